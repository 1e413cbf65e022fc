<?php
// Chooses the theme, and switches the REST interface on or off: php set.php FOLDER-OF-WORDPRESS THEME on|off

[ , $root, $wanted, $interface ] = $argv;
$_SERVER['HTTP_HOST'] = preg_replace( '#^http://#', '', getenv( 'WORDPRESS_URL' ) );
require "$root/wp-load.php";
switch_theme( $wanted );
if ( get_stylesheet() !== $wanted || ! wp_get_theme( $wanted )->exists() ) {
	fwrite( STDERR, "WordPress has no theme $wanted\n" );
	exit( 1 );
}
update_option( 'check_rest', $interface );
