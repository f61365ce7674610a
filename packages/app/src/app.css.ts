import { layer, vars } from '@billfold/react/theme';
import { globalStyle } from '@vanilla-extract/css';

/** In the library's layer and without specificity: any class of either is stronger. */
globalStyle(':where(*)', { '@layer': { [layer]: { boxSizing: 'border-box' } } });
globalStyle(':where(h1, h2, h3, p, ul, ol, dl, dd, figure, table)', {
  '@layer': { [layer]: { margin: 0, padding: 0, font: 'inherit', listStyle: 'none' } },
});
globalStyle('html', {
  background: vars.color.background,
  scrollPaddingBlock: 'var(--billfold-sticky-top, 0px) var(--billfold-sticky-bottom, 0px)',
  // Paper stays white where the browser prints backgrounds.
  '@media': { print: { background: 'Canvas' } },
});
globalStyle('html[data-billfold-scheme="light"]', { colorScheme: 'light' });
globalStyle('html[data-billfold-scheme="dark"]', {
  colorScheme: 'dark',
  '@media': { print: { colorScheme: 'light' } },
});
globalStyle('body', { margin: 0, minHeight: 'var(--billfold-page-height, 100dvh)' });
globalStyle('html[data-framed]', { vars: { '--billfold-page-height': '0px' } });
globalStyle('::selection', {
  background: `color-mix(in srgb, ${vars.color.accent} 24%, transparent)`,
});
