import type { BusinessBalance, BusinessBalances } from '@billfold/core/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, paymentTransfers } from '../db/schema.ts';
import { loadBusinessValues } from '../payments/business-values.ts';
import { formatUnits } from '../payments/format-units.ts';
import { isInInbox } from '../payments/is-in-inbox.ts';
import { formatPrice, readPriced } from '../payments/read-price.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import { least } from '../platform/least.ts';
import { loadAccountFunds } from './load-account-funds.ts';
import { loadPurseFunds } from './load-collectable.ts';

interface Funds {
  available: bigint;
  incoming: bigint;
  collectable: bigint;
  /** Part of the other two that is in the settlement accounts, available or on the way. */
  inAccounts: bigint;
}

/**
 * Loads the funds of a business by asset, with their values in its currency. Each unit is in one part: the accounts of
 * earlier wallets count, and payment addresses those of the settlement wallet.
 */
export async function loadBusinessBalances(
  context: Pick<ServiceContext, 'db' | 'platform' | 'rates' | 'chainMode'>,
  businessId: number,
): Promise<BusinessBalances> {
  const { db } = context;
  const funds = new Map<string, Funds>();
  const fundsOf = (assetId: string): Funds => {
    const own = funds.get(assetId) ?? {
      ...{ available: 0n, incoming: 0n, collectable: 0n, inAccounts: 0n },
    };
    funds.set(assetId, own);
    return own;
  };
  for (const { assetId, spendable, pending } of await loadAccountFunds(db, businessId)) {
    const own = fundsOf(assetId);
    own.available += spendable;
    own.incoming += pending;
    own.inAccounts += spendable + pending;
  }
  for (const { assetId, units, incoming } of await loadPurseFunds(db, businessId)) {
    const own = fundsOf(assetId);
    own.collectable += units;
    own.incoming += incoming;
  }
  const unmatched = await sumUnmatched(db, { businessId, livemode: liveModeOf(context) });
  const held = [...funds]
    .map(([assetId, parts]) => ({ ...parts, asset: requireAsset(assetId), total: totalOf(parts) }))
    .filter(({ total }) => total > 0n)
    .sort((a, b) => (a.asset.id < b.asset.id ? -1 : 1));
  const toValue = await loadBusinessValues(
    context,
    businessId,
    held.map(({ asset }) => asset),
  );
  const assets = held.map(({ asset, total, ...parts }): BusinessBalance => {
    const { inAccounts, atAddresses } = unmatched.get(asset.id) ?? noneUnmatched;
    // Money that was sent away before anyone decided about its transfer is no longer there.
    const open = least(inAccounts, parts.inAccounts) + least(atAddresses, total - parts.inAccounts);
    return {
      ...{ asset: asset.id, network: asset.network },
      available: formatUnits(parts.available, asset),
      incoming: formatUnits(parts.incoming, asset),
      collectable: formatUnits(parts.collectable, asset),
      total: formatUnits(total, asset),
      unmatched: formatUnits(open, asset),
      value: toValue(total, asset),
    };
  });
  return { value: sumOf(assets), assets };
}

const totalOf = ({ available, incoming, collectable }: Funds): bigint =>
  available + incoming + collectable;

/** Units of open transfers without a payment, by where they came. */
interface Unmatched {
  readonly inAccounts: bigint;
  readonly atAddresses: bigint;
}

const noneUnmatched: Unmatched = { inAccounts: 0n, atAddresses: 0n };

async function sumUnmatched(
  db: Db,
  { businessId, livemode }: { readonly businessId: number; readonly livemode: boolean },
): Promise<ReadonlyMap<string, Unmatched>> {
  const { assetId, units, unmatchedState, accountId } = paymentTransfers;
  const sumWhere = (condition: SQL) =>
    sql<bigint>`coalesce(sum(${units}) filter (where ${condition}), 0)::text`.mapWith(BigInt);
  const rows = await db
    .select({
      assetId,
      inAccounts: sumWhere(sql`${accounts.purpose} <> 'PURSE'`),
      atAddresses: sumWhere(sql`${accounts.purpose} = 'PURSE'`),
    })
    .from(paymentTransfers)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(
      and(
        ...[eq(paymentTransfers.businessId, businessId), eq(paymentTransfers.livemode, livemode)],
        ...[eq(unmatchedState, 'OPEN'), isInInbox],
      ),
    )
    .groupBy(assetId);
  return new Map(rows.map((row) => [row.assetId, row]));
}

/** Adds up the values as they are shown, so that a reader comes to the same sum. */
function sumOf(assets: readonly BusinessBalance[]): BusinessBalances['value'] {
  const values = assets.flatMap(({ value }) => (value === null ? [] : [value]));
  const [first] = values;
  if (first === undefined || values.length < assets.length) return null;
  const amount = values.reduce((sum, value) => sum + readPriced(value.amount), 0n);
  return formatPrice({ amount, currency: first.currency });
}
