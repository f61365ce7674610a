import { base, interactive } from '../../theme/base.css.ts';
import { darkLine } from '../../theme/dark-line.ts';
import { layered } from '../../theme/layered.ts';
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
      gap: vars.space[6],
    },
  },
});

/** Choice of the group, where only one is shown. */
export const groups = layered(base, {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: '2px',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  boxShadow: darkLine,
  '@media': { [media.desktop]: { display: 'none' } },
});

const anyLink = layered(interactive, {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.text } },
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

export const group = layered(anyLink, { justifyContent: 'center' });

export const currentGroup = layered({
  background: vars.color.surface,
  color: vars.color.text,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
});

export const cell = layered(base, { display: 'grid', flex: 'none' });

export const items = layered(base, { display: 'grid', gap: vars.space[1] });

export const otherItems = layered(items, {
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid' } },
});

export const title = layered(base, {
  display: 'none',
  paddingInline: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const list = layered(base, {
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
  '@media': {
    [media.desktop]: { display: 'grid', overflowX: 'visible', boxShadow: 'none', gap: '2px' },
  },
});

export const link = layered(anyLink, {
  paddingInline: vars.space[3],
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
      selectors: {
        '&:hover': { background: wash },
        '&:focus-visible': { outlineOffset: '-2px' },
        '&[aria-current]': {
          background: wash,
          boxShadow: 'none',
          borderRadius: vars.radius.control,
        },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { borderBottom: '2px solid Highlight' } },
    },
  },
});
