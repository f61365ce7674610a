import { and, asc, eq, exists, gt, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, balanceProbes, sessions, wallets } from '../db/schema.ts';

/** Account with the address that holds its funds. */
export interface ProbedAccount {
  readonly accountId: string;
  readonly walletId: string;
  readonly purpose: 'WALLET' | 'PAYMENTS' | 'PURSE' | 'TEST' | 'WATCH';
  readonly address: string;
}

export interface DueQuery {
  readonly network: ServedNetwork;
  readonly now: Date;
  /** Most accounts that are due, or whose owner is here; a third of them at most for the latter. */
  readonly limit: number;
  /** Most of all other accounts; 0 while it is not their turn. */
  readonly others: number;
  /** Account after which the turn of all others begins. */
  readonly after: string;
}

export interface Due {
  readonly accounts: readonly ProbedAccount[];
  /** Last account that had its turn; the nil UUID after the last one of all. */
  readonly position: string;
}

/** First in the order of UUIDs, and nobody's. */
export const nilId = '00000000-0000-0000-0000-000000000000';

/**
 * Finds the accounts whose balance is to be asked for now: those that are due, those whose owner is here, and a few
 * of all others in turn. Each kind leaves room for the next.
 */
export async function findDue(db: Db, query: DueQuery): Promise<Due> {
  const { limit } = query;
  const ofSeen = Math.floor(limit / 3);
  const due = await selectDue(db, query, limit - ofSeen);
  const seen = await selectSeen(db, query, ofSeen);
  const others = query.others === 0 ? null : await selectOthers(db, query, query.others);
  const all = [...due, ...seen, ...(others ?? [])];
  const found = new Map(all.map((each) => [each.accountId, each]));
  const position = others === null ? query.after : (others.at(-1)?.accountId ?? nilId);
  return { accounts: [...found.values()], position };
}

const fields = {
  accountId: accounts.id,
  walletId: accounts.walletId,
  purpose: accounts.purpose,
  address: addresses.address,
};

function selectDue(db: Db, { network, now }: DueQuery, limit: number) {
  return db
    .select(fields)
    .from(balanceProbes)
    .innerJoin(accounts, eq(accounts.id, balanceProbes.accountId))
    .innerJoin(addresses, eq(addresses.accountId, accounts.id))
    .where(and(eq(balanceProbes.network, network), lte(balanceProbes.dueAt, now)))
    .orderBy(asc(balanceProbes.dueAt))
    .limit(limit);
}

/** Accounts of wallets whose owner made a call within the last minutes. */
function selectSeen(db: Db, query: DueQuery, limit: number) {
  const seenAfter = new Date(query.now.getTime() - seenMs);
  const isHere = exists(
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, wallets.userId),
          isNull(sessions.revokedAt),
          gt(sessions.lastSeenAt, seenAfter),
        ),
      ),
  );
  return selectWhere(db, query, {
    condition: and(isHere, isOfWallet),
    restMs: hotMs,
    limit,
  }).orderBy(sql`${balanceProbes.probedAt} asc nulls first`);
}

function selectOthers(db: Db, query: DueQuery, limit: number) {
  const condition = and(
    gt(accounts.id, query.after),
    notInArray(accounts.purpose, ['PURSE', 'TEST']),
  );
  return selectWhere(db, query, { condition, restMs: turnMs, limit }).orderBy(asc(accounts.id));
}

interface Selection {
  readonly condition: SQL | undefined;
  /** Time between two questions about one account. */
  readonly restMs: number;
  readonly limit: number;
}

function selectWhere(db: Db, { network, now }: DueQuery, { condition, restMs, limit }: Selection) {
  const { probedAt } = balanceProbes;
  return db
    .select(fields)
    .from(accounts)
    .innerJoin(wallets, eq(wallets.id, accounts.walletId))
    .innerJoin(addresses, eq(addresses.accountId, accounts.id))
    .leftJoin(balanceProbes, eq(balanceProbes.accountId, accounts.id))
    .where(
      and(
        eq(accounts.network, network),
        isNull(accounts.deletedAt),
        isNull(wallets.deletedAt),
        or(isNull(probedAt), lte(probedAt, new Date(now.getTime() - restMs))),
        condition,
      ),
    )
    .limit(limit)
    .$dynamic();
}

const seenMs = 120_000;
/** Time between two questions about an account that somebody watches. */
export const hotMs = 60_000;
/** Least time between two turns of an account that nobody watches. */
const turnMs = 600_000;
