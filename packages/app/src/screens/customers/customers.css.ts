import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { listRow } from '../../common/list-row.css.ts';

/** Rare ones first, and the one that most people come for at the end; on a phone the other way round. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const mainAction = style({
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { order: -1 } },
});

/** The menu and Edit, which a phone has in the menu. */
export const changes = style({
  display: 'flex',
  gap: vars.space[2],
  '@media': { [media.phone]: { order: 1 } },
  selectors: { '&:empty': { display: 'none' } },
});

export const tags = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[1] });

export const sums = style({ display: 'inline-grid', justifyItems: 'end', textAlign: 'end' });

/** For which a phone has no line. */
export const refunded = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
  '@media': { [media.phone]: { display: 'none' } },
});

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const problem = style({ color: vars.color.danger, fontSize: vars.text.sm });

export const saved = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
});

export const free = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
});

export const subtitle = style({ fontWeight: 600 });

/** Choices that scroll inside their dialog. */
export const choices = style({ maxHeight: '320px', overflowY: 'auto' });

export const lines = style({
  display: 'grid',
  gap: vars.space[1],
  maxHeight: '240px',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});

/** Name and email, and at their side the sum and the number of payments, on a phone. */
export const row = style([
  listRow,
  {
    '@media': {
      [media.phone]: { gridTemplateAreas: '"customer received" "customer payments"' },
    },
  },
]);

export const named = style({
  display: 'inline-grid',
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});

export const email = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
  '@media': {
    [media.phone]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

export const customerColumn = style({ gridArea: 'customer', minWidth: 0 });
/** A phone has room for two lines. */
export const wideColumn = style({ '@media': { [media.phone]: { display: 'none' } } });
export const paymentsColumn = style({ gridArea: 'payments' });
export const receivedColumn = style({ gridArea: 'received' });

/** Number of confirmed payments with its noun, where no heading stands above it, and without it elsewhere. */
export const noun = style({
  display: 'none',
  textAlign: 'end',
  whiteSpace: 'normal',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  '@media': { [media.phone]: { display: 'inline' } },
});
export const bare = style({ '@media': { [media.phone]: { display: 'none' } } });

/** The button stands out by its padding: the line keeps its height, and the icon ends where other values do. */
export const copied = style({ display: 'inline-flex', alignItems: 'center', minWidth: 0 });
globalStyle(`${copied} button`, { marginBlock: '-6px', marginInlineEnd: '-8px' });

/** Row of sums, with two in each line of a phone. */
export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  selectors: { '& + &': { marginTop: vars.space[3] } },
});

export const total = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 500 });
// The first figure of each currency leads.
globalStyle(`${totals} > :first-child > ${total}`, {
  fontSize: vars.text.xxl,
  fontWeight: 600,
  lineHeight: 1.2,
});

export const column = style({ display: 'grid', gap: vars.space[6], minWidth: 0 });
