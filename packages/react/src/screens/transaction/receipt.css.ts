import { globalStyle } from '@vanilla-extract/css';
import { base, surface } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { layer, vars } from '../../theme/theme.css.ts';

/** Beside the receipt on paper, where only that is printed. */
export const screenOnly = layered(base, { '@media': { print: { display: 'none' } } });

const inInk = { borderColor: 'CanvasText', color: 'CanvasText' } as const;

export const receipt = layered(surface, {
  display: 'none',
  '@media': {
    print: {
      ...inInk,
      display: 'grid',
      gap: vars.space[4],
      // Black on white, whatever the theme of the screen.
      colorScheme: 'light',
      background: 'Canvas',
      breakInside: 'avoid',
    },
  },
});
globalStyle(`${receipt} *`, { '@layer': { [layer]: { '@media': { print: inInk } } } });

export const title = layered(base, { fontSize: vars.text.xl, fontWeight: 600 });

export const amount = layered(base, { paddingBlock: vars.space[4] });

/** In the lines that were typed. */
export const note = layered(base, { fontWeight: 400, whiteSpace: 'pre-wrap' });

export const printed = layered(base, { fontSize: vars.text.sm });
