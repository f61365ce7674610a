import type { PlatformType } from '../assets/specified-values.ts';

/**
 * Returns the mode of a pathname (R-SHELL-13); `current` where the path names none. The query never
 * decides: see "Wallet or payments mode by path" in docs/decisions/site.md.
 */
export function platformTypeFromPath(path: string, current: PlatformType): PlatformType {
  const [first] = path.split('/').filter(Boolean);
  if (first === 'payments' || path.includes('business')) return 'payments';
  if (first === 'wallet' || path.includes('individual')) return 'wallet';
  return current;
}
