import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

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

export const iconOnly = style([
  pressable,
  {
    justifyContent: 'center',
    width: vars.control.height,
    '@media': { [media.touch]: { width: vars.control.target } },
  },
]);
