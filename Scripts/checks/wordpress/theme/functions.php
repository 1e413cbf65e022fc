<?php
// A classic theme: a header picture, a menu, a sidebar, neighbours and a footer around each page.

add_action( 'after_setup_theme', function () {
	add_theme_support( 'title-tag' );
	add_theme_support( 'post-thumbnails' );
	add_theme_support( 'html5', array( 'gallery', 'caption' ) );
} );

add_action( 'wp_enqueue_scripts', function () {
	wp_enqueue_style( 'clubhouse', get_stylesheet_uri() );
} );

// The pages of the members beside this one, in the order of the menu.
function clubhouse_neighbours() {
	$page  = get_post();
	$pages = get_pages( array( 'parent' => $page->post_parent, 'sort_column' => 'menu_order' ) );
	$here  = array_search( $page->ID, wp_list_pluck( $pages, 'ID' ), true );
	return $page->post_parent ? array(
		'Previous member' => $pages[ $here - 1 ] ?? null,
		'Next member'     => $pages[ $here + 1 ] ?? null,
	) : array();
}

// The thumbnail of the first picture of a page.
function clubhouse_thumbnail( $page ) {
	$pictures = get_children( array( 'post_parent' => $page->ID, 'post_type' => 'attachment', 'order' => 'ASC', 'numberposts' => 1 ) );
	return $pictures ? wp_get_attachment_image( reset( $pictures )->ID, 'thumbnail' ) : '';
}
