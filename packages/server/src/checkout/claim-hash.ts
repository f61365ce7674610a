import type { ClaimedHash } from '@billfold/core/contract';
import { readTransactionHash } from '@billfold/core/internal';
import { and, eq, sql } from 'drizzle-orm';
import { requestProbes } from '../balance-probes/request-probes.ts';
import {
  type BlockRef,
  type Chain,
  type ChainTransactionPlace,
  ChainUnavailableError,
  type Transfer,
} from '../chains/chain.ts';
import { loadCursors } from '../chains/chain-cursors.ts';
import { isServed, type ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentQuotes, paymentTransfers } from '../db/schema.ts';
import { haveSameAddresses, keepAstray } from '../payments/astray-transactions.ts';
import { isSimulated } from '../payments/is-simulated.ts';
import { type AstrayAmount, isUndecided, nameTransaction } from '../payments/named-transactions.ts';
import type { PaymentRow, TransferRow } from '../payments/payment-parts.ts';
import { isCounted } from '../payments/transfer-depth.ts';
import { nowOf } from '../platform/server-platform.ts';

/**
 * Looks for a transaction that a payer names: among the transfers of the payment, then on the networks that
 * it may be paid on. Of one that pays another payment nothing more is told; one that names no payment, as without the
 * comment that it needs, is what its payer looks for. What was found is kept, so that the page of the payment tells it.
 * One that came to an address of the payment on a network that it does not ask for is told as that, to its business too.
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
  let other = unknown;
  const places = await loadPlaces(context, id);
  for (const [network, addresses] of places) {
    const hash = readTransactionHash(network, text);
    if (hash === null) continue;
    const own = transfers.find((each) => each.network === network && each.hash === hash);
    if (own !== undefined) return presentOwn(own);
    const place = await chains.get(network).find(hash);
    const named = await loadNamed(db, network, hash);
    if (place === null) continue;
    if (named.some(({ paymentId }) => paymentId !== null)) {
      other = presentPlace(place, { paysOther: true });
      continue;
    }
    const unmatched = named.some(
      ({ businessId, isUndecided: isOpen }) => isOpen && businessId === row.businessId,
    );
    await nameTransaction(db, { payment: row, network, hash, now: nowOf(context.platform) });
    await requestProbeOf(context, id, network);
    // The watcher finds it, if it pays this payment.
    context.wake();
    const paysOther =
      named.length === 0 &&
      place.place === 'block' &&
      (await paysElsewhere(context, network, { hash, block: place.block, addresses }));
    other = presentPlace(place, { unmatched, paysOther });
    if (!paysOther) return other;
  }
  const astray = await findAstray(context, places, text);
  if (astray === null) return other;
  const { network, hash, place, came } = astray;
  const now = nowOf(context.platform);
  await keepAstray(db, context, { payment: row, network, hash, astray: came, now });
  return presentPlace(place, { otherNetwork: network });
}

function presentOwn(transfer: TransferRow): ClaimedHash {
  const { blockHeight } = transfer;
  const state = blockHeight === null ? 'SEEN' : 'MINED';
  const counted = isCounted(transfer);
  return { ...unknown, state, blockHeight, counted };
}

function presentPlace(
  place: ChainTransactionPlace,
  facts: Partial<Pick<ClaimedHash, 'unmatched' | 'paysOther' | 'otherNetwork'>>,
): ClaimedHash {
  const blockHeight = place.place === 'mempool' ? null : place.block.height;
  return { ...unknown, state: blockHeight === null ? 'SEEN' : 'MINED', blockHeight, ...facts };
}

const unknown: ClaimedHash = {
  ...{ state: 'UNKNOWN', blockHeight: null, counted: false },
  ...{ unmatched: false, paysOther: false, otherNetwork: null },
};

interface MinedHash {
  readonly hash: string;
  readonly block: BlockRef;
  readonly addresses: readonly string[];
}

/**
 * Reports whether a transaction of which the books know no transfer pays none of `addresses`. Nothing can be told of a
 * block that the watcher has yet to read, nor of a contract, which can pay without a transfer that is listed.
 */
async function paysElsewhere(
  { db, chains }: Pick<ServiceContext, 'db' | 'chains'>,
  network: ServedNetwork,
  { hash, block: { height }, addresses }: MinedHash,
): Promise<boolean> {
  const read = (await loadCursors(db)).get(network)?.height ?? -1;
  if (read < height) return false;
  const chain = chains.get(network);
  if (chain.probe === null) return true;
  const transfers = await transfersOf(chain, hash, height);
  const isOther = ({ to }: Transfer) => to !== null && !addresses.includes(to);
  return transfers.length > 0 && transfers.every(isOther);
}

async function transfersOf(
  chain: Chain,
  hash: string,
  height: number,
): Promise<readonly Transfer[]> {
  const block = await chain.blockAt(height);
  return block?.transactions.find((each) => each.hash === hash)?.transfers ?? [];
}

interface AstrayPlace {
  readonly network: ServedNetwork;
  readonly hash: string;
  readonly place: ChainTransactionPlace;
  /** Asset and amount that came; null where that is not known here, or several came. */
  readonly came: AstrayAmount | null;
}

/**
 * Finds a transaction in a block of a network that the payment does not ask for, where it pays an address of the
 * payment: networks of one coin type have the same addresses. Null where there is none, or where no node can tell.
 */
async function findAstray(
  { chains, openNetworks }: Pick<ServiceContext, 'chains' | 'openNetworks'>,
  places: ReadonlyMap<ServedNetwork, readonly string[]>,
  text: string,
): Promise<AstrayPlace | null> {
  for (const network of openNetworks) {
    const addresses = [...places].flatMap(([asked, own]) =>
      asked !== network && haveSameAddresses(asked, network) ? own : [],
    );
    const hash = addresses.length === 0 ? null : readTransactionHash(network, text);
    if (hash === null) continue;
    try {
      const chain = chains.get(network);
      const place = await chain.find(hash);
      if (place?.place !== 'block') continue;
      const transfers = await transfersOf(chain, hash, place.block.height);
      const own = transfers.filter(({ to }) => to !== null && addresses.includes(to));
      if (own.length > 0) return { network, hash, place, came: sumOf(network, own) };
    } catch (error) {
      // The answer of the networks that the payment asks for stands.
      if (!(error instanceof ChainUnavailableError)) throw error;
    }
  }
  return null;
}

function sumOf(network: ServedNetwork, transfers: readonly Transfer[]): AstrayAmount | null {
  const assetIds = new Set(transfers.map(({ tokenId }) => tokenId ?? network));
  const [assetId] = assetIds;
  if (assetId === undefined || assetIds.size > 1) return null;
  return { assetId, units: transfers.reduce((sum, { value }) => sum + value, 0n) };
}

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

/** Networks and addresses of the quotes of a payment: each of them stays payable. */
async function loadPlaces(
  { db, openNetworks }: Pick<ServiceContext, 'db' | 'openNetworks'>,
  paymentId: string,
): Promise<ReadonlyMap<ServedNetwork, readonly string[]>> {
  const rows = await db
    .select({ network: paymentQuotes.network, address: paymentQuotes.address })
    .from(paymentQuotes)
    .where(eq(paymentQuotes.paymentId, paymentId));
  const places = new Map<ServedNetwork, readonly string[]>();
  for (const { network, address } of rows)
    if (isServed(network) && openNetworks.includes(network))
      places.set(network, [...(places.get(network) ?? []), address]);
  return places;
}

/** Loads for whom the transfers of a transaction came, which payments they name, and what is still undecided. */
async function loadNamed(db: Db, network: ServedNetwork, hash: string) {
  const { paymentId, businessId } = paymentTransfers;
  return db
    .select({ paymentId, businessId, isUndecided: sql`${isUndecided}`.mapWith(Boolean) })
    .from(paymentTransfers)
    .where(and(eq(paymentTransfers.network, network), eq(paymentTransfers.hash, hash)));
}
