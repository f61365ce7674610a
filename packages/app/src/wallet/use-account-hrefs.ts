import { isEmbeddedPath } from '@billfold/core';
import { useLocation } from 'wouter';
import { hrefOf } from '../routing/navigation.ts';

/** Where the accounts are; an embedded page stays embedded. */
export function useAccountHrefs(): {
  readonly all: string;
  readonly one: (accountId: string) => string;
} {
  const [path] = useLocation();
  const stay = (href: string): string =>
    isEmbeddedPath(path) ? href.replace('/wallet/', '/wallet/embed/') : href;
  return {
    all: stay(hrefOf({ to: 'accounts' })),
    one: (accountId) => stay(hrefOf({ to: 'account', accountId })),
  };
}
