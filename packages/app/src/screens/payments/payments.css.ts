import { media, vars } from '@billfold/react/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { listRow } from '../../common/list-row.css.ts';

/** One of a few states that a list shows. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // Room for the focus ring, which would be clipped.
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
  '@media': {
    // One line that scrolls.
    [media.phone]: {
      flexWrap: 'nowrap',
      minWidth: 0,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

const filled = (share: number) =>
  `color-mix(in srgb, ${vars.color.text} ${share}%, ${vars.color.surface})`;

export const chip = style({
  flex: 'none',
  minHeight: vars.control.height,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.sm,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: 'transparent',
      // The strong fill of a light theme would outshine the primary button of a dark one.
      background: `light-dark(${filled(80)}, ${filled(22)})`,
      color: `light-dark(${vars.color.surface}, ${vars.color.text})`,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

/** Number of the payments, and on a phone the export at the end of its line. */
export const counted = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

/** Sums of each currency. */
export const totals = style({ display: 'grid', gap: vars.space[2] });

/** Labelled sums in one line where there is room. */
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  rowGap: vars.space[1],
  '@media': { [media.phone]: { columnGap: vars.space[3] } },
});

/** A sum behind its label. */
export const labelled = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  '@media': { [media.phone]: { gap: vars.space[1] } },
});

/** A sum that a phone has no room for: those before and after it tell it. */
export const wideSum = style([labelled, { '@media': { [media.phone]: { display: 'none' } } }]);

export const sum = style({
  color: vars.color.text,
  fontSize: vars.text.md,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  '@media': { [media.phone]: { fontSize: vars.text.sm } },
});

/** The field keeps a line for an error that it cannot have. */
export const search = style({
  // It has no message: the line kept for one would put it higher than what is beside it.
  marginBottom: '-20px',
  '@media': { [media.desktop]: { flex: 'none', width: '280px' } },
});

/** Height of a button beside the title, so that the links below it do not move from list to list. */
export const actionLine = style({
  height: vars.control.height,
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  '@media': { [media.phone]: { display: 'none' } },
});

/** Links to the lists, in one line that scrolls where it is too long. */
export const sections = style({
  display: 'flex',
  gap: vars.space[6],
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.color.border}`,
  scrollbarWidth: 'none',
  '@media': { [media.phone]: { gap: vars.space[3], fontSize: vars.text.sm } },
});

export const section = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: vars.control.height,
  borderBottom: '2px solid transparent',
  color: vars.color.textMuted,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': { borderColor: vars.color.accent, color: vars.color.text },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.control,
    },
  },
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

const oneLineText = {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Order and price above status and age on a phone; what else is known is on the page of the payment. */
export const row = style([
  listRow,
  { '@media': { [media.phone]: { gridTemplateAreas: '"payment price" "status created"' } } },
]);

/**
 * Column of a share of a wide list, so that no filter moves it. Its content is cut short there, where `cuts`; an
 * amount is whole, and takes what it needs.
 */
const shareOf = (width: string, { cuts }: { readonly cuts: boolean }) => ({
  '@media': { [media.desktop]: { width, ...(cuts && { maxWidth: 0 }) } },
});

/** Columns of each look; those of a `narrow` list leave each status on one line in every language. */
const payment = style({ gridArea: 'payment', minWidth: 0 });
export const paymentColumn = styleVariants({
  wide: [payment, shareOf('26%', { cuts: true })],
  narrow: [payment, shareOf('17%', { cuts: true })],
});

const statusArea = style({ gridArea: 'status', minWidth: 0 });
export const statusColumn = styleVariants({
  wide: [statusArea, shareOf('32%', { cuts: true })],
  narrow: [statusArea, shareOf('28%', { cuts: true })],
});

export const priceColumn = style({ gridArea: 'price' });

/** A phone has no room for the coin. */
const paidArea = style({ '@media': { [media.phone]: { display: 'none' } } });
export const paidColumn = styleVariants({
  wide: [paidArea, shareOf('22%', { cuts: false })],
  narrow: [paidArea, shareOf('27%', { cuts: false })],
});

const createdArea = style({ gridArea: 'created' });
export const createdColumn = styleVariants({
  wide: [createdArea, shareOf('12%', { cuts: false })],
  narrow: [createdArea],
});

/** Status, and why a person should look at it. */
export const status = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

/** One line, for which a phone has no room. */
export const reason = style({
  ...oneLineText,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  '@media': { [media.phone]: { display: 'none' } },
});

/** Mark of the member who has dealt with the reason. */
export const handledMark = style({ marginInlineEnd: vars.space[1], verticalAlign: '-3px' });

/** Value of a coin, on a line below it. */
export const value = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

/** Number beside the name of a list. */
export const sectionCount = style({ marginInlineStart: vars.space[2] });

/** A name, whose figures and hyphens are as wide as in the title of its page, above the customer; before it on a phone. */
export const named = style({
  display: 'grid',
  minWidth: 0,
  fontVariantNumeric: 'proportional-nums',
  // A Latin name of an Arabic page begins at the right as well.
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'fit-content(70%) minmax(0, 1fr)',
      columnGap: vars.space[2],
      alignItems: 'baseline',
      justifyItems: 'start',
    },
  },
});

export const oneLine = style(oneLineText);

export const twoLines = style({
  display: '-webkit-box',
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const who = style([
  { color: vars.color.textMuted, fontSize: vars.text.sm, fontWeight: 400 },
  oneLineText,
]);

/** No coin yet. */
export const notChosen = style({ color: vars.color.textMuted });

/** The coin and its amount, on one line. */
export const paid = style({
  display: 'inline-flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  justifyContent: 'flex-end',
  columnGap: vars.space[2],
  verticalAlign: 'middle',
});
