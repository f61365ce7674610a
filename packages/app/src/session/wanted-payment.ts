import { readPayLink } from './read-pay-link.ts';

/** Returns the link of the checkout page that a path of this site opens Send with; null for any other path. */
export function wantedPayment(path: string | null): string | null {
  const start = path?.indexOf('#') ?? -1;
  return path === null || start < 0 ? null : readPayLink(path.slice(start));
}
