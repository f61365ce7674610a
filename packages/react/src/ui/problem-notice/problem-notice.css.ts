import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const text = layered(base, { whiteSpace: 'pre-line' });

export const request = layered(base, {
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.text.xs,
  userSelect: 'all',
});
