import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

/** At the bottom, over the page: it comes and goes without moving anything. */
export const place = style({
  position: 'fixed',
  zIndex: 25,
  insetInline: vars.space[4],
  // Above the bar and everything else in that corner.
  bottom: `calc(56px + ${vars.space[16]} + ${vars.space[2]} + env(safe-area-inset-bottom))`,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  pointerEvents: 'none',
  '@media': { [media.desktop]: { bottom: vars.space[6] }, print: { display: 'none' } },
});

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  maxWidth: '640px',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: `0 0 0 1px ${vars.color.borderStrong}, ${vars.shadow.raised}`,
  fontSize: vars.text.sm,
  pointerEvents: 'auto',
});

export const text = style({ flex: '1 1 220px' });

export const actions = style({ display: 'flex', gap: vars.space[2] });

export const icon = style({ flex: 'none', color: vars.color.warning });
