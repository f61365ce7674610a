import type { BaseUrls, EnvironmentBases } from '@billfold/core/contract';
import { environments } from '@billfold/core/internal';

/**
 * Reads the bases that the server has written into this page (`BILLFOLD_BASES` in docs/operations.md). An environment without all
 * three services has none.
 */
export function readPageBases(page: ParentNode): EnvironmentBases {
  const bases: Partial<Record<(typeof environments)[number], BaseUrls>> = {};
  for (const environment of environments) {
    const find = (service: keyof BaseUrls): string | undefined =>
      page.querySelector<HTMLMetaElement>(
        `meta[name=billfold-base][data-environment=${environment}][data-service=${service}]`,
      )?.content;
    const [wallet, auth, payments] = [find('wallet'), find('auth'), find('payments')];
    if (wallet && auth && payments) bases[environment] = { wallet, auth, payments };
  }
  return bases;
}
