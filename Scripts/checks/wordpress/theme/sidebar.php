<aside class="sidebar">
	<section class="widget">
		<h2>Latest pictures of our club</h2>
		<ul class="latest-pictures">
			<?php foreach ( get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 6 ) ) as $picture ) : ?>
			<li><a href="<?php echo esc_url( get_permalink( $picture ) ); ?>"><?php echo wp_get_attachment_image( $picture->ID, 'medium' ); ?></a></li>
			<?php endforeach; ?>
		</ul>
	</section>
	<section class="widget">
		<h2>Follow us</h2>
		<?php foreach ( array( 'facebook', 'instagram', 'flickr' ) as $name ) : ?>
		<a class="social" href="https://<?php echo $name; ?>.example/zonnevlek"><img src="<?php echo esc_url( get_theme_file_uri( "images/$name.jpg" ) ); ?>" width="32" height="32" alt="<?php echo ucfirst( $name ); ?>"></a>
		<?php endforeach; ?>
	</section>
</aside>
