import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';
import { darkLine } from '../../common/dark-line.ts';

export const segments = style({
  display: 'inline-flex',
  justifySelf: 'start',
  gap: '2px',
  maxWidth: '100%',
  padding: '2px',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  boxShadow: darkLine,
  '@media': { [media.phone]: { display: 'flex', justifySelf: 'stretch' } },
});

export const segment = style({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: '32px',
  paddingInline: vars.space[4],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.textMuted,
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.surface, color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});
