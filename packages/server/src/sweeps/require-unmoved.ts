import type { Db } from '../db/open-database.ts';
import { loadAddresses } from '../payments-accounts/load-addresses.ts';
import { findPaymentsAccount } from '../payments-accounts/open-payments-accounts.ts';
import { planOutdated } from '../transfers-out/plan-refusals.ts';
import { loadParts, type TransferRow } from '../transfers-out/transfer-store.ts';
import { isDelegatedSince } from './delegated-purses.ts';
import { findMoving } from './find-moving.ts';

/**
 * Refuses a plan whose settlement account or purses are others' by now: all of its purses, or those of `signed` alone.
 * @throws {ApiError} 409 PLAN_OUTDATED
 */
export async function requireUnmoved(
  tx: Db,
  row: TransferRow,
  signed?: readonly string[],
): Promise<void> {
  const main = await findPaymentsAccount(tx, row.businessId, row.network);
  const to = main && (await loadAddresses(tx, [main])).get(main.id);
  if (to !== row.address) throw moved();
  const parts = await loadParts(tx, [row.id]);
  const own = parts.filter(
    ({ purseId }) => purseId !== null && signed?.includes(purseId) !== false,
  );
  const purses = own.flatMap(({ purseId }) => purseId ?? []);
  const moving = await findMoving(tx, purses, { except: row.id });
  if (moving.size > 0) throw moved();
  // Gas that is brought to an address that runs code costs more than was planned.
  const needy = own.flatMap(({ step, purseId }) => (step === 'GAS' ? (purseId ?? []) : []));
  if (await isDelegatedSince(tx, needy, row.createdAt)) throw moved();
}

const moved = () =>
  planOutdated('Another sweep moves these funds, or the settlement wallet changed.');
