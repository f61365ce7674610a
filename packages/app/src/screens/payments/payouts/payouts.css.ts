import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { listRow } from '../../../common/list-row.css.ts';

export const stack = style({ display: 'grid', gap: vars.space[6], minWidth: 0 });

export const form = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });

export const lead = style({ color: vars.color.textMuted });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const asset = style({ maxWidth: '420px' });

/** Cards of the assets to pay, in as many columns as fit. */
export const assets = style({});
globalStyle(`${assets} > div`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
});

/** Asset to choose, with what the account has of it at the end. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
});

export const optionName = style({ flex: 1, minWidth: 0 });

export const optionBalance = style({ color: vars.color.textMuted });

const beside = 'screen and (min-width: 1200px)';

/** Sums, and beside them who pays and who is paid; under each other where a column were too narrow. */
export const review = style([
  form,
  {
    gap: vars.space[6],
    '@media': { [beside]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const sums = style([form, { alignContent: 'start' }]);

/** Names of the columns beside their meaning, or above it on a phone. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  fontSize: vars.text.sm,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const columnName = style({ fontFamily: vars.font.mono, fontWeight: 600 });

export const explained = style({ display: 'grid', gap: vars.space[2] });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.height,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

export const chevron = style({
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
});

/** The action that goes on stands at the end. */
export const steps = style([actions, { gridColumn: '1 / -1', justifyContent: 'space-between' }]);

export const tooMany = style({ color: vars.color.danger, fontSize: vars.text.sm });

/** Numbers of rows to correct. */
export const refused = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  maxHeight: '160px',
  paddingBlock: vars.space[1],
  overflowY: 'auto',
});

export const recipients = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const recipientsHead = style({ display: 'grid', gap: vars.space[1] });

/** Has the size of the title of a card. */
export const recipientsTitle = style({ fontSize: vars.text.lg, fontWeight: 600 });

export const rows = style({
  display: 'grid',
  rowGap: vars.space[1],
  minWidth: 0,
  '@media': { [media.phone]: { rowGap: vars.space[3] } },
});

/** One recipient: a line, or on a phone a block with its number and its removal above the fields. */
export const recipient = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 5fr) minmax(0, 2fr) minmax(0, 2fr) auto',
  gridTemplateAreas: '"number address amount reference removal"',
  columnGap: vars.space[3],
  alignItems: 'start',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas: '"number removal" "address address" "amount reference" "memo memo"',
      rowGap: vars.space[1],
      paddingBottom: vars.space[2],
      borderBottom: `1px solid ${vars.color.border}`,
    },
  },
});

/** A recipient on a network that has a text for the recipient too. */
export const memoRow = style([
  recipient,
  {
    gridTemplateColumns: '24px minmax(0, 4fr) minmax(0, 2fr) minmax(0, 2fr) minmax(0, 2fr) auto',
    gridTemplateAreas: '"number address amount memo reference removal"',
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateAreas: '"number removal" "address address" "amount reference" "memo memo"',
      },
    },
  },
]);

export const number = style([
  muted,
  {
    gridArea: 'number',
    lineHeight: vars.control.height,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.phone]: { alignSelf: 'center', fontWeight: 600 } },
  },
]);

const belowLabels = { marginTop: '24px', '@media': { [media.phone]: { marginTop: 0 } } };

/** Beside fields that have their labels above them. */
export const firstNumber = style([number, belowLabels]);

export const removal = style({
  gridArea: 'removal',
  '@media': { [media.phone]: { justifySelf: 'end' } },
});

export const firstRemoval = style([removal, belowLabels]);

export const addressCell = style({ gridArea: 'address', minWidth: 0 });
export const amountCell = style({ gridArea: 'amount', minWidth: 0 });
export const memoCell = style({ gridArea: 'memo', minWidth: 0 });
export const referenceCell = style({ gridArea: 'reference', minWidth: 0 });

export const problem = style({
  color: vars.color.danger,
  fontSize: vars.text.sm,
  selectors: { '&:empty': { display: 'none' } },
});

/** Counts of a file that was read, once there is one. */
export const added = style([muted, { selectors: { '&:empty': { display: 'none' } } }]);

/** Number of the recipients, and the format of a file, which opens below it. */
export const limits = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
});
globalStyle(`${limits} > details[open]`, { flexBasis: '100%' });

/** Sum of the rows, next to the button that goes on. */
export const goOn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const total = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const totalLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});

export const planned = style({
  maxHeight: '400px',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  overflowY: 'auto',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

/** One side of a payout, under its label. */
export const party = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const partyLabel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  fontWeight: 600,
});

export const first = style({
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

/** Address, and its amount at the end of the line: below it where a long amount leaves it no room. */
export const plannedLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const plannedAddress = style({
  flex: '1 1 208px',
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const plannedAmount = style({
  maxWidth: '100%',
  marginInlineStart: 'auto',
  fontWeight: 600,
  textAlign: 'end',
  '@media': { [media.phone]: { marginInlineStart: 0, textAlign: 'start' } },
});

export const plannedMemo = style({ flexBasis: '100%', overflowWrap: 'anywhere' });

export const plannedReference = style([muted, { flexBasis: '100%', overflowWrap: 'anywhere' }]);

/** Sum of a payout, and its facts where there is room next to it. */
export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.phone]: { gap: vars.space[4] },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

/** Facts beside the sum and the recipients below it, where there is room. */
export const facts = style({ minWidth: 0, '@media': { [media.desktop]: { gridRow: 'span 2' } } });

/** Sum of a payout with its status. */
export const hero = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
});

/** Sum of the lines under their amounts. */
export const linesTotal = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[6]}`,
  borderTop: `1px solid ${vars.color.border}`,
  fontWeight: 600,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});

export const says = style({ fontSize: vars.text.lg, overflowWrap: 'anywhere' });

/** Line of a payout, with its transaction under its state: the card has no room for a column of it. */
export const lineRow = style({ height: '68px', '@media': { [media.phone]: { height: 'auto' } } });

export const lineFacts = style({
  display: 'inline-grid',
  justifyItems: 'start',
  gap: vars.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { justifyItems: 'end', textAlign: 'end' } },
});

export const row = style([
  listRow,
  { '@media': { [media.phone]: { gridTemplateAreas: '"payout amount" "status created"' } } },
]);

export const payoutColumn = style({ gridArea: 'payout', minWidth: 0 });
export const statusColumn = style({ gridArea: 'status' });
/** A coin before its amount. */
export const coin = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  verticalAlign: 'middle',
});

export const amountColumn = style({ gridArea: 'amount' });
/** A phone has no line for it. */
export const value = style({ '@media': { [media.phone]: { display: 'none' } } });
export const createdColumn = style({ gridArea: 'created' });
