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

export const hero = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const heroLabel = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

/** Keeps its line, so that nothing moves when coins are on their way. */
export const pending = style({
  minHeight: '1.5em',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const stale = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.warning,
  fontSize: vars.text.sm,
});

export const actions = style({
  display: 'flex',
  gap: vars.space[3],
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});

export const list = style({ display: 'grid' });

export const holding = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '44px',
});

export const grow = style({ flex: 1, minWidth: 0 });
