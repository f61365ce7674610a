import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { listRow } from '../../common/list-row.css.ts';

/** Title with the amount, and status with the controls, on a phone. */
export const row = style([
  listRow,
  { '@media': { [media.phone]: { gridTemplateAreas: '"name amount" "status actions"' } } },
]);

export const nameColumn = style({
  gridArea: 'name',
  minWidth: 0,
  '@media': { [media.desktop]: { width: '30%' } },
});
export const statusColumn = style({ gridArea: 'status', minWidth: 0 });
export const amountColumn = style({ gridArea: 'amount' });
/** The price of a link, which says less than what came by it. */
export const linkAmountColumn = style([
  amountColumn,
  { '@media': { [media.phone]: { fontWeight: 500 } } },
]);
export const actionsColumn = style({
  gridArea: 'actions',
  '@media': { [media.desktop]: { width: '104px' } },
});
/** A column that a phone has no room for: another cell says as much there. */
export const wideColumn = style({ '@media': { [media.phone]: { display: 'none' } } });

/** Two lines of one cell. */
export const two = style({ display: 'grid', minWidth: 0, justifyItems: 'start' });
export const twoAtEnd = style([two, { justifyItems: 'end' }]);

/** An amount above its detail; before it on a phone. */
export const sum = style([twoAtEnd, { '@media': { [media.phone]: { display: 'inline' } } }]);

export const below = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});

export const overdue = style([below, { color: vars.color.danger }]);

/** Said on a phone, where the rows have no headings and another column is left out. */
export const onPhone = style([
  below,
  { display: 'none', '@media': { [media.phone]: { display: 'inline' } } },
]);
/** A title above its number; before what a phone says of it. */
export const name = style([
  two,
  {
    '@media': {
      [media.phone]: {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
  },
]);

/** A status above its details; before them on a phone. */
export const state = style([
  two,
  {
    '@media': {
      [media.phone]: {
        display: 'flex',
        alignItems: 'center',
        columnGap: vars.space[2],
        overflow: 'hidden',
        whiteSpace: 'nowrap',
      },
    },
  },
]);

/** A badge keeps its word, and what follows it is cut. */
globalStyle(`${state} > *`, {
  '@media': { [media.phone]: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } },
});
globalStyle(`${state} > :first-child`, { '@media': { [media.phone]: { flex: 'none' } } });

/** Controls of a row, above its link, each in the same place of every row. */
export const actions = style({
  position: 'relative',
  display: 'inline-grid',
  gridTemplateColumns: `repeat(2, ${vars.control.height})`,
  justifyItems: 'end',
  alignItems: 'center',
  verticalAlign: 'middle',
  // A row is as high as its texts.
  marginBlock: '-12px',
  selectors: { '&:empty': { display: 'none' } },
});

export const secondAction = style({ gridColumn: 2 });
