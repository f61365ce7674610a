import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';
import * as table from '../table.css.ts';

/** Between phone and desktop there is no room for all columns. */
const tablet = 'screen and (min-width: 640px) and (max-width: 1239.98px)';
const narrowTablet = 'screen and (min-width: 640px) and (max-width: 767.98px)';
const gone = { display: 'none' } as const;

export const row = style([
  table.openingRow,
  {
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"type amount" "date fiat" "status status"',
        columnGap: vars.space[3],
        rowGap: '2px',
        paddingInlineStart: `calc(${table.inset} + 40px)`,
      },
    },
  },
]);

const area = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });

export const dateCell = style([table.cell, table.quiet, area('date')]);
export const typeCell = style([table.cell, { fontWeight: 500 }, area('type')]);
export const assetCell = style([table.cell, { '@media': { [media.phone]: gone, [tablet]: gone } }]);
export const assetHeading = style([table.heading, { '@media': { [tablet]: gone } }]);
export const amountCell = style([table.cellEnd, { fontWeight: 500 }, area('amount')]);
export const fiatCell = style([
  table.cellEnd,
  table.quiet,
  area('fiat'),
  { '@media': { [narrowTablet]: gone } },
]);
export const fiatHeading = style([table.headingEnd, { '@media': { [narrowTablet]: gone } }]);
export const partyCell = style([
  table.cell,
  // Room for the button that comes with the pointer.
  { paddingInline: `${vars.space[4]} ${vars.space[8]}` },
  { '@media': { [media.phone]: gone, [tablet]: gone } },
]);
export const partyHeading = style([
  table.heading,
  { paddingInlineStart: vars.space[4] },
  { '@media': { [tablet]: gone } },
]);
export const statusCell = style([
  table.cell,
  area('status'),
  { '@media': { [media.phone]: { marginTop: vars.space[1] } } },
]);

export const type = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] });

/** Beside all lines on a phone. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  '@media': {
    [media.phone]: { position: 'absolute', insetInlineStart: table.inset, top: vars.space[3] },
  },
});

export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  height: '53px',
  paddingInline: table.inset,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { height: '97px' } },
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  // The fields keep a line for an error that these cannot have.
  marginBottom: '-26px',
});

export const filter = style({
  width: '240px',
  '@media': { [media.phone]: { width: '100%' } },
});

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${table.inset}`,
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const pages = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const sizes = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

export const size = style({
  minWidth: '32px',
  height: '32px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.surfaceSunken,
      color: vars.color.text,
      fontWeight: 500,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

export const more = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  padding: vars.space[4],
});

/** In line with the fields, which keep a line for an error under themselves. */
export const clear = style({
  marginBottom: '26px',
  '@media': { [media.phone]: { marginTop: '-26px' } },
});
