import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { base, surface, tabular, visuallyHidden } from '../../theme/base.css.ts';
import { covered } from '../../theme/covered.ts';
import { layered } from '../../theme/layered.ts';
import { layer, media, vars } from '../../theme/theme.css.ts';
import { inset } from '../card/card.css.ts';

/** Where the texts begin: under the title of a card without padding, else a little inside. */
export const edge = fallbackVar(inset, vars.space[2]);

export const table = layered(surface, tabular, {
  display: 'table',
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.phone]: { display: 'block' } },
});

export const body = layered({ '@media': { [media.phone]: { display: 'block' } } });

/** Read aloud on a phone, where each row says what its parts are. */
export const head = layered({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      display: 'block',
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
  },
});

/** Read aloud at every width. */
export const hiddenHead = layered({
  position: 'absolute',
  display: 'block',
  clipPath: 'inset(50%)',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});

export const groupRow = layered(base, {
  '@media': {
    // A cell that is a block would stay within its row.
    [media.phone]: { position: 'sticky', zIndex: 2, top: covered.top, display: 'block' },
  },
});

/** Stays above the rows of its group. */
export const groupHeading = layered(base, {
  position: 'sticky',
  zIndex: 2,
  top: covered.top,
  padding: `${vars.space[3]} ${edge} ${vars.space[1]}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 500,
  textAlign: 'start',
  selectors: {
    // Its ground covers the corners of a card that has no title.
    'thead + tbody > tr > &': {
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
    },
  },
  '@media': { [media.phone]: { display: 'block' } },
});

const atEdges = {
  '&:first-child': { paddingInlineStart: edge },
  '&:last-child': { paddingInlineEnd: edge },
} as const;

/** Its ground covers the corners of a card that has no title. */
const inCorners = {
  '&:first-child': { paddingInlineStart: edge, borderStartStartRadius: vars.radius.card },
  '&:last-child': { paddingInlineEnd: edge, borderStartEndRadius: vars.radius.card },
} as const;

export const heading = layered(base, {
  padding: vars.space[2],
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: inCorners,
});

export const stickyHeading = layered(base, {
  position: 'sticky',
  zIndex: 2,
  // Below what a host keeps at the top of its page.
  top: covered.top,
});

/** Covers its row, so that a press anywhere in it opens. */
export const rowLink = layered(base, {
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.control,
    },
  },
});

export const row = layered(base, {
  position: 'relative',
  borderTop: `1px solid ${vars.color.border}`,
  // The heading of its group stands above it.
  selectors: { [`${groupRow} + &`]: { borderTop: 0 } },
  '@media': {
    // There is no header row above it there.
    [media.phone]: { selectors: { '&:first-child': { borderTop: 0 } } },
    [media.hover]: {
      selectors: {
        [`&:has(${rowLink}[href]):hover`]: {
          background: `color-mix(in srgb, ${vars.color.text} 3%, transparent)`,
        },
      },
    },
  },
});

// WebKit alone knows of this punctuation, and gives a row of a table no position: its link would cover the page. A
// transform keeps the link within, but would put an open menu below the next rows: then the link covers nothing.
const webKit = '(hanging-punctuation: first)';

globalStyle(row, {
  '@layer': { [layer]: { '@supports': { [webKit]: { transform: 'translate(0)' } } } },
});
globalStyle(`${row}:has([aria-expanded="true"])`, {
  '@layer': { [layer]: { '@supports': { [webKit]: { transform: 'none' } } } },
});
globalStyle(`${row}:has([aria-expanded="true"]) ${rowLink}::after`, {
  '@layer': { [layer]: { '@supports': { [webKit]: { content: 'none' } } } },
});

/** A row on a phone: each cell a line behind its heading, or in a place of its own. */
export const phoneRow = {
  lines: layered({
    '@media': { [media.phone]: { display: 'block', padding: `${vars.space[2]} ${edge}` } },
  }),
  grid: layered({
    '@media': { [media.phone]: { display: 'grid', padding: `${vars.space[3]} ${edge}` } },
  }),
} as const;

export const cell = layered(base, {
  height: '44px',
  padding: `0 ${vars.space[2]}`,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  selectors: atEdges,
});

export const phoneCell = {
  lines: layered({
    '@media': {
      [media.phone]: {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: vars.space[3],
        height: 'auto',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
        selectors: {
          '&, &:first-child, &:last-child': { padding: `${vars.space[1]} 0` },
          '&::before': {
            content: 'attr(data-heading)',
            flex: 'none',
            color: vars.color.textMuted,
            fontSize: vars.text.sm,
            fontWeight: 400,
          },
        },
      },
    },
  }),
  grid: layered({
    '@media': {
      [media.phone]: {
        display: 'block',
        height: 'auto',
        minWidth: 0,
        selectors: { '&, &:first-child, &:last-child': { padding: 0 } },
      },
    },
  }),
} as const;

/** Parts of a table whose rows are grids at every width. */
export const blocks = layered({ display: 'block' });

/** Row of a group's heading there: a cell that is a block would stay within its row. */
export const stickyRow = layered({
  position: 'sticky',
  zIndex: 2,
  top: covered.top,
  display: 'block',
});

export const gridRow = layered({ display: 'grid', padding: `0 ${edge}` });

export const gridCell = layered({
  display: 'block',
  height: 'auto',
  minWidth: 0,
  selectors: { '&, &:first-child, &:last-child': { padding: 0 } },
});

export const end = layered({ textAlign: 'end' });

export const wrapping = layered({ whiteSpace: 'normal', overflowWrap: 'anywhere' });

export const tone = {
  strong: layered({ fontWeight: 500 }),
  quiet: layered({
    color: vars.color.textMuted,
    '@media': { [media.phone]: { fontSize: vars.text.sm } },
  }),
} as const;

/** Stands where its text will. */
export const waiting = layered({ display: 'inline-block' });

export const spoken = visuallyHidden;
