import { media, vars } from '@billfold/react/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ position: 'relative', minWidth: 0 });

const popupBase = style({
  position: 'absolute',
  zIndex: 30,
  top: `calc(100% + ${vars.space[1]})`,
  display: 'grid',
  minWidth: '199px',
  maxWidth: 'min(320px, calc(100vw - 32px))',
  maxHeight: 'min(60dvh, 480px)',
  overflowY: 'auto',
  padding: vars.space[1],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: `${vars.shadow.raised}, 0 0 0 1px ${vars.color.border}`,
});

export const popup = styleVariants({
  start: [popupBase, { insetInlineStart: 0 }],
  end: [popupBase, { insetInlineEnd: 0 }],
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: vars.control.height,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:focus': { background: vars.color.surfaceSunken } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceSunken } } },
    [media.touch]: { minHeight: vars.control.target },
  },
});

export const divider = style({
  height: '1px',
  margin: `${vars.space[1]} ${vars.space[3]}`,
  border: 0,
  background: vars.color.border,
});

export const heading = style({
  display: 'grid',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const strong = style({ color: vars.color.text, fontWeight: 600, fontSize: vars.text.md });

export const grow = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Seen on either page colour. */
const wash = `color-mix(in srgb, ${vars.color.text} 7%, transparent)`;

const pressable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.control.height,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[aria-expanded="true"]': { background: wash },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: wash } } },
    [media.touch]: { height: vars.control.target },
  },
});

/** Spec §9: the wallet picker is about 199 px wide. */
export const picker = style([
  pressable,
  {
    width: '199px',
    maxWidth: '100%',
    paddingInline: vars.space[3],
    fontWeight: 500,
    textAlign: 'start',
  },
]);

export const iconOnly = style([
  pressable,
  {
    justifyContent: 'center',
    width: vars.control.height,
    '@media': { [media.touch]: { width: vars.control.target } },
  },
]);

export const chevron = style({ flex: 'none', color: vars.color.textMuted });
