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

const local = (...names: readonly string[]) => names.map((name) => `local("${name}")`).join();

/** Arial, or a font with its widths, in the measures of Inter. Without bold letters of its own they would be drawn twice. */
globalFontFace(fallback, [
  {
    src: local('Arial', 'ArialMT', 'Liberation Sans', 'Arimo'),
    fontWeight: '400 500',
    sizeAdjust: '107.12%',
    ascentOverride: '90.44%',
    descentOverride: '22.52%',
    lineGapOverride: '0%',
  },
  {
    src: local('Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'),
    fontWeight: '600 700',
    sizeAdjust: '102.5%',
    ascentOverride: '94.51%',
    descentOverride: '23.53%',
    lineGapOverride: '0%',
  },
]);

/** For the site alone: elsewhere the components take the font of their host. */
globalStyle('html', {
  vars: { '--billfold-font-body': `"${family}", "${fallback}", system-ui, sans-serif` },
});
