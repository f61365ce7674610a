import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';

/** On a line of its own, above the address. */
export const name = layered(base, { display: 'block', overflowWrap: 'anywhere' });
