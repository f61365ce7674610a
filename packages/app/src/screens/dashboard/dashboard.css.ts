import { media, vars } from '@billfold/react/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const mark = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    [media.phone]: { width: '100%' },
  },
});

// In one line of a phone where a language has room for both, else one above the other.
globalStyle(`${tools} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });

/** Figures and their days beside what needs a person, where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.phone]: { gap: vars.space[4] },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
    },
  },
});

export const main = style({ minWidth: 0 });

/** Beside the figures and their days where there is room; else what is in it stands among the other cards. */
export const side = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gap: vars.space[6],
      minWidth: 0,
      gridColumn: 2,
      gridRow: '1 / span 3',
    },
  },
});

export const series = style({
  minWidth: 0,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 2 } },
});

/** Comes first where there is one column: what is open before a list that is empty. */
export const first = style({
  order: -1,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.desktop]: { order: 0 } },
});

/** Comes last where there is one column: it changes least. */
export const last = style({ order: 1, '@media': { [media.desktop]: { order: 0 } } });

/** Below the figures and their days where there are two columns. */
export const recent = style({
  minWidth: 0,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 3 } },
});

export const figures = style({
  display: 'grid',
  gap: vars.space[6],
  // Chips in one line must not widen it.
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Both choices in one line where there is room. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

/** First and last day beside each other, also on a phone. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  maxWidth: '360px',
});

export const label = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 500,
});

export const hint = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const hero = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});

const figure = { fontVariantNumeric: 'tabular-nums' } as const;

/** The sign says the same. Red is for stop, not for a smaller sum. */
export const change = styleVariants({
  up: [figure, { color: vars.color.success }],
  down: [figure, { color: vars.color.text }],
  none: [figure, { color: vars.color.textMuted }],
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Label, figure and hint, each on the line of those of its neighbours. */
export const fact = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  alignContent: 'start',
  minWidth: 0,
});

export const value = style([
  figure,
  { fontSize: vars.text.lg, fontWeight: 600, overflowWrap: 'anywhere' },
]);

export const reasons = style({ display: 'grid', paddingBottom: vars.space[2] });

export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(28px, max-content) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.target,
  paddingInline: vars.space[6],
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.control,
    },
  },
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});

/** Below the rows, as far from the edge as their texts. */
export const moreReasons = style({
  padding: `0 ${vars.space[6]} ${vars.space[4]}`,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});

export const reasonTitle = style({ fontWeight: 500 });

export const balances = style({ display: 'grid', gap: vars.space[3] });

export const balance = style({
  display: 'grid',
  // A number stays beside its unit, and the name of the asset wraps.
  gridTemplateColumns: 'auto minmax(min-content, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

/** Parts of the amount above them, under the name of the asset. */
export const balanceParts = style({
  gridColumn: '2 / -1',
  // They take the width that is there, and leave the amount above them beside its unit.
  contain: 'inline-size',
  display: 'grid',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const balancePart = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

/** A number stays beside its unit, and the words before it wrap. */
export const balancePartAmount = style({
  flex: 'none',
  maxWidth: '100%',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const balanceTotal = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockEnd: vars.space[3],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontWeight: 600,
});

export const balanceFigures = style({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
