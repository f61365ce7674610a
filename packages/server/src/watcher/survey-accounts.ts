import { getNetwork } from '@billfold/core';
import type { Block, Chain } from '../chains/chain.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { surveyByAddress } from './survey-by-address.ts';
import { surveyByScans } from './survey-by-scans.ts';

export interface Surveying {
  readonly context: Pick<ServiceContext, 'db' | 'platform' | 'chains'>;
  readonly network: ServedNetwork;
  readonly survey: NonNullable<Chain['survey']>;
  /** Number of addresses per branch to survey, of an account with many addresses. */
  readonly addressCount: number;
  /** Books a block that the books have come to. */
  readonly bookAgain: (block: Block) => Promise<void>;
  /** Books the blocks from a height up to the cursor, also those that it comes to meanwhile. */
  readonly bookFrom: (height: number) => Promise<void>;
}

/**
 * Finds what imported accounts have on a chain that is too long to be read from its first block, and opens further accounts of
 * their phrases that have something there. Their balances are then right, and of their history what follows; what led to it
 * is not known.
 * @throws {Error} the accounts that it could not look up are looked up again
 */
export async function surveyAccounts(surveying: Surveying): Promise<void> {
  const failures = new Map<string, unknown>();
  if (getNetwork(surveying.network).addressLimit === null) await surveyByScans(surveying, failures);
  else await surveyByAddress(surveying, failures);
  for (const failure of failures.values()) throw failure;
}
