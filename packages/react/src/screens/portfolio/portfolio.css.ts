import { globalStyle } from '@vanilla-extract/css';
import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { layer, media, vars } from '../../theme/theme.css.ts';

/** Buttons follow the amount if it stays on one line, else they go below. */
export const top = layered(base, {
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    'screen and (min-width: 640px)': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: vars.space[6],
    },
  },
});

/** First column of `top`, at least as wide as its longest number. */
export const topAmount = layered(base, { flex: '1 1 min-content' });

export const hero = layered(topAmount, {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(min-content, 1fr)',
  gridTemplateRows: `${vars.control.dense} auto`,
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  // A number that is longer than a phone is wide breaks.
  '@media': { [media.phone]: { gridTemplateColumns: 'max-content minmax(0, 1fr)' } },
});

export const heroBody = layered(base, {
  gridColumn: '1 / -1',
  // A grid would not be as wide as the number in it.
  display: 'flex',
  flexDirection: 'column',
  // A number is read from left to right, but begins where the text does.
  alignItems: 'flex-start',
  gap: vars.space[1],
  minWidth: 0,
  '@media': { [media.phone]: { overflowWrap: 'anywhere' } },
});

export const heroLabel = layered(base, { color: vars.color.textMuted });

export const change = layered(base, { minHeight: '1.5em', color: vars.color.textMuted });

/** Line of what came in or left, kept also where the crosshair is before it. */
export const deposits = layered(base, { display: 'block', minHeight: '1.5em' });

export const noPrices = layered(base, { color: vars.color.textMuted });

export const strong = layered(base, { color: vars.color.text, fontWeight: 500 });

/** Keeps its line, so that nothing moves when the value comes. */
export const under = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  minHeight: '1.5em',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const stale = layered(base, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.color.warning,
  fontSize: vars.text.sm,
});

export const actions = layered(base, {
  display: 'flex',
  flex: 'none',
  gap: vars.space[3],
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridAutoFlow: 'column',
      // Equal, except where a language has a longer word than its share.
      gridAutoColumns: 'minmax(min-content, 1fr)',
      gap: vars.space[1],
    },
  },
});

/** Action button, on a phone one of four in a line, its icon above its text. */
export const actionButton = layered({
  '@media': {
    [media.phone]: {
      width: '100%',
      minHeight: '60px',
      paddingInline: vars.space[1],
      fontSize: vars.text.sm,
      whiteSpace: 'normal',
    },
  },
});
globalStyle(`${actionButton} > :first-child`, {
  '@layer': {
    [layer]: {
      '@media': {
        [media.phone]: { flexDirection: 'column', gap: vars.space[1], maxWidth: '100%' },
      },
    },
  },
});
