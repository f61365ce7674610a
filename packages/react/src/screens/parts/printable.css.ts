import { globalStyle } from '@vanilla-extract/css';
import { base, surface } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { layer, vars } from '../../theme/theme.css.ts';

/** Beside what is printed instead. */
export const screenOnly = layered(base, { '@media': { print: { display: 'none' } } });

const inInk = { borderColor: 'CanvasText', color: 'CanvasText' } as const;

export const paper = layered(surface, {
  display: 'none',
  '@media': {
    print: {
      ...inInk,
      display: 'grid',
      gap: vars.space[4],
      // Width of an upright sheet: on a wider one, a line would be too long to read across.
      width: '100%',
      maxWidth: '720px',
      marginInline: 'auto',
      // Black on white, whatever the theme of the screen.
      colorScheme: 'light',
      background: 'Canvas',
      breakInside: 'avoid',
    },
  },
});
globalStyle(`${paper} *`, { '@layer': { [layer]: { '@media': { print: inInk } } } });

export const head = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
});

export const title = layered(base, { fontSize: vars.text.xl, fontWeight: 600 });

export const printed = layered(base, { fontSize: vars.text.sm });
