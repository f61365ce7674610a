import { base, tabular } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** Amount and money below each other on a phone, where both beside each other leave the label no room. */
const phoneFigures = 'minmax(min-content, 1fr) minmax(0, auto)';

export const layout = {
  lines: layered(base, { display: 'grid' }),
  columns: layered(base, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    columnGap: vars.space[6],
    rowGap: vars.space[2],
  }),
  figures: layered(base, {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr) auto auto',
    '@media': { [media.phone]: { gridTemplateColumns: phoneFigures } },
  }),
} as const;

/** Label above value; on a phone beside it, so that a list of facts is half as long. */
export const cell = layered(base, {
  display: 'grid',
  alignContent: 'start',
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space[4],
      minHeight: '28px',
    },
  },
});

const stackedCell = layered({
  gridColumn: '1 / -1',
  '@media': { [media.phone]: { display: 'grid' } },
});

export const cellValue = layered(base, tabular, {
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: {
      marginInlineStart: 'auto',
      textAlign: 'end',
      selectors: { [`${stackedCell} > &`]: { marginInlineStart: 0, textAlign: 'start' } },
    },
  },
});

const row = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[6],
  rowGap: vars.space[1],
  paddingBlock: '10px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

/** Line of each density. */
export const line = {
  regular: layered(row, {
    selectors: {
      // Nothing follows: the card keeps its own distance from the edge.
      [`${layout.lines}:last-child > &:last-child`]: { paddingBottom: 0 },
    },
  }),
  compact: layered(row, {
    paddingBlock: vars.space[1],
    selectors: {
      '& + &': { borderTop: 'none' },
      '& + &:last-child': {
        borderTop: `1px solid ${vars.color.border}`,
        marginTop: vars.space[1],
        paddingTop: vars.space[2],
      },
    },
  }),
  plain: layered(row, {
    paddingBlock: '5px',
    selectors: { '& + &': { borderTop: 'none' } },
  }),
} as const;

const stackedLine = layered({ display: 'grid' });

/** Line whose amount and value are right-aligned under those of the line above it. */
export const figuresLine = layered(base, {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: ['minmax(min-content, 1fr) auto auto', 'subgrid'],
  alignItems: 'baseline',
  paddingBlock: vars.space[1],
  '@media': { [media.phone]: { gridTemplateColumns: [phoneFigures, 'subgrid'] } },
  selectors: {
    '& + &:last-child': {
      borderTop: `1px solid ${vars.color.border}`,
      marginTop: vars.space[1],
      paddingTop: vars.space[2],
    },
  },
});

/** Amount and value, one column each, on a phone one below the other; what follows takes the whole width. */
export const figures = layered(base, tabular, {
  display: 'grid',
  gridColumn: '2 / -1',
  gridTemplateColumns: ['auto auto', 'subgrid'],
  '@media': { [media.phone]: { gridTemplateColumns: ['minmax(0, auto)', 'subgrid'] } },
  alignItems: 'baseline',
  paddingInlineStart: vars.space[3],
  fontWeight: 500,
  textAlign: 'end',
});

/** Rows that take the whole width. */
export const stacked = {
  lines: stackedLine,
  columns: stackedCell,
  figures: stackedLine,
} as const;

export const label = layered(base, {
  color: vars.color.textMuted,
  flex: 'none',
  selectors: { [`${cell} > &`]: { fontSize: vars.text.sm } },
});

export const value = layered(base, tabular, {
  marginInlineStart: 'auto',
  fontWeight: 500,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  // A postal address keeps its lines.
  whiteSpace: 'pre-line',
  selectors: { [`${stackedLine} > &`]: { marginInlineStart: 0, textAlign: 'start' } },
});

/** Takes the whole width of a line. */
export const hint = layered(base, {
  flexBasis: '100%',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const total = layered({ fontSize: vars.text.lg, fontWeight: 600 });
