import { base, interactive, surface } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const field = layered(surface, { display: 'grid', gap: '2px' });

export const label = layered(base, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '24px',
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

/** The thumb is drawn into the input itself: 18 px in a track of 40 by 24. */
export const track = layered(interactive, {
  position: 'relative',
  flex: 'none',
  width: '40px',
  height: '24px',
  borderRadius: vars.radius.full,
  appearance: 'none',
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '3px',
      insetInlineStart: '3px',
      width: '18px',
      height: '18px',
      borderRadius: vars.radius.full,
      background: vars.color.borderStrong,
      transition: `inset-inline-start ${vars.motion.state} ease-out`,
    },
    '&:checked': { background: vars.color.accent, boxShadow: 'none' },
    '&:checked::before': { insetInlineStart: '19px', background: vars.color.accentText },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
    [media.forcedColors]: { width: 'auto', height: 'auto', appearance: 'auto' },
  },
});

export const hint = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: '20px',
});
