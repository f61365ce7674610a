import { common } from './common.ts';

/** The English catalogue. The specification's sentences stand here byte for byte. */
export const en = { ...common } as const;
