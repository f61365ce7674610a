import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';
import { darkLine } from '../common/dark-line.ts';

export const modes = style({
  display: 'flex',
  gap: '2px',
  padding: '2px',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  boxShadow: darkLine,
});

export const mode = style({
  display: 'inline-flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '32px',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { background: vars.color.surface, color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});
