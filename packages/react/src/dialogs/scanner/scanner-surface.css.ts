import { base, surface } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const screen = layered(surface, {
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: `${vars.space[2]} ${vars.space[4]} max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  background: vars.color.background,
  // It may stand in a field.
  cursor: 'auto',
});

export const header = layered(base, {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const title = layered(base, {
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: 1.2,
  outline: 'none',
});

/** Fills the room between title and controls, and centres the camera in it. */
export const middle = layered(base, {
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  position: 'relative',
  paddingBlock: vars.space[4],
});

/** A picture of 4 to 3 fits beside the texts, however low the screen is. */
export const view = layered(base, {
  width: 'min(100%, 640px, calc((100dvh - 240px) * 4 / 3))',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
});

/** Measured by the library before there is anything to see. */
export const waiting = layered({
  position: 'absolute',
  visibility: 'hidden',
  pointerEvents: 'none',
});

export const texts = layered(base, {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  maxWidth: '440px',
  fontSize: vars.text.lg,
});

export const text = layered(base, { textAlign: 'center', textWrap: 'balance' });

export const controls = layered(base, {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
