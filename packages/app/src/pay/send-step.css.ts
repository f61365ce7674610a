import { media, vars } from '@billfold/react/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { price, small, wide } from './pay.css.ts';

/** Width of the code with its frame. */
const codeWidth = '202px';

export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  '@media': {
    [wide]: { justifyItems: 'start' },
    [media.phone]: { paddingTop: vars.space[2] },
  },
});

/** Amount, what copies it and its rate: the button shares a line with the rate on a phone, else with the amount. */
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
});

// The amount to type is the coin's: the price beside it is what a payer would type by mistake.
globalStyle(`${amount} > h2`, {
  '@media': {
    // The button that copies it stays at its side where the amount has two lines.
    [wide]: { flex: '1 1 0', fontSize: vars.text.xxl },
    [media.phone]: { flexBasis: '100%' },
  },
});
globalStyle(`${amount} > p`, {
  flexBasis: '100%',
  '@media': { [media.phone]: { flexBasis: 'auto' } },
});
globalStyle(`main:has(${amount}) ${price}`, {
  fontSize: vars.text.lg,
  '@media': { [wide]: { fontSize: vars.text.xl } },
});

// Part of the amount by which its payment is known, close to the rate that it explains.
globalStyle(`${amount} + ${small}`, { marginTop: `calc(-1 * ${vars.space[3]})` });

/** The way for those who use no link and no code. */
export const how = style({
  paddingBlock: vars.space[2],
  '@media': { [wide]: { paddingTop: 0 } },
});

export const networkFact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderTop: `1px solid ${vars.color.border}`,
});

/** Label and copy button above the value on a phone, where an address needs the whole width. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"label copy" "value copy"',
  alignItems: 'center',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
  paddingBlock: vars.space[2],
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { gridTemplateAreas: '"label copy" "value value"' } },
});

export const factValue = style({ gridArea: 'value' });
export const factCopy = style({ gridArea: 'copy' });

export const label = style({ color: vars.color.textMuted, fontSize: vars.text.sm });
export const factLabel = style([label, { gridArea: 'label' }]);

export const network = style({ fontWeight: 600 });

export const value = style({
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});

export const address = style({ fontSize: vars.text.md });

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  background: vars.color.infoSurface,
  fontWeight: 500,
});

export const waitingText = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});

export const checked = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  // On a phone, the way into a wallet stays in the first window: the dot says enough.
  '@media': { [media.phone]: { display: 'none' } },
});

const beat = keyframes({ '50%': { opacity: 0.3 } });

/** Dot that breathes while the page looks. */
export const pulse = style({
  width: '10px',
  height: '10px',
  borderRadius: vars.radius.full,
  background: vars.color.info,
  animation: `${beat} ${vars.motion.breath} ease-in-out infinite`,
});

const noted = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBottom: vars.space[2],
  fontSize: vars.text.sm,
});

/** Quieter than the warning of the network. */
export const hint = style([noted, { paddingTop: vars.space[2], color: vars.color.textMuted }]);

/** Small: the address and the wallet have to be seen too. */
export const warning = style([
  noted,
  {
    marginBottom: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    background: vars.color.warningSurface,
    fontWeight: 500,
    '@media': {
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
]);

globalStyle(`${warning} > svg`, { color: vars.color.warning });

/** Advice to keep the page, and the button that copies its link: below it where a phone has no room. */
export const keep = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});
globalStyle(`${keep} > p`, { flex: '1 1 176px' });

/** Folded ways, one below another, under the words of their fold. */
export const list = style({
  display: 'grid',
  justifyItems: 'start',
  marginInlineStart: vars.space[2],
});

/** In a wide window the code has a column of its own: code and address are seen together, and before the fold. */
export const ways = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [wide]: {
      gridTemplateColumns: `${codeWidth} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
    },
  },
});

/** Network and address, at the side of the code. */
export const facts = style({
  '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
globalStyle(`${facts} ~ *`, { '@media': { [wide]: { gridColumn: '1 / -1' } } });

/** Label above the value, as on a phone: beside the code, an address needs the whole width too. */
globalStyle(`${facts} > ${fact}`, {
  '@media': { [wide]: { gridTemplateAreas: '"label copy" "value value"' } },
});

/** Ways out of the payment, below the ways to pay it; what one of them opens takes a line of its own. */
export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  '@media': { [wide]: { justifyContent: 'space-between' } },
  // The room in their buttons is not seen: all three stand on one line of a computer.
  marginInline: `calc(-1 * ${vars.space[2]})`,
});
globalStyle(`${quiet} > button`, { paddingInline: vars.space[2] });
// One alone begins where the texts above it do.
globalStyle(`${quiet}:not(:has(> button + button))`, { justifyContent: 'start' });

globalStyle(`${quiet} > :is(form, fieldset)`, {
  flexBasis: '100%',
  marginInline: vars.space[2],
});

/** Still there for those who know what they do. */
export const dimmed = style({ opacity: 0.4 });
