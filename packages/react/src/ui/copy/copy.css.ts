import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const copied = layered({ color: vars.color.success });

export const fallback = layered(base, {
  display: 'grid',
  gap: vars.space[1],
  width: '100%',
  marginTop: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  textAlign: 'start',
});

export const text = layered(base, {
  width: '100%',
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  resize: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});
