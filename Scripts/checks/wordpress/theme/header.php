<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<meta property="og:site_name" content="<?php bloginfo( 'name' ); ?>">
	<meta property="og:image" content="<?php echo esc_url( get_theme_file_uri( 'images/header.jpg' ) ); ?>">
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<header class="site-header">
	<a href="<?php echo esc_url( home_url( '/' ) ); ?>" rel="home">
		<img class="header-image" src="<?php echo esc_url( get_theme_file_uri( 'images/header.jpg' ) ); ?>" width="1600" height="400" alt="<?php bloginfo( 'name' ); ?>">
	</a>
	<p class="site-title"><?php bloginfo( 'name' ); ?></p>
	<nav class="main-navigation"><?php wp_page_menu( array( 'depth' => 2, 'show_home' => true ) ); ?></nav>
</header>
