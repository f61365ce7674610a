import { and, eq, max } from 'drizzle-orm';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, balanceProbes, transactions } from '../db/schema.ts';
import { hotMs, type ProbedAccount } from './find-due.ts';

export interface ProbePlace {
  readonly network: ServedNetwork;
  readonly account: ProbedAccount;
  readonly now: Date;
}

/** Notes that the balance of an account was asked for. It is asked for again in a minute unless it is compared. */
export async function noteProbed(
  db: Db,
  { network, account: { accountId }, now }: ProbePlace,
): Promise<void> {
  const set = { probedAt: now, dueAt: new Date(now.getTime() + hotMs) };
  await db
    .insert(balanceProbes)
    .values({ accountId, network, ...set })
    .onConflictDoUpdate({ target: balanceProbes.accountId, set });
}

export interface Compared extends ProbePlace {
  readonly height: number;
  /** True while a difference waits for another look. */
  readonly isOpen: boolean;
}

/** Notes a comparison, and when the next one is due. */
export async function noteCompared(db: Db, compared: Compared): Promise<void> {
  const { account, height } = compared;
  const isOfAccount = eq(balanceProbes.accountId, account.accountId);
  const [before] = await db
    .select({ requestedAt: balanceProbes.requestedAt })
    .from(balanceProbes)
    .where(isOfAccount);
  const dueAt = await findNext(db, compared, before?.requestedAt ?? null);
  await db.update(balanceProbes).set({ height, dueAt }).where(isOfAccount);
}

/** Returns when an account is asked about next; null where it waits for its turn, or is quiet for a month. */
async function findNext(
  db: Db,
  { account, now, isOpen }: Compared,
  requestedAt: Date | null,
): Promise<Date | null> {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const isWithin = (at: Date | null, ms: number) =>
    at !== null && now.getTime() - at.getTime() < ms;
  // The second look is taken at the next block that is final.
  if (isOpen) return now;
  if (isWithin(requestedAt, hourMs)) return after(hotMs);
  if (account.purpose !== 'PURSE') return null;
  const [found] = await db
    .select({ openedAt: accounts.createdAt, movedAt: max(transactions.createdAt) })
    .from(accounts)
    .leftJoin(transactions, eq(transactions.accountId, accounts.id))
    .where(and(eq(accounts.id, account.accountId)))
    .groupBy(accounts.id);
  const stirs = [requestedAt, found?.openedAt ?? null, found?.movedAt ?? null];
  return stirs.some((at) => isWithin(at, quietMs)) ? after(dayMs) : null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const quietMs = 30 * dayMs;
