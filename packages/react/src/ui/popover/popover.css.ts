import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const content = layered({ width: 'max-content', padding: vars.space[4] });
