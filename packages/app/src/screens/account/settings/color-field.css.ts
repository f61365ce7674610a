import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const box = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const swatch = style({
  width: '56px',
  height: vars.control.height,
  padding: vars.space[1],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
  },
});

export const code = style({
  boxSizing: 'border-box',
  flex: '1 1 0',
  width: '100%',
  // Seven characters of a code, and its padding.
  minWidth: '88px',
  maxWidth: '120px',
  height: vars.control.height,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  direction: 'ltr',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
  },
  // Smaller letters make a phone enlarge the page.
  '@media': { [media.touch]: { fontSize: '16px' } },
});
