import { media, vars } from '@billfold/react/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../../common/visually-hidden.ts';

const roomy = 'screen and (min-width: 760px)';
const threeColumns = 'screen and (min-width: 1240px)';
/** Phones on which a name has no room next to its quantity. */
const narrow = 'screen and (max-width: 374.98px)';

/** The keypad beside the sale, where there is room. */
export const columns = style({
  display: 'grid',
  selectors: { '&[hidden]': { display: 'none' } },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
      gridTemplateRows: 'auto 1fr',
      gap: vars.space[6],
    },
    // The button is the foot of the card above it, which ends where the keypad does.
    [media.desktop]: { gridTemplateRows: '1fr auto', rowGap: 0, alignItems: 'stretch' },
  },
});

export const entry = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [roomy]: { gridRow: 'span 2' },
    [media.desktop]: { gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  },
});

export const keypad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  // Higher keys next to a long sale.
  gridAutoRows: '1fr',
  gap: vars.space[2],
});

export const key = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '52px',
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.xl,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&:active:not(:disabled)': { background: vars.color.border },
    '&:disabled': { cursor: 'default', opacity: 0.6 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const sale = style({
  minWidth: 0,
  '@media': { [media.desktop]: { borderEndStartRadius: 0, borderEndEndRadius: 0 } },
});

/** Has the focus after the button of an item is gone, from where Tab goes on. */
export const content = style({ display: 'grid', gap: vars.space[3], outline: 'none' });

export const muted = style({ color: vars.color.textMuted });
export const danger = style({ color: vars.color.danger });

/** A long list scrolls beside the keypad, so that tip, total and button stay in sight. */
export const items = style({
  display: 'grid',
  '@media': {
    [roomy]: { maxHeight: 'max(168px, calc(100dvh - 640px))', overflowY: 'auto' },
  },
});

/** Name, quantity and sum, which ends where the total does; the quantity under them where there is no room between. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(52px, auto)',
  columnGap: vars.space[2],
  alignItems: 'center',
  minHeight: '56px',
  paddingBlock: vars.space[1],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

export const itemName = style({
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  minHeight: vars.control.target,
  alignContent: 'center',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

export const itemLabel = style({ fontWeight: 500, overflowWrap: 'anywhere' });

export const each = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const quantity = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 2, justifySelf: 'end' } },
});

export const itemSum = style({ textAlign: 'end' });

export const count = style({
  minWidth: '32px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** The typed amount among the items: its sum stands where theirs do, without a quantity. */
export const typed = style([item, { gridTemplateColumns: 'minmax(0, 1fr) auto' }]);

/** Takes no room while nothing was removed. */
export const removed = style({
  color: vars.color.textMuted,
  selectors: { '&:empty': { display: 'contents' } },
});

export const tip = style({ display: 'grid', gap: vars.space[2] });

// The choices stand on one line next to the keypad.
globalStyle(`${tip} button[aria-pressed]`, {
  '@media': { [threeColumns]: { paddingInline: vars.space[2] } },
});

export const tipLabel = style({ fontWeight: 500 });

const overBar = 'screen and (max-width: 1023.98px) and (min-height: 780px)';

const chargeAt = (bottom: string) =>
  style({
    display: 'grid',
    gap: vars.space[3],
    '@media': {
      [overBar]: {
        gap: vars.space[1],
        position: 'sticky',
        bottom,
        zIndex: 1,
        marginInline: `calc(-1 * ${vars.space[1]})`,
        paddingInline: vars.space[1],
        paddingBlock: vars.space[2],
        background: vars.color.background,
      },
      [media.desktop]: {
        padding: `0 ${vars.space[6]} ${vars.space[6]}`,
        borderEndStartRadius: vars.radius.card,
        borderEndEndRadius: vars.radius.card,
        background: vars.color.surface,
      },
    },
  });

/** In view above the bar at the bottom, however long the sale is; a low window has no room for it over the keys. */
export const charge = {
  overBar: chargeAt('calc(56px + env(safe-area-inset-bottom))'),
  alone: chargeAt('env(safe-area-inset-bottom)'),
};

/** Text that is read aloud alone. */
export const heard = style(visuallyHidden);

/** In the place of the unit of an amount. */
export const currency = style({ display: 'inline-flex', alignItems: 'center' });

export const currencySelect = style({
  appearance: 'none',
  // Width of the chosen one, where the browser can.
  fieldSizing: 'content',
  minHeight: vars.control.target,
  marginBlock: '-10px',
  marginInlineEnd: '-20px',
  paddingInline: `${vars.space[2]} 20px`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** Over the end of the list, which is pressed through it. */
export const currencyMark = style({ pointerEvents: 'none' });

/** One line: the keypad keeps its place above the foot of the window. */
export const savedEmpty = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

/** Items beside the keypad where there is room for three columns. */
export const savedFull = style({ minWidth: 0 });

/** The saved items above the keypad and the sale, or beside them. */
const counterBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [roomy]: { gap: vars.space[6] },
    [threeColumns]: {
      selectors: {
        [`&:has(> ${savedFull})`]: { gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)' },
      },
    },
  },
});

/** Alone, it has the height of the window. */
export const counter = styleVariants({
  framed: [counterBase],
  alone: [counterBase, { '@media': { [threeColumns]: { minHeight: 'calc(100dvh - 128px)' } } }],
});

/** Height of the columns beside it. */
const besideKeypad = 'max(372px, 100dvh - 400px)';

/** Columns as many as fit; a long list scrolls, so that the keypad stays in sight. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gridAutoRows: '1fr',
  gap: vars.space[2],
  // Two lines, and the edge of the third, which says that the list goes on.
  maxHeight: '200px',
  overflowY: 'auto',
  // Room for the focus ring, which would be clipped.
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
  '@media': {
    [roomy]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
      maxHeight: 'max(200px, 27dvh)',
    },
    [threeColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxHeight: besideKeypad },
  },
});

export const tilePlace = style({ display: 'grid', minWidth: 0 });

export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: '2px',
  minHeight: '84px',
  minWidth: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&:active:not(:disabled)': { background: vars.color.surfaceSunken },
    '&:disabled': { cursor: 'default', opacity: 0.6 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '1px' },
  },
});

/** At most two lines. */
export const tileName = style({
  display: '-webkit-box',
  overflow: 'hidden',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  fontSize: vars.text.sm,
  fontWeight: 500,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const tilePrice = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const tileCount = style({
  position: 'absolute',
  top: vars.space[2],
  insetInlineEnd: vars.space[2],
  minWidth: '22px',
  paddingInline: '6px',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.accentText,
  fontSize: vars.text.xs,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '22px',
  textAlign: 'center',
});

globalStyle(`${tile}:has(${tileCount}) ${tileName}`, { paddingInlineEnd: vars.space[4] });

/** Ways to the items of other currencies. */
export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.text.sm,
  selectors: { '* + &': { marginTop: vars.space[3] } },
});

/** Length of its items: all can be reached while the page scrolls. */
export const savedRows = style({ display: 'grid' });

// The list beside the keypad is long or short: its keys keep their height, and the sale its own while items are edited.
globalStyle(`${counter.framed}:has(> ${savedFull}) ${keypad}`, {
  '@media': { [threeColumns]: { gridAutoRows: '56px' } },
});
globalStyle(`${counter.framed}:has(> ${savedFull}) ${entry}`, {
  '@media': { [threeColumns]: { gridTemplateRows: 'auto auto 1fr', alignItems: 'start' } },
});
globalStyle(`${counter.framed}:has(> ${savedFull}) ${entry} > :last-child`, {
  '@media': { [threeColumns]: { alignSelf: 'end' } },
});
globalStyle(`${counter.alone} ${keypad}`, {
  '@media': { [threeColumns]: { gridAutoRows: 'minmax(56px, 112px)' } },
});
// Its rows take the place of the till, and are no wider than they are read.
globalStyle(`${counterBase}:has(> ${savedFull} ${savedRows})`, {
  '@media': { [threeColumns]: { gridTemplateColumns: 'minmax(0, 720px)' } },
});

/** The buttons under the name where it would be cut short. */
export const savedRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: '48px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const savedName = style({
  display: 'grid',
  flex: '1 1 112px',
  gap: '2px',
  minWidth: 0,
  paddingBlock: vars.space[1],
  '@media': {
    // Name, price and buttons on one line.
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space[3],
    },
  },
});

export const savedButtons = style({ display: 'flex', marginInlineStart: 'auto' });

/** Price, code and what to do under each other; the code beside them where there is room. */
export const payment = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'center',
  width: '100%',
  maxWidth: '440px',
  textAlign: 'center',
  '@media': {
    [roomy]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      // The words in the middle of a code that is higher than they are.
      gridTemplateRows: '1fr auto auto 1fr',
      columnGap: vars.space[8],
      justifyItems: 'start',
      maxWidth: 'none',
      textAlign: 'start',
    },
    [media.phone]: { gap: vars.space[2], marginInline: 'auto' },
  },
});

/** Price, and the state of its payment beside it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  '@media': { [roomy]: { alignSelf: 'end' } },
});

export const price = style({ overflowWrap: 'anywhere' });

const signBase = style({
  display: 'grid',
  justifyItems: 'center',
  '@media': {
    [roomy]: { gridColumn: 1, gridRow: '1 / span 4', alignSelf: 'center' },
    [media.phone]: { width: '100%' },
  },
});

/** Place of the code; larger where nothing else is shown. */
export const sign = styleVariants({ usual: [signBase], large: [signBase] });

// The customer scans from across the counter; what the member presses stays above the bar at the bottom.
globalStyle(`${signBase} svg[role]`, {
  '@media': {
    [media.phone]: {
      // Its box is wider than the code here.
      marginInline: 'auto',
      width: 'min(100%, 320px, max(200px, 29dvh))',
      height: 'auto',
      aspectRatio: '1',
    },
  },
});

globalStyle(`${sign.large} svg[role]`, {
  '@media': {
    [roomy]: {
      width: 'max(320px, min(45vw, 560px, 100dvh - 220px))',
      height: 'auto',
      aspectRatio: '1',
    },
    [media.phone]: { width: 'min(100%, 360px, max(200px, 100dvh - 480px))' },
  },
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '96px',
  height: '96px',
  '@media': { [roomy]: { marginInline: '48px' } },
  borderRadius: vars.radius.full,
});

export const marks = styleVariants({
  success: [mark, { background: vars.color.successSurface, color: vars.color.success }],
  warning: [mark, { background: vars.color.warningSurface, color: vars.color.warning }],
  danger: [mark, { background: vars.color.dangerSurface, color: vars.color.danger }],
  info: [mark, { background: vars.color.infoSurface, color: vars.color.info }],
  neutral: [mark, { background: vars.color.surfaceSunken, color: vars.color.textMuted }],
});

export const markIcon = style({ width: '48px', height: '48px' });

export const says = style({ display: 'grid', gap: vars.space[1] });

/** Items of the sale, in at most two lines. */
export const sold = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const until = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const heading = style({
  fontSize: vars.text.xl,
  fontWeight: 600,
  // Focused by the page, not by a key: it marks where the new step begins.
  outline: 'none',
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  gap: vars.space[2],
  width: '100%',
});

/** Plain buttons, whose words begin where the buttons above do. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignSelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
});
