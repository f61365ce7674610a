import { base, interactive } from '../../theme/base.css.ts';
import { darkLine } from '../../theme/dark-line.ts';
import { layered, layeredVariants } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

const wash = `color-mix(in srgb, ${vars.color.text} 7%, transparent)`;

/** Navigation and page, side by side where there is room for both. */
export const frame = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '184px minmax(0, 768px)',
      gap: vars.space[8],
    },
  },
});

export const tree = layered(base, {
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: `calc(var(--billfold-sticky-top, 0px) + ${vars.space[4]})`,
      gap: vars.space[4],
    },
  },
});

/** Names the page, and opens the tree where it has no room. */
export const opener = layered(interactive, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.control.target,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  boxShadow: darkLine,
  color: vars.color.text,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const openerText = layered(base, { minWidth: 0, overflowWrap: 'anywhere' });

export const sheet = layered(base, { display: 'grid', gap: vars.space[4] });

export const cell = layered(base, { display: 'grid', flex: 'none' });

const groupBase = layered(base, { display: 'grid', gap: vars.space[1] });

export const groups = layeredVariants(groupBase, {
  strip: {},
  tree: { display: 'none', '@media': { [media.desktop]: { display: 'grid' } } },
  sheet: {},
});

export const title = layered(base, {
  // On the line of the words below it, which have a bar before them.
  paddingInline: `calc(${vars.space[3]} + 3px) ${vars.space[3]}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

const list = layered(base, { display: 'grid' });

export const lists = layeredVariants(list, {
  tree: {},
  sheet: {},
  strip: {
    display: 'flex',
    gap: vars.space[1],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
    '@media': {
      [media.desktop]: { display: 'grid', overflowX: 'visible', boxShadow: 'none', gap: 0 },
    },
  },
});

/** Bar before the current one, on the line of the tree. */
const barred = {
  borderInlineStart: `3px solid ${vars.color.border}`,
  borderRadius: 0,
  selectors: {
    '&:hover': { background: wash },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { borderInlineStartColor: vars.color.accent, color: vars.color.text },
  },
} as const;

const link = layered(interactive, {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.target,
  paddingInline: vars.space[3],
  color: vars.color.textMuted,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.text } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { borderBottom: '2px solid Highlight' } },
    },
  },
});

/** Rows of which the whole tree fits into a window of 800 px. */
const treeHeight = '34px';

export const links = layeredVariants(link, {
  sheet: barred,
  tree: {
    ...barred,
    minHeight: treeHeight,
    '@media': { [media.touch]: { minHeight: vars.control.target } },
  },
  strip: {
    borderRadius: vars.radius.control,
    selectors: {
      '&:focus-visible': { outlineOffset: '-4px' },
      '&[aria-current]': {
        color: vars.color.text,
        boxShadow: `inset 0 -2px 0 ${vars.color.accent}`,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
    },
    '@media': {
      // Five items fit into 390 px.
      [media.phone]: { paddingInline: '6px', fontSize: vars.text.sm },
      [media.desktop]: {
        ...barred,
        minHeight: treeHeight,
        selectors: {
          ...barred.selectors,
          '&[aria-current]': { ...barred.selectors['&[aria-current]'], boxShadow: 'none' },
        },
      },
    },
  },
});
