/// Certificates and keys that only tests trust, made with `openssl`: elliptic curve prime256v1,
/// valid from 2024 to 2126 unless stated otherwise.
///
///     openssl ecparam -name prime256v1 -genkey -noout -out authority.key   (the same for leaf.key)
///     openssl req -new -key authority.key -subj "/CN=hubpack test authority" -out authority.csr
///     openssl ca -selfsign -keyfile authority.key -in authority.csr -out authority.pem \
///       -startdate 20240101000000Z -enddate 21260101000000Z   (with CA:TRUE, keyCertSign)
///     openssl req -new -key leaf.key -subj "/CN=localhost" -out trusted.csr
///     openssl ca -cert authority.pem -keyfile authority.key -in trusted.csr -out trusted.pem …
///       (with CA:FALSE, serverAuth, and a subjectAltName of IP:127.0.0.1, IP:::1, DNS:localhost)
///
/// The key of the authority was discarded.
enum Certificates {
  /// The certificate that a client has to trust.
  static let authority = """
    -----BEGIN CERTIFICATE-----
    MIIBdTCCARugAwIBAgIBATAKBggqhkjOPQQDAjAhMR8wHQYDVQQDDBZodWJwYWNr
    IHRlc3QgYXV0aG9yaXR5MCAXDTI0MDEwMTAwMDAwMFoYDzIxMjYwMTAxMDAwMDAw
    WjAhMR8wHQYDVQQDDBZodWJwYWNrIHRlc3QgYXV0aG9yaXR5MFkwEwYHKoZIzj0C
    AQYIKoZIzj0DAQcDQgAE/4jxDgxPDySqElZKGbJop1J0UZbpbxU6GNLxEDNW4uv2
    jelMH22urkqLq+SA5TRnEMtQ6TznM/QN3FNNVT8jZqNCMEAwDwYDVR0TAQH/BAUw
    AwEB/zAOBgNVHQ8BAf8EBAMCAQYwHQYDVR0OBBYEFIY60Fu9UtcXLe1LxF5/Nc0m
    hdQvMAoGCCqGSM49BAMCA0gAMEUCIAHfUzn1THhEDEK6zoRIuvoc0ZZLOmPr0yNH
    SGvqGvMYAiEAhaYmGRCB0io1jFQUQMd9aQuZ6jH99jSUO6aKqY/MXVA=
    -----END CERTIFICATE-----
    """

  /// The certificate for this machine, signed by the authority.
  static let trusted = """
    -----BEGIN CERTIFICATE-----
    MIIB0jCCAXigAwIBAgIIAZ7Sq/JTJIowCgYIKoZIzj0EAwIwITEfMB0GA1UEAwwW
    aHVicGFjayB0ZXN0IGF1dGhvcml0eTAgFw0yNDAxMDEwMDAwMDBaGA8yMTI2MDEw
    MTAwMDAwMFowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZI
    zj0DAQcDQgAEdYA0rOv06V3+v8Q/8uiRvUq/zVlL44agLVPdh3ZaDd9wouvfaFxc
    V//bzQmuLPceZ57hJSz73Oh0N2ArNNw03KOBpDCBoTAMBgNVHRMBAf8EAjAAMA4G
    A1UdDwEB/wQEAwIHgDATBgNVHSUEDDAKBggrBgEFBQcDATAsBgNVHREEJTAjhwR/
    AAABhxAAAAAAAAAAAAAAAAAAAAABgglsb2NhbGhvc3QwHQYDVR0OBBYEFLShDy/+
    z5628QUrAfCQNBds2uyhMB8GA1UdIwQYMBaAFIY60Fu9UtcXLe1LxF5/Nc0mhdQv
    MAoGCCqGSM49BAMCA0gAMEUCIHYTvZY85oGJprvFY9WI/NZQG+Vd3fkIvSb0PZtV
    vhN9AiEAvKYbOmTv07v0v2myvf0n3WaJEJw7mxAroVLyNAdH500=
    -----END CERTIFICATE-----
    """

  /// The certificate for this machine, signed by the authority, expired since 2021.
  static let expired = """
    -----BEGIN CERTIFICATE-----
    MIIBzzCCAXagAwIBAgIIAxw6FmVehH4wCgYIKoZIzj0EAwIwITEfMB0GA1UEAwwW
    aHVicGFjayB0ZXN0IGF1dGhvcml0eTAeFw0yMDAxMDEwMDAwMDBaFw0yMTAxMDEw
    MDAwMDBaMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49
    AwEHA0IABHWANKzr9Old/r/EP/Lokb1Kv81ZS+OGoC1T3Yd2Wg3fcKLr32hcXFf/
    280Jriz3Hmee4SUs+9zodDdgKzTcNNyjgaQwgaEwDAYDVR0TAQH/BAIwADAOBgNV
    HQ8BAf8EBAMCB4AwEwYDVR0lBAwwCgYIKwYBBQUHAwEwLAYDVR0RBCUwI4cEfwAA
    AYcQAAAAAAAAAAAAAAAAAAAAAYIJbG9jYWxob3N0MB0GA1UdDgQWBBS0oQ8v/s+e
    tvEFKwHwkDQXbNrsoTAfBgNVHSMEGDAWgBSGOtBbvVLXFy3tS8RefzXNJoXULzAK
    BggqhkjOPQQDAgNHADBEAiAPDzKVMGBplpYuDXJvrsAMUY5JRLjbrcnfLLZ4vh+U
    agIgBK1pd2dBuETkKOe4GeK9rxuNy5vkONCTyMl9hrpDnJ8=
    -----END CERTIFICATE-----
    """

  /// The certificate for `other.example`, signed by the authority.
  static let wrongName = """
    -----BEGIN CERTIFICATE-----
    MIIBwTCCAWigAwIBAgIIBrGEkWNzpUAwCgYIKoZIzj0EAwIwITEfMB0GA1UEAwwW
    aHVicGFjayB0ZXN0IGF1dGhvcml0eTAgFw0yNDAxMDEwMDAwMDBaGA8yMTI2MDEw
    MTAwMDAwMFowGDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTBZMBMGByqGSM49AgEG
    CCqGSM49AwEHA0IABHWANKzr9Old/r/EP/Lokb1Kv81ZS+OGoC1T3Yd2Wg3fcKLr
    32hcXFf/280Jriz3Hmee4SUs+9zodDdgKzTcNNyjgZAwgY0wDAYDVR0TAQH/BAIw
    ADAOBgNVHQ8BAf8EBAMCB4AwEwYDVR0lBAwwCgYIKwYBBQUHAwEwGAYDVR0RBBEw
    D4INb3RoZXIuZXhhbXBsZTAdBgNVHQ4EFgQUtKEPL/7PnrbxBSsB8JA0F2za7KEw
    HwYDVR0jBBgwFoAUhjrQW71S1xct7UvEXn81zSaF1C8wCgYIKoZIzj0EAwIDRwAw
    RAIgf4GzndlnpUultAfwc08oUG1Swg+8qKt2Z73FoTyuHXYCICKFDS1UacE1idJy
    11+3gFUcR93dlinlPdU2gR+jqUOn
    -----END CERTIFICATE-----
    """

  /// The certificate for this machine, signed by itself.
  static let selfSigned = """
    -----BEGIN CERTIFICATE-----
    MIIBnzCCAUSgAwIBAgICClUwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxo
    b3N0MCAXDTI0MDEwMTAwMDAwMFoYDzIxMjYwMTAxMDAwMDAwWjAUMRIwEAYDVQQD
    DAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR1gDSs6/TpXf6/
    xD/y6JG9Sr/NWUvjhqAtU92HdloN33Ci699oXFxX/9vNCa4s9x5nnuElLPvc6HQ3
    YCs03DTco4GDMIGAMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgeAMBMGA1Ud
    JQQMMAoGCCsGAQUFBwMBMCwGA1UdEQQlMCOHBH8AAAGHEAAAAAAAAAAAAAAAAAAA
    AAGCCWxvY2FsaG9zdDAdBgNVHQ4EFgQUtKEPL/7PnrbxBSsB8JA0F2za7KEwCgYI
    KoZIzj0EAwIDSQAwRgIhAO/BMOcy7lc7Qrdnp1DEAi2vrf20Rfp+R+w/QfbPfh3N
    AiEAtBlqS7l0EduwSV7rHXB7Bgi3BWnJTjVYe0gC7Bo5+7k=
    -----END CERTIFICATE-----
    """

  /// The key of all certificates but the authority's.
  static let key = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgj6n0Wzrxbm/L70Rn
    1Z7PYcq5P8bD6mC6wHDizfOjJd6hRANCAAR1gDSs6/TpXf6/xD/y6JG9Sr/NWUvj
    hqAtU92HdloN33Ci699oXFxX/9vNCa4s9x5nnuElLPvc6HQ3YCs03DTc
    -----END PRIVATE KEY-----
    """
}
