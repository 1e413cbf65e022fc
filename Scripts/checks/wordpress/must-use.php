<?php
// Loaded by WordPress before everything else ("must use"): no mail, an optional REST interface, lazy pages.

add_filter( 'pre_wp_mail', '__return_true' );

// As plugins do that switch the REST interface off: it answers 401, and no page names it.
if ( get_option( 'check_rest' ) === 'off' ) {
	add_filter( 'rest_authentication_errors', function () {
		return new WP_Error( 'rest_disabled', 'The REST interface is switched off.', array( 'status' => 401 ) );
	} );
	remove_action( 'wp_head', 'rest_output_link_wp_head' );
	remove_action( 'wp_head', 'wp_oembed_add_discovery_links' );
	remove_action( 'template_redirect', 'rest_output_link_header', 11 );
}

// As themes do that load pictures with a script: a placeholder, and the picture itself in data-src and in noscript.
add_filter( 'the_content', function ( $content ) {
	if ( ! get_post_meta( get_the_ID(), 'check_lazy', true ) ) {
		return $content;
	}
	$empty = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
	return preg_replace_callback( '/<img\b[^>]*>/', function ( $found ) use ( $empty ) {
		$lazy = preg_replace( '/ (src|srcset|sizes)="/', ' data-$1="', $found[0] );
		$lazy = str_replace( '<img', "<img src=\"$empty\"", $lazy );
		$lazy = preg_replace( '/class="/', 'class="lazyload ', $lazy );
		return "$lazy<noscript>$found[0]</noscript>";
	}, $content );
}, PHP_INT_MAX - 1 );
