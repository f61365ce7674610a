'use client';
import { useScope } from './use-provided.ts';

/** Returns true unless the token of the page reads no values: their calls would be refused. */
export const useReadsValues = (): boolean => useScope('portfolio:read', 'send');
