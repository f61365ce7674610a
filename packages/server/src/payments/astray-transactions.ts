import { getNetwork } from '@billfold/core';
import type { AstrayTransaction } from '@billfold/core/contract';
import { trimDecimal } from '@billfold/core/internal';
import { and, asc, eq } from 'drizzle-orm';
import { isServed, type ServedNetwork } from '../chains/served-networks.ts';
import { isAnyOf, isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { addresses, namedTransactions } from '../db/schema.ts';
import { formatUnits } from './format-units.ts';
import { type NamedTransaction, nameTransaction } from './named-transactions.ts';
import { notifyOfPayment } from './notify-of-payment.ts';
import {
  loadPaymentParts,
  type PaymentParts,
  type PaymentRow,
  type QuoteRow,
} from './payment-parts.ts';
import type { PaymentsContext } from './payments-context.ts';
import { presentParts } from './present-payment.ts';
import { requireAsset } from './require-asset.ts';

export interface FoundAstray extends NamedTransaction {
  readonly payment: PaymentRow;
}

/** Keeps a transaction that pays the address of a payment on another network, and notifies the business of it once. */
export async function keepAstray(
  db: Db,
  context: PaymentsContext,
  found: FoundAstray,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await nameTransaction(tx, found))) return;
    const [parts] = await loadPaymentParts(tx, [found.payment]);
    if (parts === undefined) return;
    const event = { type: 'payment.attention', reasons: ['other_network'] } as const;
    await notifyOfPayment(tx, context, { payment: presentParts(context, parts), event });
  });
}

/** Loads the transactions of a payment that `keepAstray` kept, the first that was named first. */
export async function loadAstray(
  db: Db,
  { row, quotes }: Pick<PaymentParts, 'row' | 'quotes'>,
): Promise<readonly AstrayTransaction[]> {
  const { paymentId, network, hash, assetId, units, namedAt } = namedTransactions;
  const named = await db
    .select({ network, hash, assetId, units })
    .from(namedTransactions)
    .where(eq(paymentId, row.id))
    .orderBy(asc(namedAt), asc(hash));
  const astray = named.filter((each) => quotes.every((quote) => quote.network !== each.network));
  return Promise.all(
    astray.flatMap((each) => {
      const { network: other } = each;
      if (!isServed(other)) return [];
      const came = { hash: each.hash, ...amountOf(each) };
      return [findPaths(db, quotes, other).then((paths) => ({ network: other, ...came, paths }))];
    }),
  );
}

function amountOf({
  assetId,
  units,
}: Pick<typeof namedTransactions.$inferSelect, 'assetId' | 'units'>) {
  if (assetId === null || units === null) return { asset: null, amount: null };
  const asset = requireAsset(assetId);
  return { asset: asset.symbol, amount: trimDecimal(formatUnits(units, asset)) };
}

async function findPaths(
  db: Db,
  quotes: readonly QuoteRow[],
  other: ServedNetwork,
): Promise<readonly string[]> {
  const own = quotes.filter(
    ({ network }) => isServed(network) && haveSameAddresses(network, other),
  );
  const rows = await db
    .selectDistinct({ path: addresses.path })
    .from(addresses)
    .where(
      and(
        isAnyOf(
          addresses.accountId,
          own.map(({ accountId }) => accountId),
        ),
        isAnyTextOf(
          addresses.address,
          own.map(({ address }) => address),
        ),
      ),
    )
    .orderBy(asc(addresses.path));
  return rows.map(({ path }) => path);
}

/** Reports whether one key has the same address on two networks. */
export const haveSameAddresses = (one: ServedNetwork, other: ServedNetwork): boolean =>
  getNetwork(one).coinType === getNetwork(other).coinType;
