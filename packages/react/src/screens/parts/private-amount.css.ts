import { layered } from '../../theme/layered.ts';

/** Takes its room, and is neither seen nor read. */
export const unknown = layered({ visibility: 'hidden' });
