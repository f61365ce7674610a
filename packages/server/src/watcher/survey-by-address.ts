import { eq } from 'drizzle-orm';
import type { AccountKey } from '../accounts/load-public-key.ts';
import { type Chain, ChainUnavailableError } from '../chains/chain.ts';
import type { Db } from '../db/open-database.ts';
import { addresses } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { Candidate } from './account-candidates.ts';
import { derivePlaces } from './address-places.ts';
import { createAccountSearch } from './create-account-search.ts';
import { openCandidate } from './open-candidate.ts';
import { saveOpening } from './openings.ts';
import type { Surveying } from './surveying.ts';
import { beginHistories, findUnread, isAmong } from './unread-accounts.ts';

/** Asks for what each account has at its address. One that fails leaves the others alone. */
export async function surveyByAddress(
  surveying: Surveying,
  failures: Map<string, unknown>,
): Promise<void> {
  const { context, network } = surveying;
  const search = createAccountSearch(context, { network, depth: 'next' });
  const attempt = async (id: string, step: () => Promise<void>) => {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof ChainUnavailableError)) throw error;
      failures.set(id, error);
    }
  };
  for (;;) {
    const unread = await findUnread(context.db, network, [...failures.keys()]);
    const isWaiting = isAmong(unread);
    const candidates = await search.listNext((id) => failures.has(id) || isWaiting(id));
    if (unread.length + candidates.length === 0) return;
    for (const account of unread)
      await attempt(account.id, () => surveyHoldings(surveying, account));
    for (const walletId of new Set(candidates.map((candidate) => candidate.walletId))) {
      const own = candidates.filter((candidate) => candidate.walletId === walletId);
      await attempt(walletId, () => openUsed(surveying, { candidates: own, failures }));
    }
    search.markLooked(candidates);
  }
}

async function surveyHoldings(surveying: Surveying, account: AccountKey): Promise<void> {
  const { context, network, survey } = surveying;
  const { db, platform } = context;
  const since = nowOf(platform);
  const found = await survey(await loadAddresses(db, account));
  if (found.kind !== 'holdings') throw new TypeError(`${network} has no balances of addresses.`);
  const isSaved = await db.transaction(async (tx) => {
    const opening = { accountId: account.id, network, survey: found };
    if (!(await saveOpening(tx, opening))) return false;
    await beginHistories(tx, [account], since);
    return true;
  });
  if (!isSaved) throw new ChainUnavailableError(`${network} moved on while it was read.`);
}

interface CandidateBatch {
  readonly candidates: readonly Candidate[];
  /** Errors by the id of an account whose addresses cannot be derived. */
  readonly failures: Map<string, unknown>;
}

/** Opens the candidates whose addresses hold something or have sent something. They wait to be surveyed then. */
async function openUsed(
  { context, network, survey, addressCount }: Surveying,
  { candidates, failures }: CandidateBatch,
): Promise<void> {
  const places = await derivePlaces(candidates, { context, addressCount, failures });
  if (places.size === 0) return;
  const found = await survey([...places.keys()]);
  if (found.kind !== 'holdings') throw new TypeError(`${network} has no balances of addresses.`);
  const held = new Set(found.holdings.flatMap(({ address, value }) => (value > 0n ? address : [])));
  for (const [address, [place]] of places) {
    const candidate = candidates.find(({ id }) => id === place?.accountId);
    if (
      candidate &&
      (held.has(address) || (await hasHistory(context.chains.get(network), address)))
    )
      await openCandidate(context, candidate);
  }
}

/** Finds out whether an empty address was used, by the number of its transactions or by its account. */
async function hasHistory({ loadAccount }: Chain, address: string): Promise<boolean> {
  const account = await loadAccount?.(address);
  return (
    account !== undefined && (account.nonce === null ? account.isActivated : account.nonce > 0n)
  );
}

async function loadAddresses(db: Db, { id }: AccountKey): Promise<readonly string[]> {
  const { address, accountId } = addresses;
  const rows = await db.select({ address }).from(addresses).where(eq(accountId, id));
  return rows.map((row) => row.address);
}
