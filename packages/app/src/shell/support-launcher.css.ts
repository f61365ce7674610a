import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

/** Above the bar at the bottom, where there is one. */
export const place = style({
  position: 'fixed',
  zIndex: 15,
  insetInlineEnd: vars.space[4],
  bottom: `calc(56px + ${vars.space[4]} + env(safe-area-inset-bottom))`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  boxShadow: `0 0 0 1px ${vars.color.border}, ${vars.shadow.raised}`,
  '@media': {
    [media.desktop]: { bottom: vars.space[6], insetInlineEnd: vars.space[6] },
    print: { display: 'none' },
  },
});
