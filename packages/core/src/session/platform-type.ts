import type { PlatformType } from '../assets/specified-values.ts';

/**
 * The mode that a pathname belongs to; `current` where the path says nothing. The query
 * never decides.
 */
export function platformTypeFromPath(path: string, current: PlatformType): PlatformType {
  const [first] = path.split('/').filter(Boolean);
  if (first === 'payments' || path.includes('business')) return 'payments';
  if (first === 'wallet' || path.includes('individual')) return 'wallet';
  return current;
}
