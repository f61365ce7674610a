// Run before a package is packed: npm would leave `workspace:` and `catalog:` in the manifest.
if (!process.env['npm_config_user_agent']?.startsWith('pnpm/')) {
  console.error(
    'Pack this package with `node scripts/pack.mjs --to <folder>` from the root of the repository: a tarball of `npm pack` cannot be installed.',
  );
  process.exit(1);
}
