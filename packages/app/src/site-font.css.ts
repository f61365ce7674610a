import { globalFontFace, globalStyle } from '@vanilla-extract/css';

const family = 'Billfold Inter';
const fallback = 'Billfold Inter Fallback';

/** Inter in the characters of English and of amounts; scripts/subset-font.mjs writes the file. */
globalFontFace(family, {
  src: 'url(/assets/inter-3e03d37b.woff2) format("woff2")',
  fontWeight: '400 700',
  fontStyle: 'normal',
  // A page that was drawn without it stays as it is: nothing jumps.
  fontDisplay: 'optional',
});

/** Arial, or a font with its widths, in the measures of Inter. */
globalFontFace(fallback, {
  src: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'].map((name) => `local("${name}")`).join(),
  sizeAdjust: '107.12%',
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
});

/** For the site alone: elsewhere the components take the font of their host. */
globalStyle('html', {
  vars: { '--billfold-font-body': `"${family}", "${fallback}", system-ui, sans-serif` },
});
