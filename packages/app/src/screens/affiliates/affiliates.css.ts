import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';
import { listRow } from '../../common/list-row.css.ts';

export const stack = style({
  display: 'grid',
  gap: vars.space[6],
  minWidth: 0,
  '@media': { [media.phone]: { gap: vars.space[4] } },
});

/** Link and sums beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    [media.phone]: { gap: vars.space[4] },
  },
});

export const part = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const says = style({ fontSize: vars.text.lg, overflowWrap: 'anywhere' });

export const lead = style({ color: vars.color.textMuted });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const afterBadge = style([muted, { marginInlineStart: vars.space[2] }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const qr = style({ display: 'grid', justifyItems: 'center', gap: vars.space[4] });

export const row = style([
  listRow,
  { '@media': { [media.phone]: { gridTemplateAreas: '"first end" "second status"' } } },
]);

export const firstColumn = style({ gridArea: 'first', minWidth: 0 });
export const secondColumn = style({ gridArea: 'second', minWidth: 0 });
/** Heading of a column, before its figure on a phone, whose rows have no headings. */
export const phoneHeading = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline' } },
});

export const endColumn = style({ gridArea: 'end' });
export const statusColumn = style({
  gridArea: 'status',
  '@media': { [media.phone]: { justifySelf: 'end' } },
});
