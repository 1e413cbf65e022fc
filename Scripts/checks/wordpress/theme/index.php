<?php get_header(); ?>
<main class="site-main">
	<?php while ( have_posts() ) : the_post(); ?>
	<article <?php post_class(); ?>>
		<h1 class="entry-title"><?php the_title(); ?></h1>
		<div class="entry-content">
			<?php the_content(); ?>
			<?php wp_link_pages(); ?>
		</div>
	</article>
	<?php if ( is_page() ) : ?>
	<nav class="neighbours">
		<?php foreach ( array_filter( clubhouse_neighbours() ) as $label => $page ) : ?>
		<a href="<?php echo esc_url( get_permalink( $page ) ); ?>">
			<?php echo clubhouse_thumbnail( $page ); ?>
			<span><?php echo esc_html( "$label: " . get_the_title( $page ) ); ?></span>
		</a>
		<?php endforeach; ?>
	</nav>
	<?php endif; ?>
	<?php endwhile; ?>
</main>
<?php get_sidebar(); ?>
<?php get_footer(); ?>
