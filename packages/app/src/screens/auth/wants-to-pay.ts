import { readPayLink } from '../../session/read-pay-link.ts';

/** Reports whether a path of this site opens Send with the link of a checkout page. */
export function wantsToPay(path: string | null): boolean {
  const start = path?.indexOf('#') ?? -1;
  return path !== null && start >= 0 && readPayLink(path.slice(start)) !== null;
}
