import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const stale = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.warning,
  fontSize: vars.text.sm,
  fontWeight: 400,
});
