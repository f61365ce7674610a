import { layered } from '../../theme/layered.ts';

/**
 * Stands where it is put, in the top layer: nothing of the browser's own looks for that is left.
 * Until it has its place it can be focused, not seen.
 */
export const floating = layered({
  position: 'fixed',
  inset: 'auto',
  left: 0,
  top: 0,
  height: 'auto',
  margin: 0,
  // A press must not meet it before it stands where it stays.
  selectors: { '&:not([data-placed])': { opacity: 0, pointerEvents: 'none' } },
});

/** Free height of the window on the popup's side. */
export const room = 'var(--bf-floating-room, 100dvh)';
