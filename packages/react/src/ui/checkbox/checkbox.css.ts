import { base, interactive, surface } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const field = layered(surface, { display: 'grid', gap: '2px' });

export const label = layered(base, {
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  // 40 px high with one line of text, 44 on touch.
  paddingBlock: '9.5px',
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: '12px' } },
});

export const box = layered(interactive, {
  flex: 'none',
  width: '20px',
  height: '20px',
  marginTop: '1px',
  borderRadius: '5px',
  appearance: 'none',
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}`,
  selectors: {
    '&:checked': { background: vars.color.accent, boxShadow: 'none' },
    '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 1.5px ${vars.color.danger}` },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const check = layered({
  position: 'absolute',
  marginTop: '3px',
  marginInlineStart: '2px',
  color: vars.color.accentText,
  strokeWidth: 2,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: { [`${box}:checked + &`]: { visibility: 'visible' } },
  '@media': { [media.forcedColors]: { display: 'none' } },
});

/** Closer to its checkbox than to what follows. */
export const hint = layered(base, {
  minHeight: '16px',
  marginBlock: '-6px 6px',
  paddingInlineStart: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: '16px',
});

export const error = layered(hint, { color: vars.color.danger });
