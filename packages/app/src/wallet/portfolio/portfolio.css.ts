import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const top = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    'screen and (min-width: 640px)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
    },
  },
});

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: `${vars.control.dense} auto`,
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
});

export const heroBody = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space[1] });

export const heroLabel = style({ color: vars.color.textMuted });

export const change = style({ minHeight: '1.5em' });

export const noPrices = style({ color: vars.color.textMuted });

export const strong = style({ color: vars.color.text, fontWeight: 500 });

/** Keeps its line, so that nothing moves when coins are on their way. */
export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  minHeight: '1.5em',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const stale = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.color.warning,
  fontSize: vars.text.sm,
});

export const actions = style({
  display: 'flex',
  gap: vars.space[3],
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
