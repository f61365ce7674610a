import { layered } from '../theme/layered.ts';

/** Carries the values of the scheme and has no box of its own. */
export const scheme = layered({ display: 'contents' });
