import { base, tabular } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';

export const time = layered(base, tabular, { whiteSpace: 'nowrap' });
