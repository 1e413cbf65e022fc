<?php
// Fills an empty database with WordPress and the members of a plan, and tells where everything went:
//   php fill.php FOLDER-OF-WORDPRESS PLAN.json MADE.json install    makes the tables
//   php fill.php FOLDER-OF-WORDPRESS PLAN.json MADE.json fill       makes the pages
// The plan is from wordpress.py: members with a way of publishing and pictures. MADE.json has for each member the
// page's id and URL, and for each picture its versions.

[ , $root, $plan, $target, $step ] = $argv;
$plan                 = json_decode( file_get_contents( $plan ), true );
$_SERVER['HTTP_HOST'] = preg_replace( '#^http://#', '', getenv( 'WORDPRESS_URL' ) );

function fail( $message ) {
	fwrite( STDERR, "$message\n" );
	exit( 1 );
}

if ( $step === 'install' ) {
	define( 'WP_INSTALLING', true );
	require "$root/wp-load.php";
	require ABSPATH . 'wp-admin/includes/upgrade.php';
	wp_install( $plan['title'], 'webmaster', 'webmaster@club.example', true, '', 'loopback only' );
	update_option( 'permalink_structure', '/%postname%/' );
	update_option( 'active_plugins', $plan['plugins'] );
	exit( 0 );
}

require "$root/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/image.php';
flush_rewrite_rules( false );
if ( $plan['plugins'] ) {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	foreach ( $plan['plugins'] as $plugin ) {
		do_action( "activate_$plugin", false );
	}
}

// ---- Pictures ----

// Adds a picture to the media library, as an upload from the editor of a page does.
function upload( $picture, $page ) {
	$folder = wp_upload_dir( $picture['month'] );
	$name   = wp_unique_filename( $folder['path'], $picture['name'] );
	copy( $picture['file'], "$folder[path]/$name" );
	$id = wp_insert_attachment( array(
		'post_title'     => wp_slash( $picture['title'] ) ?: pathinfo( $picture['name'], PATHINFO_FILENAME ),
		'post_excerpt'   => wp_slash( $picture['caption'] ),
		'post_content'   => wp_slash( $picture['description'] ),
		'post_mime_type' => 'image/jpeg',
		'post_status'    => 'inherit',
		'guid'           => "$folder[url]/$name",
	), "$folder[path]/$name", $page );
	update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $picture['alt'] ) );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, "$folder[path]/$name" ) );
	return $id;
}

// The URLs of a picture in all its sizes.
function versions( $id ) {
	$facts    = wp_get_attachment_metadata( $id );
	$full     = wp_get_attachment_url( $id );
	$versions = array( array( 'url' => $full, 'width' => $facts['width'], 'height' => $facts['height'] ) );
	foreach ( $facts['sizes'] as $size ) {
		$versions[] = array( 'url' => dirname( $full ) . "/$size[file]", 'width' => $size['width'], 'height' => $size['height'] );
	}
	$original = wp_get_original_image_url( $id );
	if ( $original !== $full ) {
		[ $width, $height ] = getimagesize( wp_get_original_image_path( $id ) );
		$versions[]         = array( 'url' => $original, 'width' => $width, 'height' => $height );
	}
	return $versions;
}

// ---- Ways of publishing ----

function paragraph( $text ) {
	return "<!-- wp:paragraph -->\n<p>" . esc_html( $text ) . "</p>\n<!-- /wp:paragraph -->\n\n";
}

function linked( $link, $id, $image ) {
	$targets = array( 'media' => wp_get_attachment_url( $id ), 'attachment' => get_attachment_link( $id ), 'elsewhere' => home_url( '/' ) );
	return isset( $targets[ $link ] ) ? "<a href=\"$targets[$link]\">$image</a>" : $image;
}

// An image block, as the editor saves it.
function image_block( $id, $picture, $link, $size = 'large', $class = '' ) {
	$facts   = json_encode( array( 'id' => $id, 'sizeSlug' => $size, 'linkDestination' => $link ), JSON_UNESCAPED_SLASHES );
	$source  = wp_get_attachment_image_src( $id, $size )[0];
	$image   = linked( $link, $id, "<img src=\"$source\" alt=\"" . esc_attr( $picture['alt'] ) . "\" class=\"wp-image-$id\"/>" );
	$caption = $picture['markup'] ?? esc_html( $picture['caption'] );
	if ( $caption !== '' ) {
		$caption = "<figcaption class=\"wp-element-caption\">$caption</figcaption>";
	}
	return "<!-- wp:image $facts -->\n<figure class=\"wp-block-image size-$size$class\">$image$caption</figure>\n<!-- /wp:image -->\n\n";
}

function gallery_block( $pictures, $link ) {
	$images = '';
	foreach ( $pictures as $id => $picture ) {
		$images .= image_block( $id, $picture, $link );
	}
	return "<!-- wp:gallery {\"linkTo\":\"$link\"} -->\n<figure class=\"wp-block-gallery has-nested-images columns-default is-cropped\">$images</figure>\n<!-- /wp:gallery -->\n\n";
}

// The gallery block as it was saved until WordPress 5.8.
function old_gallery_block( $pictures ) {
	$items = '';
	foreach ( $pictures as $id => $picture ) {
		$caption = $picture['caption'] === '' ? '' : '<figcaption class="blocks-gallery-item__caption">' . esc_html( $picture['caption'] ) . '</figcaption>';
		$items  .= '<li class="blocks-gallery-item"><figure><img src="' . wp_get_attachment_image_src( $id, 'large' )[0] . '" alt="'
			. esc_attr( $picture['alt'] ) . "\" data-id=\"$id\" data-full-url=\"" . wp_get_attachment_url( $id ) . '" data-link="'
			. get_attachment_link( $id ) . "\" class=\"wp-image-$id\"/>$caption</figure></li>";
	}
	$ids = json_encode( array_keys( $pictures ) );
	return "<!-- wp:gallery {\"ids\":$ids,\"linkTo\":\"none\"} -->\n<figure class=\"wp-block-gallery columns-3 is-cropped\"><ul class=\"blocks-gallery-grid\">$items</ul></figure>\n<!-- /wp:gallery -->\n\n";
}

// Image blocks of all kinds, with texts between.
function image_blocks( $pictures ) {
	$content = '';
	$styles  = array( array( 'none', 'large', '' ), array( 'media', 'medium', ' alignright' ), array( 'none', 'full', ' alignwide is-style-rounded' ), array( 'elsewhere', 'large', '' ) );
	foreach ( array_values( array_keys( $pictures ) ) as $number => $id ) {
		[ $link, $size, $class ] = $styles[ $number % count( $styles ) ];
		$content                .= paragraph( 'About the next picture there is much to tell, but not here.' );
		$content                .= image_block( $id, $pictures[ $id ], $link, $size, $class );
	}
	return $content;
}

function image_columns( $pictures ) {
	$columns = '';
	foreach ( $pictures as $id => $picture ) {
		$columns .= "<!-- wp:column -->\n<div class=\"wp-block-column\">" . image_block( $id, $picture, 'none', 'medium' ) . "</div>\n<!-- /wp:column -->\n";
	}
	return "<!-- wp:columns -->\n<div class=\"wp-block-columns\">$columns</div>\n<!-- /wp:columns -->\n\n";
}

function media_text( $pictures ) {
	$content = '';
	foreach ( $pictures as $id => $picture ) {
		$source   = wp_get_attachment_image_src( $id, 'large' )[0];
		$heading  = esc_html( $picture['heading'] );
		$content .= "<!-- wp:media-text {\"mediaId\":$id,\"mediaLink\":\"" . get_attachment_link( $id ) . "\",\"mediaType\":\"image\"} -->\n"
			. "<div class=\"wp-block-media-text alignwide is-stacked-on-mobile\"><figure class=\"wp-block-media-text__media\"><img src=\"$source\" alt=\"" . esc_attr( $picture['alt'] ) . "\" class=\"wp-image-$id size-full\"/></figure>"
			. "<div class=\"wp-block-media-text__content\"><!-- wp:heading {\"level\":3} -->\n<h3>$heading</h3>\n<!-- /wp:heading -->\n\n"
			. paragraph( $picture['story'] ) . "</div></div>\n<!-- /wp:media-text -->\n\n";
	}
	return $content;
}

// Pictures as the classic editor puts them into a text: a medium size, linked to the file, with a caption shortcode.
function classic_images( $pictures ) {
	$content = '';
	foreach ( $pictures as $id => $picture ) {
		[ $source, $width, $height ] = wp_get_attachment_image_src( $id, 'medium' );
		$tooltip  = $picture['tooltip'] === '' ? '' : ' title="' . esc_attr( $picture['tooltip'] ) . '"';
		$image    = '<a href="' . wp_get_attachment_url( $id ) . "\"><img class=\"size-medium wp-image-$id\"$tooltip src=\"$source\" alt=\"" . esc_attr( $picture['alt'] ) . "\" width=\"$width\" height=\"$height\" /></a>";
		$content .= $picture['caption'] === '' ? "$image\n\n"
			: "[caption id=\"attachment_$id\" align=\"alignnone\" width=\"$width\"]$image " . esc_html( $picture['caption'] ) . "[/caption]\n\n";
	}
	return "A few pictures of last year:\n\n$content";
}

function shortcode( $pictures, $attributes ) {
	return 'Click on a picture to see it better.' . "\n\n[gallery ids=\"" . implode( ',', array_keys( $pictures ) ) . "\" $attributes]\n";
}

// A gallery on three pages.
function gallery_pages( $pictures ) {
	$parts = array();
	foreach ( array_chunk( $pictures, ceil( count( $pictures ) / 3 ), true ) as $some ) {
		$parts[] = gallery_block( $some, 'media' );
	}
	return implode( "<!-- wp:nextpage -->\n<!--nextpage-->\n<!-- /wp:nextpage -->\n\n", $parts );
}

function content( $way, $pictures ) {
	switch ( $way ) {
		case 'gallery-file': return paragraph( 'My favourites.' ) . gallery_block( $pictures, 'media' );
		case 'gallery-attachment': return gallery_block( $pictures, 'attachment' );
		case 'gallery-unlinked':
		case 'gallery-lazy':
		case 'gallery-plain-link':
		case 'protected': return gallery_block( $pictures, 'none' );
		case 'gallery-old': return old_gallery_block( $pictures );
		case 'gallery-pages': return gallery_pages( $pictures );
		case 'classic-file': return shortcode( $pictures, 'link="file"' );
		case 'classic-attachment': return shortcode( $pictures, 'columns="4"' );
		case 'classic-unlinked': return shortcode( $pictures, 'link="none" size="medium"' );
		case 'classic-thumbnails': return shortcode( $pictures, 'link="none"' );
		case 'classic-lazy': return shortcode( $pictures, 'link="file" size="medium"' );
		case 'classic-images': return classic_images( $pictures );
		case 'image-blocks': return image_blocks( $pictures );
		case 'image-columns': return image_columns( $pictures );
		case 'media-text': return media_text( $pictures );
		case 'text-only': return paragraph( 'I have no pictures here yet. Come to our exhibition!' );
	}
	fail( "unknown way of publishing: $way" );
}

// ---- NextGEN Gallery ----

// Makes a gallery of the plugin, and returns its id and the URLs of its pictures.
function nextgen_gallery( $member ) {
	$mapper             = \Imagely\NGG\DataMappers\Gallery::get_instance();
	$storage            = \Imagely\NGG\DataStorage\Manager::get_instance();
	$gallery            = $mapper->create( array( 'title' => $member['name'] ) );
	if ( ! $gallery->save() ) {
		fail( "NextGEN Gallery makes no gallery for $member[name]" );
	}
	$images = \Imagely\NGG\DataMappers\Image::get_instance();
	$ids    = array();
	$made   = array();
	foreach ( $member['pictures'] as $number => $picture ) {
		$id                = $storage->import_image_file( $gallery->gid, $picture['file'], $picture['name'] );
		$image             = $images->find( $id );
		$image->alttext     = $picture['title'];
		$image->description = $picture['description'];
		$image->sortorder   = $number + 1;
		$images->save( $image );
		$ids[]             = $id;
		[ $width, $height ] = getimagesize( $storage->get_image_abspath( $image ) );
		$thumbnail         = $storage->get_image_dimensions( $image, 'thumb' );
		$made[]            = array(
			array( 'url' => $storage->get_image_url( $image ), 'width' => $width, 'height' => $height ),
			array( 'url' => $storage->get_image_url( $image, 'thumb' ), 'width' => $thumbnail['width'], 'height' => $thumbnail['height'] ),
		);
	}
	return array( $gallery->gid, $ids, $made );
}

function nextgen_content( $way, $gallery, $ids ) {
	switch ( $way ) {
		case 'nextgen-thumbnails': return "[ngg src=\"galleries\" ids=\"$gallery\" display=\"basic_thumbnail\" images_per_page=\"3\" number_of_columns=\"2\" ajax_pagination=\"0\" order_by=\"sortorder\"]";
		case 'nextgen-browser': return "[ngg src=\"galleries\" ids=\"$gallery\" display=\"basic_imagebrowser\" order_by=\"sortorder\"]";
		case 'nextgen-slides': return "[ngg src=\"galleries\" ids=\"$gallery\" display=\"basic_slideshow\" order_by=\"sortorder\"]";
		case 'nextgen-single': return implode( "\n\n", array_map( fn( $id ) => "[singlepic id=$id w=320]", $ids ) );
	}
	fail( "unknown way of publishing: $way" );
}

// ---- Plugins whose galleries are made of the media library ----

// The facts that an editor of a plugin saves with a gallery.
function plugin_facts( $plugin, $layout, $pictures ) {
	$images = array();
	foreach ( $pictures as $id => $picture ) {
		$images[] = array( 'id' => $id, 'title' => $picture['title'], 'description' => $picture['description'] );
	}
	switch ( $plugin ) {
		case 'foogallery':
			$names = array( 'portfolio' => 'simple_portfolio', 'viewer' => 'image-viewer' );
			return array(
				'foogallery_template'    => $names[ $layout ] ?? $layout,
				'foogallery_attachments' => array_keys( $pictures ),
			);
		case 'modula':
			$type = $layout === 'creative' ? 'creative-gallery' : $layout;
			return array(
				'modula-images'   => array_map( fn( $image ) => $image + array( 'width' => 2, 'height' => 2 ), $images ),
				'modula-settings' => array( 'type' => $type, 'hide_title' => 0, 'hide_description' => 0 ),
			);
		case 'portfolio':
			return array(
				'vp_content_source'     => 'images',
				'vp_images'             => $images,
				'vp_layout'             => $layout === 'pages' ? 'grid' : $layout,
				'vp_items_count'        => $layout === 'pages' ? 3 : -1,
				'vp_items_click_action' => 'popup_gallery',
				'vp_pagination'         => 'paged',
				'vp_layout_elements'    => array(
					'top'    => array( 'elements' => array() ),
					'items'  => array( 'elements' => array( 'items' ) ),
					'bottom' => array( 'elements' => array( 'pagination' ) ),
				),
			);
	}
}

// Makes a gallery of a plugin, and returns the shortcode that shows it.
function plugin_gallery( $way, $member, $pictures ) {
	[ $plugin, $layout ] = explode( '-', $way );
	$types               = array( 'foogallery' => 'foogallery', 'modula' => 'modula-gallery', 'portfolio' => 'vp_lists' );
	$shortcodes          = array( 'foogallery' => 'foogallery', 'modula' => 'modula', 'portfolio' => 'visual_portfolio' );

	$gallery = wp_insert_post( array(
		'post_type'   => $types[ $plugin ],
		'post_status' => 'publish',
		'post_title'  => $member['name'],
	) );
	foreach ( plugin_facts( $plugin, $layout, $pictures ) as $name => $value ) {
		update_post_meta( $gallery, $name, wp_slash( $value ) );
	}
	return "[$shortcodes[$plugin] id=\"$gallery\"]";
}

// ---- The site ----

// Makes the pages of the members, and returns where everything went.
function fill( $plan ) {
	wp_delete_post( 1, true );
	$parent = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Members', 'post_content' => paragraph( 'Our members.' ) ) );
	$result = array();
	foreach ( $plan['members'] as $order => $member ) {
		$page     = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $member['name'], 'post_name' => $member['slug'], 'post_parent' => $parent, 'menu_order' => $order ), true );
		$pictures = array();
		$made     = array();
		if ( str_starts_with( $member['way'], 'nextgen' ) ) {
			[ $gallery, $ids, $made ] = nextgen_gallery( $member );
			$content                  = nextgen_content( $member['way'], $gallery, $ids );
		} else {
			foreach ( $member['pictures'] as $picture ) {
				$id              = upload( $picture, $page );
				$pictures[ $id ] = $picture;
				$made[]          = versions( $id );
			}
			$content = preg_match( '/^(foogallery|modula|portfolio)-/', $member['way'] )
				? plugin_gallery( $member['way'], $member, $pictures ) : content( $member['way'], $pictures );
		}
		wp_update_post( array( 'ID' => $page, 'post_content' => wp_slash( $content ), 'post_password' => $member['way'] === 'protected' ? 'lens' : '' ) );
		if ( str_ends_with( $member['way'], '-lazy' ) ) {
			update_post_meta( $page, 'check_lazy', 1 );
		}
		$url      = $member['way'] === 'gallery-plain-link' ? home_url( "/?page_id=$page" ) : get_permalink( $page );
		$result[] = array( 'id' => $page, 'url' => $url, 'pictures' => $made );
	}
	return array( 'version' => get_bloginfo( 'version' ), 'members' => $result );
}

file_put_contents( $target, json_encode( fill( $plan ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
