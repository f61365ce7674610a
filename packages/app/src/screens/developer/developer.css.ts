import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { listRow } from '../../common/list-row.css.ts';

export const list = style({ display: 'grid' });

/** Facts of a row, one under the other. */
export const facts = style({ display: 'grid', gap: '2px' });

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

/** Name of what an action was about. */
export const object = style([muted, { fontWeight: 400 }]);

/** Among words, with each character of an id as it is: the typeface draws an x between digits as a cross. */
export const exact = style([muted, { fontFeatureSettings: '"calt" 0' }]);

/** Told apart from words, and no louder than they are. */
export const identifier = style([code, { color: vars.color.textMuted, fontSize: vars.text.xs }]);

// A link has the type of the texts around it.
globalStyle(`${identifier} a`, { font: 'inherit' });

export const text = style({ color: vars.color.textMuted, maxWidth: '62ch' });

/** The column is as wide as its place, whatever a body of JSON asks for. */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});

/** Facts as large as on a page, so that the answer begins on the first view. */
export const requestFacts = style({ fontSize: vars.text.md });

/** Several choices under one legend. */
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, fontSize: vars.text.sm, fontWeight: 500 });

export const option = style({ display: 'grid' });

export const optionTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  alignItems: 'baseline',
});

export const problem = style({
  minHeight: '16px',
  color: vars.color.danger,
  fontSize: vars.text.xs,
});

/** A secret, copied whole. */
export const secret = style({
  display: 'block',
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: vars.text.md,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** Wide enough for the code in it, where there is room. */
export const requestDialog = style({
  '@media': { [media.desktop]: { maxWidth: '640px' } },
});

/** A path that takes the line of its method. */
export const requestLine = style([secret, { fontSize: vars.text.sm, wordBreak: 'break-all' }]);

/** Where a step begins; has the focus without a ring, as a heading does. */
export const begin = style({
  marginBottom: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  outline: 'none',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const heading = style({ fontSize: vars.text.lg, fontWeight: 600 });

export const copied = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
});

// The button stands out by its padding: the line keeps its height, and the icon ends where other values do.
globalStyle(`${copied} button`, { marginBlock: '-6px', marginInlineEnd: '-8px' });

export const badges = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const waiting = style({ display: 'grid', gap: vars.space[4], minHeight: '160px' });

/** Keeps its height when the answer comes. */
export const answer = style({ display: 'grid', alignItems: 'center', minHeight: '96px' });

export const center = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
});

/** One row, with the buttons of its headers at the end of the line and what they open below it. */
export const attempt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  paddingBlock: vars.space[2],
  minWidth: 0,
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `1px solid ${vars.color.border}` },
  },
});

export const attemptText = style({ flex: '1 1 auto' });

export const attemptBody = style({ order: 1, flexBasis: '100%', minWidth: 0 });

/** Its folds have no box: their buttons and contents are parts of the row. */
export const attemptHeaders = style({ display: 'contents' });
globalStyle(`${attemptHeaders} > div`, { display: 'contents' });
globalStyle(`${attemptHeaders} > div > div`, { order: 1, flexBasis: '100%', minWidth: 0 });

export const codeBlock = style({
  minWidth: 0,
  margin: 0,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
});

export const pre = style({
  margin: 0,
  padding: vars.space[4],
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
  // Lines of code stay whole where there is room.
  overflowX: 'auto',
  tabSize: 2,
  '@media': { [media.phone]: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});

/** Browsers draw code in a font of their own. */
export const lines = style({ font: 'inherit' });

/** Above the code, of which it covers nothing. */
export const copyBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.color.border}`,
});

export const language = style({ color: vars.color.textMuted, fontSize: vars.text.xs });

/** Name and state, and below them the answer and the age, on a phone. */
export const logRow = style([
  listRow,
  { '@media': { [media.phone]: { gridTemplateAreas: '"main state" "detail time"' } } },
]);

/** Method, path and status, and below them what else is known of a request, on a phone. */
export const requestRow = style([
  listRow,
  { '@media': { [media.phone]: { gridTemplateAreas: '"main state" "main time"' } } },
]);

/** A request above what it made. */
export const requestCell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minWidth: 0,
});

/** Width of the longest method, so that the paths begin on one line. */
export const requestMethod = style({
  display: 'inline-block',
  minWidth: '6ch',
  '@media': { [media.phone]: { minWidth: 0 } },
});

export const requestSubject = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});

/** On one line of a phone: an id is never on two. */
export const requestPath = style({
  '@media': {
    [media.phone]: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

/** A change above its author and its time on a phone. */
export const auditRow = style([
  listRow,
  { '@media': { [media.phone]: { gridTemplateAreas: '"main main" "detail time"' } } },
]);

export const logTime = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const mainColumn = style({ gridArea: 'main', minWidth: 0 });
export const stateColumn = style({
  gridArea: 'state',
  '@media': { [media.phone]: { justifySelf: 'end' } },
});
export const detailColumn = style({ gridArea: 'detail', minWidth: 0 });
export const timeColumn = style({ gridArea: 'time' });

/** A phone has no room for it. */
export const wideColumn = style({ '@media': { [media.phone]: { display: 'none' } } });

/** A row's name that opens it, pressed anywhere in its cell. */
export const rowButton = style({
  maxWidth: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.control,
    },
  },
});

/** Keeps its part beside changes of any length. */
export const actorColumn = style({
  gridArea: 'detail',
  width: '16%',
  '@media': { [media.phone]: { width: 'auto' } },
});

export const changeCell = style({
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** Changed fields, one after the other. */
export const changes = style({
  display: 'flex',
  fontWeight: 400,
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: '2px',
});

/** Short facts: all of them in one row where there is room, so that none is alone in a second one. */
export const shortFacts = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
    },
  },
});
