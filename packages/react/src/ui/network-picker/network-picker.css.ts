import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const line = layered(base, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
});
