import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { darkLine } from '../common/dark-line.ts';
import { visuallyHidden } from '../common/visually-hidden.ts';

/** A whole window; in a frame the height of the content, which the frame follows. */
const minHeight = 'var(--billfold-page-height, 100dvh)';

export const wide = 'screen and (min-width: 900px)';

const whole = style({
  display: 'grid',
  minHeight,
  fontFamily: vars.font.body,
  color: vars.color.text,
  fontSize: vars.text.md,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  // No word alone on the last line.
  textWrap: 'pretty',
});

export const page = style([whole, { gridTemplateRows: 'auto 1fr' }]);

export const ribbon = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.warningSurface,
  color: vars.color.warning,
  fontSize: vars.text.sm,
  fontWeight: 500,
  textAlign: 'center',
  // Printers leave out the background: the frame keeps the mark in sight on an invoice and on a receipt.
  '@media': { print: { border: `1px solid ${vars.color.border}`, color: 'CanvasText' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  width: '100%',
  maxWidth: '480px',
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[8]}`,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 280px) minmax(0, 600px)',
      gridTemplateRows: '1fr auto',
      justifyContent: 'center',
      columnGap: vars.space[12],
      rowGap: vars.space[8],
      maxWidth: '928px',
      paddingTop: vars.space[8],
    },
    print: { maxWidth: 'none', padding: 0 },
  },
});

/** Keeps what is paid in sight beside a long step, above the foot of its column. */
export const side = style({
  '@media': { [wide]: { gridColumn: 1, gridRow: '1 / span 2', paddingBottom: '128px' } },
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space[6],
      position: 'sticky',
      top: vars.space[8],
    },
  },
});

/** Beside the name on a narrow page, below it on a wide one. */
export const priceBlock = style({
  textAlign: 'end',
  '@media': { [wide]: { textAlign: 'start' } },
});

export const details = style({
  display: 'grid',
  gap: vars.space[1],
  gridColumn: '1 / -1',
  selectors: {
    '&:empty': { display: 'none' },
    // Groups of facts, as those of a refund.
    '&:has(> div)': { rowGap: vars.space[3] },
  },
});

export const merchant = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.text.lg,
  fontWeight: 600,
});

export const logo = style({
  flex: 'none',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  background: vars.color.qrBackground,
});

// Items without their total: a rule above the last one would make it look like the total.
globalStyle(`${details} > section > dl > div:last-child`, {
  marginTop: 0,
  borderTop: 0,
  paddingTop: vars.space[1],
});

export const muted = style({ color: vars.color.textMuted });
/** An action of several words, which takes two lines where one has no room. */
export const wrapping = style({ whiteSpace: 'normal', textAlign: 'start' });
export const small = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const danger = style({ color: vars.color.danger });

export const urgent = style({ color: vars.color.warning });

export const price = style({
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [wide]: { fontSize: vars.text.xxl } },
});

export const steps = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[6],
  listStyle: 'disc',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const stack = style({ display: 'grid', gap: vars.space[1] });
export const group = style({ display: 'grid', gap: vars.space[4] });
export const actions = style({ display: 'grid', gap: vars.space[2] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const between = style([row, { alignItems: 'baseline', justifyContent: 'space-between' }]);

/** Further ways on, quieter than the ones above them. */
export const otherWays = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[4],
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  padding: vars.space[8],
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  boxShadow: darkLine,
  '@media': {
    [media.phone]: {
      gap: vars.space[4],
      padding: vars.space[4],
      marginInline: `calc(-1 * ${vars.space[2]})`,
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
    print: { padding: 0 },
  },
});

export const heading = style({
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: 1.2,
  // Focused by the page, not by a key: it marks where the new step begins.
  outline: 'none',
});

/** Beside all that the first column has, on a wide page; ends with its content. */
export const step = style([
  card,
  { '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'start' } } },
]);

/** Below the card; on a wide page at the end of the column beside it. */
export const footer = style({
  display: 'grid',
  gap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  '@media': {
    [wide]: { gridColumn: 1, gridRow: 2, alignSelf: 'end' },
    print: { display: 'none' },
  },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
});

/** Holds a list that is quiet, and as high as a finger needs it. */
export const language = style({
  position: 'relative',
  justifySelf: 'start',
  // Its arrow.
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: vars.space[3],
    insetBlockStart: 'calc(50% - 2px)',
    width: '8px',
    height: '5px',
    background: vars.color.textMuted,
    clipPath: 'polygon(0 0, 50% 100%, 100% 0)',
    pointerEvents: 'none',
  },
  '@media': { [media.forcedColors]: { '::after': { content: 'none' } } },
});

globalStyle(`${language} > select`, {
  // Safari draws its own list in gray, with a background of its own.
  appearance: 'none',
  minHeight: '40px',
  paddingInline: `${vars.space[2]} ${vars.space[8]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.textMuted,
  font: 'inherit',
  '@media': {
    [media.touch]: { minHeight: '44px', fontSize: '16px' },
    [media.forcedColors]: { appearance: 'auto' },
  },
});

globalStyle(`${language} > select:focus-visible`, {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
});

/** Actions that paper has no use for. */
export const printless = style([actions, { '@media': { print: { display: 'none' } } }]);

/** Ways to keep a receipt, on one line where they have room; what one of them opens takes a line of its own. */
export const receiptActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
});
// Their words begin at the edge of the card where they take a line of their own.
globalStyle(`${receiptActions} > button + button`, { paddingInline: 0 });
globalStyle(`p + ${receiptActions}`, { marginTop: vars.space[6] });
globalStyle(`${receiptActions} > :not(button)`, { flexBasis: '100%' });

// Where the receipt went is said below it.
globalStyle(`${printless}:has(+ ${printless} > p)`, { order: 1 });
globalStyle(`${printless} + ${printless} > p`, { textAlign: 'center' });

export const hidden = style(visuallyHidden);

export const question = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});

// Two answers of one width, below each other where their words need it.
globalStyle(`fieldset${question} > ${row}`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
});

// Ways to pay a test payment are no part of the product: they have no frame, and end the card.
globalStyle(`section${question}`, { border: 0, background: vars.color.surfaceSunken });
globalStyle(`section${question} > ${row} > *`, { flexGrow: 1 });
globalStyle(`section${question} > ${row} > :first-child`, {
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

/** Title that floats into the box, whose border a legend cuts. */
export const questionTitle = style({ float: 'inline-start', padding: 0, fontWeight: 600 });

export const label = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 500,
});

/** Id of a payment, whole: a payer reads it to the shop. */
export const id = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  '@media': { [media.phone]: { fontSize: vars.text.xs } },
});

/** Id and what copies it: a narrow page breaks the id rather than the row. */
export const idRow = style({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, auto) auto',
  alignItems: 'center',
  columnGap: vars.space[1],
});

/** Control beside a text that is printed. */
export const printlessIcon = style({ '@media': { print: { display: 'none' } } });

/** For the screen alone, where something can be done. */
export const offPaper = style({ '@media': { print: { display: 'none' } } });

export const onPaper = style({
  display: 'none',
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'block' } },
});

/** In the axis of the outcome above it. */
export const centred = style([stack, { justifyItems: 'center', textAlign: 'center' }]);

/** Parts of a notice, which all begin at its edge. */
export const noticeParts = style([actions]);
globalStyle(`${noticeParts} > ${actions} > ${centred}`, { justifyItems: 'start' });

export const result = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3] });
export const resultText = style({
  display: 'grid',
  gap: vars.space[1],
  textAlign: 'center',
  textWrap: 'balance',
});

// Paragraphs of an outcome, each about one thing.
globalStyle(`${resultText} > div`, { display: 'grid', gap: vars.space[2] });

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: vars.radius.full,
});

export const marks = {
  success: style([mark, { background: vars.color.successSurface, color: vars.color.success }]),
  warning: style([mark, { background: vars.color.warningSurface, color: vars.color.warning }]),
  info: style([mark, { background: vars.color.infoSurface, color: vars.color.info }]),
  closed: style([mark, { background: vars.color.surfaceSunken, color: vars.color.textMuted }]),
} as const;

export const progress = style({
  width: '100%',
  height: '8px',
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  appearance: 'none',
  background: vars.color.surfaceSunken,
  accentColor: vars.color.accent,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.surfaceSunken },
    '&::-webkit-progress-value': {
      borderRadius: vars.radius.full,
      background: vars.color.accent,
      transition: `inline-size ${vars.motion.progress} ease-out`,
    },
    '&::-moz-progress-bar': {
      borderRadius: vars.radius.full,
      background: vars.color.accent,
    },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: { '&::-webkit-progress-value': { transition: 'none' } },
    },
  },
});

/** Content that waits for its language behind the skeleton of the page. */
export const held = style({ display: 'contents', selectors: { '&[hidden]': { display: 'none' } } });

/** A page of one message, without the frame of a business. */
export const alone = style([
  whole,
  {
    gridTemplateColumns: 'minmax(0, 480px)',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[6],
    padding: vars.space[4],
  },
]);

globalStyle(`${alone} ${language}`, { justifySelf: 'center' });

export const strong = style({ fontWeight: 600 });

export const bigIcon = style({ width: '28px', height: '28px' });

export const transfer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[2],
  paddingBlock: vars.space[1],
});
