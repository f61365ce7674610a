import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

/** Title with the amount, customer with the day, and status with the controls on a phone. */
export const row = style({
  minHeight: '60px',
  height: '60px',
  '@media': {
    [media.phone]: {
      height: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name amount" "customer day" "status actions"',
      columnGap: vars.space[3],
      rowGap: vars.space[1],
      alignItems: 'center',
    },
  },
});

export const nameColumn = style({
  gridArea: 'name',
  minWidth: 0,
  '@media': { [media.desktop]: { width: '30%' } },
});
export const customerColumn = style({ gridArea: 'customer', minWidth: 0 });
export const dayColumn = style({ gridArea: 'day' });
export const statusColumn = style({ gridArea: 'status' });
export const amountColumn = style({ gridArea: 'amount' });
export const actionsColumn = style({ gridArea: 'actions' });
/** A column that a phone has no room for: its cell of the day says as much. */
export const wideColumn = style({ '@media': { [media.phone]: { display: 'none' } } });

/** Two lines of one cell. */
export const two = style({ display: 'grid', minWidth: 0, justifyItems: 'start' });
export const twoAtEnd = style([two, { justifyItems: 'end' }]);

export const below = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});

export const overdue = style([below, { color: vars.color.danger }]);

/** Said on a phone, where the rows have no headings. */
export const onPhone = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline' } },
});
/** Text that follows a mark on a phone. */
export const besideOnPhone = style([onPhone, { marginInlineStart: vars.space[2] }]);

/** Controls of a row, above its link, each in the same place of every row. */
export const actions = style({
  position: 'relative',
  display: 'inline-grid',
  gridTemplateColumns: `repeat(2, ${vars.control.height})`,
  justifyItems: 'end',
  alignItems: 'center',
  verticalAlign: 'middle',
  selectors: { '&:empty': { display: 'none' } },
});

export const secondAction = style({ gridColumn: 2 });
