import { media, vars } from '@billfold/react/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** History beside facts, where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.phone]: { gap: vars.space[4] },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const column = style({
  display: 'grid',
  gap: vars.space[6],
  minWidth: 0,
  '@media': { [media.phone]: { gap: vars.space[4] } },
});

/** Beside the history and what follows it, where there is room. */
export const facts = style([column, { '@media': { [media.desktop]: { gridRow: 'span 2' } } }]);

export const waiting = style({ display: 'grid', gap: vars.space[4], minHeight: '160px' });

export const summary = style({ display: 'grid', gap: vars.space[3] });

export const hero = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
});

/** Arrived value and the price after it, on one line where there is room. */
export const arrived = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});

export const ofPrice = style({ color: vars.color.textMuted, fontSize: vars.text.lg });

export const says = style({ fontSize: vars.text.lg, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
});

/** Below each other on a phone, where lines of unequal buttons look like a heap. */
export const decisions = style([
  actions,
  {
    '@media': {
      [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);

/** Price and status with the menu of rare actions at their end. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
});

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

/** Smaller line under an amount. */
export const valueBelow = style([muted, { display: 'block', fontWeight: 400 }]);

/** Row of two lines. */
export const transferRow = style({
  height: '64px',
  '@media': { [media.phone]: { height: 'auto' } },
});

export const transferFacts = style({
  display: 'inline-grid',
  '@media': { [media.phone]: { justifyItems: 'end' } },
});

/** A line of its own among the actions. */
export const handled = style([muted, { flexBasis: '100%' }]);

/** A fact that is still to come. */
export const planned = style({ color: vars.color.textMuted, fontWeight: 400 });

export const text = style({ color: vars.color.textMuted });

export const stack = style({ display: 'grid', gap: vars.space[3] });

/** Facts of a link apart from its items, whose sum they are no part of. */
export const afterItems = style({ marginTop: vars.space[3] });

/** A link in full, which may break anywhere. */
export const url = style({
  display: 'block',
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

export const qr = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'center',
  textAlign: 'center',
});

export const qrAmount = style({ fontSize: vars.text.xl, fontWeight: 600 });

export const asset = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[2] });

// Its words, and not the foot of the mark, stand on the line of the label.
globalStyle(`${asset} > :first-child`, { alignSelf: 'center' });

export const copied = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
});

// The button stands out by its padding: the line keeps its height, and the icon ends where other values do.
globalStyle(`${copied} button`, { marginBlock: '-6px', marginInlineEnd: '-8px' });

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

/** Text that people typed. */
export const free = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** Facts that belong together, apart from the group before them in the same card. */
export const group = style({
  display: 'grid',
  gap: vars.space[1],
  selectors: {
    '& + &': {
      marginTop: vars.space[4],
      borderTop: `1px solid ${vars.color.border}`,
      paddingTop: vars.space[4],
    },
  },
});

export const part = style({ display: 'grid', gap: vars.space[1], marginTop: vars.space[3] });

export const subtitle = style({ fontSize: vars.text.sm, fontWeight: 600 });

export const badges = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const list = style({ display: 'grid' });

const newestDot = createVar();
const timelineIn = (color: string) => ({ display: 'grid', vars: { [newestDot]: color } });

/** Events, the newest with a dot in the colour of the status. */
export const timeline = styleVariants({
  neutral: timelineIn(vars.color.textMuted),
  success: timelineIn(vars.color.success),
  warning: timelineIn(vars.color.warning),
  danger: timelineIn(vars.color.danger),
  info: timelineIn(vars.color.info),
});

/** An event beside the line that joins all of them. */
export const event = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  paddingInlineStart: vars.space[6],
  paddingBottom: vars.space[4],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '2px',
      top: '6px',
      width: '9px',
      height: '9px',
      borderRadius: vars.radius.full,
      background: vars.color.borderStrong,
    },
    '&:first-child::before': { background: newestDot },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '6px',
      top: '19px',
      bottom: '-2px',
      width: '1px',
      background: vars.color.border,
    },
    '&:last-child': { paddingBottom: 0 },
  },
});

/** Text and time, and by whom below; on a phone the text alone, and both below it. */
export const eventHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  width: '100%',
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const eventText = style({
  fontWeight: 500,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});

export const eventFacts = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const eventTime = style([eventFacts, { whiteSpace: 'nowrap' }]);

/** A part of the printed page that is not torn apart. */
export const paperPart = style({ display: 'grid', gap: vars.space[2], breakInside: 'avoid' });

export const paperTitle = style({ fontSize: vars.text.lg, fontWeight: 600 });

export const folded = style({ display: 'grid', gap: vars.space[2] });

/** Heading that opens what is folded below it. */
export const fold = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  borderRadius: vars.radius.control,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

export const chevron = style({
  selectors: { [`${folded}[open] &`]: { rotate: '180deg' } },
});

/** Words of a member, on a line below the sentence that they explain. */
export const reasonLine = style({ display: 'block', color: vars.color.textMuted });
