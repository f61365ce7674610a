import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import * as table from '../parts/table.css.ts';

export const row = layered(table.openingRow, {
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
});

const area = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });

export const nameCell = layered(table.cell, { fontWeight: 500, maxWidth: '320px' }, area('name'));
export const networkCell = layered(table.cell, table.quiet, area('network'));
export const balanceCell = layered(table.cellEnd, area('balance'), {
  '@media': { [media.phone]: { fontSize: vars.text.sm, whiteSpace: 'normal' } },
});
export const worthCell = layered(table.cellEnd, { fontWeight: 500 }, area('worth'));
export const menuCell = layered(
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
);

export const account = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
});

export const name = layered(table.rowLink, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Beside both lines on a phone. */
export const mark = layered(base, {
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

export const balance = layered(base, { display: 'inline-grid', justifyItems: 'end' });

export const tokens = layered(base, { color: vars.color.textMuted, fontSize: vars.text.sm });

export const unpriced = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
});

export const skeletonRow = layered(base, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  height: '72px',
  paddingInline: table.inset,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const filters = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'start',
  // The fields keep a line for an error that these cannot have.
  marginBottom: '-26px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBottom: 0 } },
});

/** Beside the controls of the fields, under their labels. */
export const archived = layered(base, {
  marginTop: '30px',
  '@media': { [media.phone]: { marginTop: 0 } },
});

export const text = layered(base, { color: vars.color.textMuted });
