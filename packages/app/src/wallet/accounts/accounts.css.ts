import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';
import * as table from '../table.css.ts';

export const row = style([
  table.openingRow,
  {
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
        gridTemplateAreas: '"name worth menu" "network balance menu"',
        columnGap: vars.space[2],
        rowGap: '2px',
        alignItems: 'baseline',
        paddingInlineStart: `calc(${table.inset} + 44px)`,
        paddingInlineEnd: vars.space[1],
      },
    },
  },
]);

const area = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });

export const nameCell = style([table.cell, { fontWeight: 500, maxWidth: '320px' }, area('name')]);
export const networkCell = style([table.cell, table.quiet, area('network')]);
export const balanceCell = style([
  table.cellEnd,
  area('balance'),
  { '@media': { [media.phone]: { fontSize: vars.text.sm, whiteSpace: 'normal' } } },
]);
export const worthCell = style([table.cellEnd, { fontWeight: 500 }, area('worth')]);
export const menuCell = style([
  table.cellEnd,
  {
    position: 'relative',
    zIndex: 1,
    width: '1px',
    // An open menu stands over the rows that follow.
    selectors: { '&:has([aria-expanded="true"])': { zIndex: 2 } },
  },
  area('menu'),
  { '@media': { [media.phone]: { alignSelf: 'center' } } },
]);

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
});

export const name = style([
  table.rowLink,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

/** Beside both lines on a phone. */
export const mark = style({
  display: 'inline-flex',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      insetInlineStart: table.inset,
      top: '50%',
      translate: '0 -50%',
    },
  },
});

export const balance = style({ display: 'inline-grid', justifyItems: 'end' });

export const unpriced = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
});

export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  height: '72px',
  paddingInline: table.inset,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const form = style({ display: 'grid', gap: vars.space[2] });

export const option = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] });
