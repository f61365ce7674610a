import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.phone]: { gap: vars.space[4] } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '64px',
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.border}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});

/** Columns of all funds, also of those that stay, whose values end where the others end. */
export const funds = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

const ofFunds = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
});

export const fundsList = ofFunds;

/** Amount, value and button in one line; on a phone the value stands among the words under its amount. */
export const fundsRow = style([row, ofFunds, { columnGap: 0, rowGap: vars.space[1] }]);

globalStyle(`${fundsRow} > button`, { marginInlineStart: vars.space[4] });

globalStyle(`${fundsRow} > button`, {
  '@media': { [media.phone]: { minHeight: vars.control.target } },
});

export const value = style({
  fontWeight: 500,
  textAlign: 'end',
  '@media': { [media.phone]: { display: 'none' } },
});

export const valueOnPhone = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline' } },
});

/** Name of the funds that stay, apart from those above. */
export const subtitle = style({
  gridColumn: '1 / -1',
  paddingBottom: vars.space[2],
  fontWeight: 600,
  selectors: { '* + &': { paddingTop: vars.space[8] } },
});

/** Sum of all that can be collected, above its parts. */
export const total = style({ paddingBottom: vars.space[4] });

export const words = style({
  display: 'grid',
  minWidth: 0,
  marginInlineStart: vars.space[4],
});

export const amount = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const lead = style({ color: vars.color.textMuted });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const collectionColumn = style({ '@media': { [media.desktop]: { width: '34%' } } });

/** A coin before its amount, or a transaction before the number of the others. */
export const collection = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  paddingBlock: vars.space[2],
  '@media': { [media.phone]: { paddingBlock: 0, textAlign: 'end' } },
});

/** A line below an amount. */
export const below = style([muted, { display: 'block', fontWeight: 400 }]);

export const facts = style([
  muted,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] },
]);

/** Why addresses are left out, one reason a line. */
export const reasons = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.text.md,
  fontWeight: 400,
});
