import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

/** Ends as far from the edge as that of a select. */
export const chevron = layered({ display: 'flex', paddingInlineEnd: vars.space[2] });
