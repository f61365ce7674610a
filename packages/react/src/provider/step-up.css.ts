import { base } from '../theme/base.css.ts';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

export const fields = layered(base, { display: 'grid', gap: vars.space[4] });
