<?php
// Fills a Zenphoto whose tables exist with the albums of a plan, or chooses how it looks:
//   php zenphoto.php FOLDER-OF-ZENPHOTO URL fill PLAN.json
//   php zenphoto.php FOLDER-OF-ZENPHOTO URL choose THEME 1|0      and whether links are readable
// PLAN.json has albums, parents first: their path and title, and pictures with file, name, title and caption.

// Zenphoto has global variables of its own, so these have names that it does not use.
[ , $check_root, $check_url, $check_step, $check_value ] = $argv;
$check_links = $argv[5] ?? 1;
$_SERVER['HTTP_HOST']       = parse_url( $check_url, PHP_URL_HOST ) . ':' . parse_url( $check_url, PHP_URL_PORT );
$_SERVER['REQUEST_URI']     = '/zp-core/admin.php';
$_SERVER['SCRIPT_NAME']     = '/zp-core/admin.php';
$_SERVER['SCRIPT_FILENAME'] = "$check_root/zp-core/admin.php";
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
define( 'OFFSET_PATH', 1 );
chdir( "$check_root/zp-core" );
require 'functions/functions.php';

$gallery = new Gallery();
if ( $check_step === 'choose' ) {
	$gallery->setCurrentTheme( $check_value );
	$gallery->save();
	setOption( 'mod_rewrite', (int) $check_links );
	exit( 0 );
}

$master = Authority::newAdministrator( 'webmaster', 1 );
$master->setPass( 'loopback-only' );
$master->setRights( ALL_RIGHTS );
$master->save();
setOption( 'gallery_title', 'Fotoclub Zonnevlek' );

foreach ( json_decode( file_get_contents( $check_value ), true ) as $planned ) {
	mkdir( "$check_root/albums/$planned[path]" );
	foreach ( $planned['pictures'] as $picture ) {
		copy( $picture['file'], "$check_root/albums/$planned[path]/$picture[name]" );
	}
	$album = AlbumBase::newAlbum( $planned['path'] );
	$album->setTitle( $planned['title'] );
	$album->setPublished( 1 );
	$album->save();
	foreach ( $planned['pictures'] as $picture ) {
		$image = Image::newImage( $album, $picture['name'] );
		if ( $picture['title'] !== '' ) {
			$image->setTitle( $picture['title'] );
		}
		$image->setDesc( $picture['caption'] );
		$image->save();
	}
}
