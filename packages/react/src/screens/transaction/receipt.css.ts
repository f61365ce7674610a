import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const amount = layered(base, { paddingBlock: vars.space[4] });

/** In the lines that were typed. */
export const note = layered(base, { fontWeight: 400, whiteSpace: 'pre-wrap' });
