import type { ClaimedHash } from '@billfold/core/contract';
import { readTransactionHash } from '@billfold/core/internal';
import { and, eq, sql } from 'drizzle-orm';
import { requestProbes } from '../balance-probes/request-probes.ts';
import { isServed, type ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentQuotes, paymentTransfers } from '../db/schema.ts';
import { isSimulated } from '../payments/is-simulated.ts';
import { isUndecided, nameTransaction } from '../payments/named-transactions.ts';
import type { PaymentRow, TransferRow } from '../payments/payment-parts.ts';
import { isCounted } from '../payments/transfer-depth.ts';
import { nowOf } from '../platform/server-platform.ts';

/**
 * Looks for a transaction that a payer names: among the transfers of the payment, then on the networks that
 * it may be paid on. A transaction that pays another payment is unknown here; one that names no payment, as without the
 * comment that it needs, is what its payer looks for. What was found is kept, so that the page of the payment tells it.
 * @throws {ChainUnavailableError} while no node can tell
 */
export async function claimHash(
  context: ServiceContext,
  row: PaymentRow,
  text: string,
): Promise<ClaimedHash> {
  const { chains, db } = context;
  const { id } = row;
  const transfers = await db
    .select()
    .from(paymentTransfers)
    .where(eq(paymentTransfers.paymentId, id));
  if (isSimulated(context, row)) {
    const own = transfers.find(({ hash }) => hash === text.trim());
    return own === undefined ? unknown : presentOwn(own);
  }
  for (const network of await loadNetworks(context, id)) {
    const hash = readTransactionHash(network, text);
    if (hash === null) continue;
    const own = transfers.find((each) => each.network === network && each.hash === hash);
    if (own !== undefined) return presentOwn(own);
    const place = await chains.get(network).find(hash);
    const named = await loadNamed(db, network, hash);
    if (place === null || named.some(({ paymentId }) => paymentId !== null)) continue;
    const unmatched = named.some(
      ({ businessId, isUndecided: isOpen }) => isOpen && businessId === row.businessId,
    );
    await nameTransaction(db, { payment: row, network, hash, now: nowOf(context.platform) });
    await requestProbeOf(context, id, network);
    // The watcher finds it, if it pays this payment.
    context.wake();
    return place.place === 'mempool'
      ? { state: 'SEEN', blockHeight: null, counted: false, unmatched }
      : { state: 'MINED', blockHeight: place.block.height, counted: false, unmatched };
  }
  return unknown;
}

function presentOwn(transfer: TransferRow): ClaimedHash {
  const { blockHeight } = transfer;
  const state = blockHeight === null ? 'SEEN' : 'MINED';
  return { state, blockHeight, counted: isCounted(transfer), unmatched: false };
}

const unknown: ClaimedHash = {
  ...{ state: 'UNKNOWN', blockHeight: null },
  ...{ counted: false, unmatched: false },
};

/** Has the balances of the payment compared: a contract pays without a transfer that the transaction lists. */
async function requestProbeOf(
  { db, chains, platform }: ServiceContext,
  paymentId: string,
  network: ServedNetwork,
): Promise<void> {
  if (chains.get(network).probe === null) return;
  const rows = await db
    .selectDistinct({ accountId: paymentQuotes.accountId })
    .from(paymentQuotes)
    .where(and(eq(paymentQuotes.paymentId, paymentId), eq(paymentQuotes.network, network)));
  const accountIds = rows.map(({ accountId }) => accountId);
  await requestProbes(db, { network, accountIds, at: nowOf(platform) });
}

/** Networks of the quotes of a payment: each of them stays payable. */
async function loadNetworks(
  { db, openNetworks }: Pick<ServiceContext, 'db' | 'openNetworks'>,
  paymentId: string,
): Promise<readonly ServedNetwork[]> {
  const rows = await db
    .selectDistinct({ network: paymentQuotes.network })
    .from(paymentQuotes)
    .where(eq(paymentQuotes.paymentId, paymentId));
  return rows.flatMap(({ network }) =>
    isServed(network) && openNetworks.includes(network) ? [network] : [],
  );
}

/** Loads for whom the transfers of a transaction came, which payments they name, and what is still undecided. */
async function loadNamed(db: Db, network: ServedNetwork, hash: string) {
  const { paymentId, businessId } = paymentTransfers;
  return db
    .select({ paymentId, businessId, isUndecided: sql`${isUndecided}`.mapWith(Boolean) })
    .from(paymentTransfers)
    .where(and(eq(paymentTransfers.network, network), eq(paymentTransfers.hash, hash)));
}
