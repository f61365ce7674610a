import { getNetwork } from '@billfold/core';
import { surveyByAddress } from './survey-by-address.ts';
import { surveyByScans } from './survey-by-scans.ts';
import type { Surveying } from './surveying.ts';

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
