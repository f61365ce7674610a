import { base } from '../theme/base.css.ts';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

export const line = layered(base, {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const quiet = layered(base, { color: vars.color.textMuted, fontSize: vars.text.sm });
