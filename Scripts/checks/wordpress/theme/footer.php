<footer class="site-footer">
	<img class="footer-logo" src="<?php echo esc_url( get_theme_file_uri( 'images/logo.jpg' ) ); ?>" width="240" height="120" alt="The logo of <?php bloginfo( 'name' ); ?>">
	<p>© <?php bloginfo( 'name' ); ?>. The pictures belong to their makers.</p>
</footer>
<?php wp_footer(); ?>
</body>
</html>
