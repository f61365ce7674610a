import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = layered(base, {
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Rows that change places are no reason to scroll.
  overflowAnchor: 'none',
  contain: 'strict',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** Takes the height of all rows. */
export const room = layered(base, { position: 'relative', overflow: 'hidden' });

export const row = layered(base, {
  position: 'absolute',
  top: 0,
  insetInline: 0,
  overflow: 'hidden',
  willChange: 'transform',
  contain: 'layout style paint',
});
