import type { UnmatchedCause } from '@billfold/core/contract';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businessAssets, paymentQuotes } from '../db/schema.ts';
import type { TransferRow } from './payment-parts.ts';

/** Quotes that were ever given for an address, as far as they tell how its payments are told apart. */
interface AddressUse {
  readonly network: string;
  readonly address: string;
  readonly mode: 'FRESH' | 'POOL' | 'SHARED';
  readonly hasComment: boolean;
  readonly hasReference: boolean;
}

/** Finds, by the id of each transfer, why no payment was found for it. */
export async function findCauses(
  db: Db,
  transfers: readonly TransferRow[],
): Promise<ReadonlyMap<string, UnmatchedCause>> {
  const [first] = transfers;
  if (first === undefined) return new Map();
  const uses = await loadUses(db, transfers);
  const accepted = await loadAccepted(db, first.businessId);
  return new Map(
    transfers.map((transfer) => {
      const use = uses.find(
        ({ network, address }) => network === transfer.network && address === transfer.address,
      );
      return [transfer.id, causeOf(transfer, use, accepted)];
    }),
  );
}

function causeOf(
  { assetId, memo }: TransferRow,
  use: AddressUse | undefined,
  accepted: ReadonlySet<string>,
): UnmatchedCause {
  if (!accepted.has(assetId)) return 'ASSET_NOT_ACCEPTED';
  if (use === undefined) return 'NOT_ASKED';
  if (use.mode === 'POOL') return 'ADDRESS_RETURNED';
  if (use.mode === 'FRESH') return 'BEFORE_PAYMENT';
  if (use.hasComment) return memo === null || memo.trim() === '' ? 'NO_COMMENT' : 'UNKNOWN_COMMENT';
  return use.hasReference ? 'NO_REFERENCE' : 'OTHER_AMOUNT';
}

async function loadUses(db: Db, transfers: readonly TransferRow[]): Promise<readonly AddressUse[]> {
  const { network, address, mode, memo, reference } = paymentQuotes;
  return db
    .select({
      ...{ network, address, mode },
      hasComment: sql<boolean>`bool_or(${isNotNull(memo)})`,
      hasReference: sql<boolean>`bool_or(${isNotNull(reference)})`,
    })
    .from(paymentQuotes)
    .where(
      and(
        inArray(network, [...new Set(transfers.map((each) => each.network))]),
        inArray(address, [...new Set(transfers.map((each) => each.address))]),
      ),
    )
    .groupBy(network, address, mode);
}

async function loadAccepted(db: Db, businessId: number): Promise<ReadonlySet<string>> {
  const { assetId, isEnabled } = businessAssets;
  const rows = await db
    .select({ assetId })
    .from(businessAssets)
    .where(and(eq(businessAssets.businessId, businessId), eq(isEnabled, true)));
  return new Set(rows.map((row) => row.assetId));
}
