import { finishSearch, listSearches } from '../accounts/account-searches.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type Candidate, findCandidates, type SearchDepth } from './account-candidates.ts';

export interface SearchSettings {
  readonly network: ServedNetwork;
  readonly depth: SearchDepth;
}

/**
 * Searches for accounts that imported phrases have used elsewhere, in rounds: an account that is found leads to the one after
 * it. What was looked at is known to this process alone. After a kill it is looked at again, and an account that was opened is
 * no candidate any more.
 */
export function createAccountSearch(
  context: Pick<ServiceContext, 'db' | 'platform'>,
  { network, depth }: SearchSettings,
) {
  const looked = new Set<string>();
  return {
    /** Lists what to look at next, and ends the searches of wallets that have nothing left and do not wait. */
    async listNext(isWaiting: (walletId: string) => boolean): Promise<readonly Candidate[]> {
      const next: Candidate[] = [];
      for (const search of await listSearches(context.db, network)) {
        const candidates = await findCandidates(context, search, depth);
        const own = candidates.filter((candidate) => !looked.has(nameOf(candidate)));
        next.push(...own);
        if (own.length === 0 && !isWaiting(search.walletId))
          await finishSearch(context.db, search, nowOf(context.platform));
      }
      return next;
    },
    markLooked(candidates: readonly Candidate[]): void {
      for (const candidate of candidates) looked.add(nameOf(candidate));
    },
  };
}

function nameOf({ walletId, accountIndex, addressIndex }: Candidate): string {
  return `${walletId} ${accountIndex} ${addressIndex}`;
}
