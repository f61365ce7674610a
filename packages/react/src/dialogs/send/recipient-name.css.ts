import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';

/** Name on a line of its own above the address. */
export const recipientName = layered(base, { display: 'block', overflowWrap: 'anywhere' });
