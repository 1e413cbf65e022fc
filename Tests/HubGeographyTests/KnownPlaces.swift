import Testing

/// A place and its known country.
struct KnownPlace: Sendable, CustomTestStringConvertible {
  let name: String
  let latitude: Double
  let longitude: Double
  let country: String

  var testDescription: String { name }
}

/// Places around the world: near borders, on islands, in enclaves and in very small countries.
///
/// Baarle-Hertog is missing on purpose: the Belgian exclaves in the Netherlands are too small for
/// borders of this scale. Places less than 2 km from a border are missing too.
let knownPlaces: [KnownPlace] = """
  Eindhoven          51.4416    5.4697  NL
  Maastricht         50.8514    5.6910  NL
  Heerlen            50.8882    5.9795  NL
  Borkum             53.5880    6.6700  DE
  Terneuzen          51.3350    3.8280  NL
  Enschede           52.2215    6.8937  NL
  Texel              53.0550    4.7980  NL
  Schiermonnikoog    53.4800    6.1600  NL
  Antwerp            51.2194    4.4025  BE
  Eupen              50.6280    6.0360  BE
  Luxembourg         49.6116    6.1319  LU
  Aachen             50.7660    6.1000  DE
  Konstanz           47.6760    9.1750  DE
  Flensburg          54.7830    9.4330  DE
  Helgoland          54.1820    7.8860  DE
  Strasbourg         48.5734    7.7521  FR
  Lille              50.6292    3.0573  FR
  Ajaccio            41.9192    8.7386  FR
  Saint-Denis        -20.8789  55.4481  FR
  Basel              47.5480    7.5800  CH
  Geneva             46.2044    6.1432  CH
  Lugano             46.0037    8.9511  CH
  Vaduz              47.1410    9.5209  LI
  Bregenz            47.5000    9.7471  AT
  Salzburg           47.7950   13.0450  AT
  Monaco             43.7384    7.4246  MC
  San_Marino         43.9424   12.4578  SM
  Vatican            41.9029   12.4534  VA
  Rome               41.8902   12.4922  IT
  Trieste            45.6495   13.7768  IT
  Lampedusa          35.5085   12.6000  IT
  Valletta           35.8989   14.5146  MT
  Andorra            42.5063    1.5218  AD
  Gibraltar          36.1340   -5.3500  GI
  Ceuta              35.8890   -5.3160  ES
  Tenerife           28.4636  -16.2518  ES
  Ponta_Delgada      37.7412  -25.6756  PT
  London             51.5074   -0.1278  GB
  Belfast            54.5973   -5.9301  GB
  Dublin             53.3498   -6.2603  IE
  Alderney           49.7150   -2.2000  GG
  Douglas            54.1500   -4.4800  IM
  Copenhagen         55.6761   12.5683  DK
  Torshavn           62.0107   -6.7741  FO
  Malmo              55.6050   13.0038  SE
  Tromso             69.6492   18.9553  NO
  Longyearbyen       78.2232   15.6267  NO
  Mariehamn          60.0973   19.9348  AX
  Reykjavik          64.1466  -21.9426  IS
  Nuuk               64.1814  -51.6941  GL
  Kaliningrad        54.7104   20.4522  RU
  Vladivostok        43.1155  131.8855  RU
  Anadyr             64.7337  177.4968  RU
  Kastellorizo       36.1500   29.5900  GR
  Male                4.1750   73.5100  MV
  Istanbul           41.0082   28.9784  TR
  Jerusalem          31.7725   35.2042  IL
  Gaza               31.5017   34.4668  PS
  Dubai              25.2048   55.2708  AE
  Singapore           1.3521  103.8198  SG
  Johor_Bahru         1.5200  103.7400  MY
  Hong_Kong          22.2793  114.1628  HK
  Macao              22.1900  113.5400  MO
  Shenzhen           22.5700  114.0600  CN
  Beijing            39.9042  116.4074  CN
  Taipei             25.0330  121.5654  TW
  Seoul              37.5665  126.9780  KR
  Tokyo              35.6762  139.6503  JP
  Naha               26.2124  127.6809  JP
  Dili               -8.5569  125.5603  TL
  Sydney            -33.8688  151.2093  AU
  Hobart            -42.8821  147.3272  AU
  Auckland          -36.8485  174.7633  NZ
  Suva              -18.1416  178.4419  FJ
  Taveuni           -16.8500 -179.9700  FJ
  Funafuti           -8.5200  179.2000  TV
  Honolulu           21.3069 -157.8583  US
  Detroit            42.3600  -83.1000  US
  El_Paso            31.8000 -106.4200  US
  San_Juan           18.4655  -66.1057  PR
  Ottawa             45.4215  -75.6972  CA
  Hamilton           32.2949  -64.7820  BM
  Saint-Pierre       46.7811  -56.1764  PM
  Kralendijk         12.1500  -68.2700  NL
  Willemstad         12.1091  -68.9316  CW
  Easter_Island     -27.1127 -109.3497  CL
  Buenos_Aires      -34.6037  -58.3816  AR
  Asuncion          -25.2800  -57.5800  PY
  Maseru            -29.3200   27.5100  LS
  Bloemfontein      -29.0852   26.1596  ZA
  Mbabane           -26.3186   31.1410  SZ
  Windhoek          -22.5609   17.0658  NA
  Kinshasa           -4.3700   15.3000  CD
  Juba                4.8594   31.5713  SS
  Tifariti           26.1580  -10.5670  EH
  McMurdo           -77.8419  166.6863  AQ
  """.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ")
    guard words.count == 4, let latitude = Double(words[1]), let longitude = Double(words[2]) else {
      return nil
    }
    return KnownPlace(
      name: String(words[0]), latitude: latitude, longitude: longitude, country: String(words[3]))
  }
