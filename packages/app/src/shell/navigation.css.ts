import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

/** Seen on either page colour. */
const wash = `color-mix(in srgb, ${vars.color.text} 7%, transparent)`;

/** Six labels fit in one row only at their natural widths. */
const tiny = 'screen and (max-width: 359.98px)';

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  '@media': { [media.desktop]: { flexDirection: 'column' }, [tiny]: { gap: 0 } },
});

/** Column as wide as the others, or as its longest word. */
export const cell = style({
  flex: '1 1 0',
  '@media': { [tiny]: { flex: '1 1 auto' } },
});

export const sidebar = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      top: 'var(--billfold-sticky-top, 56px)',
      alignSelf: 'start',
      width: '232px',
      padding: `${vars.space[6]} ${vars.space[4]}`,
    },
    print: { display: 'none' },
  },
});

export const bottomBar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 10,
  padding: `0 ${vars.space[1]} env(safe-area-inset-bottom)`,
  background: vars.color.surface,
  boxShadow: `0 -1px 0 ${vars.color.border}`,
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});

const item = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.state} ease-out, color ${vars.motion.state} ease-out`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&[aria-current]': { color: vars.color.text, fontWeight: 600 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});

export const sidebarItem = style([
  item,
  {
    gap: vars.space[3],
    minHeight: vars.control.height,
    padding: `0 ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    selectors: { '&[aria-current]': { background: wash } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: wash } } },
    },
  },
]);

export const pages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  marginTop: vars.space[1],
});

export const bottomItem = style([
  item,
  {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '2px',
    minHeight: '56px',
    paddingInline: 0,
    textAlign: 'center',
    borderRadius: vars.radius.control,
    fontSize: '11px',
    lineHeight: 1.2,
    // Bold, the longest words of some languages would not fit.
    selectors: { '&[aria-current]': { color: vars.color.accent, fontWeight: 500 } },
    '@media': { [tiny]: { fontSize: '10px' } },
  },
]);

/** A long word breaks where its text has a soft hyphen, and Chinese and Japanese not between any two signs. */
export const label = style({ overflow: 'hidden', maxWidth: '100%', wordBreak: 'keep-all' });

export const sectionPages = style({
  marginBottom: vars.space[4],
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});

export const sectionList = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });

export const sectionItem = style([
  item,
  {
    minHeight: vars.control.height,
    padding: `0 ${vars.space[3]}`,
    borderRadius: vars.radius.full,
    fontSize: vars.text.sm,
    selectors: { '&[aria-current]': { background: wash } },
    '@media': { [media.touch]: { minHeight: vars.control.target } },
  },
]);
