import type { ImportedLabels, ImportLabels } from '@billfold/core/contract';
import { and, asc, eq, isNotNull, not, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isShown } from '../accounts/is-shown.ts';
import { isUnlisted } from '../chains/unlisted-hash.ts';
import type { ServiceContext } from '../context.ts';
import { isListed } from '../db/is-listed.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, transactions } from '../db/schema.ts';
import type { SentFile } from '../http/send-file.ts';
import { nowOf } from '../platform/server-platform.ts';
import { refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';

/** @see BIP-329 Wallet labels export format */
interface Label {
  readonly type: 'tx' | 'addr';
  readonly ref: string;
  readonly label: string;
}

/** Notes and labels of a wallet, one JSON object per line. @throws {ApiError} 404 */
export async function exportOwnedLabels(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  owner: WalletOwner,
): Promise<SentFile> {
  await refuseForeignWallet(db, owner);
  async function* lines() {
    for (const labels of [await loadNotes(db, owner), await loadLabels(db, owner)])
      if (labels.length > 0) yield labels.map((label) => `${JSON.stringify(label)}\n`).join('');
  }
  const day = nowOf(platform).toISOString().slice(0, 10);
  return { name: `labels-${day}.jsonl`, content: lines() };
}

/** Imports labels; of two lines about one reference, the later one wins. @throws {ApiError} 404 */
export async function importOwnedLabels(
  db: Db,
  owner: WalletOwner,
  { jsonl }: ImportLabels,
): Promise<ImportedLabels> {
  await refuseForeignWallet(db, owner);
  const lines = jsonl.split(/\r?\n/).filter((line) => line.trim() !== '');
  const labels = new Map(
    lines.flatMap((line) => {
      const label = readLabel(line);
      return label === null ? [] : [[`${label.type}:${label.ref}`, label] as const];
    }),
  );
  const ofType = (type: Label['type']) => [...labels.values()].filter((each) => each.type === type);
  const applied = await db.transaction(async (tx) => {
    const noted = await writeNotes(tx, owner, ofType('tx'));
    return noted + (await writeLabels(tx, owner, ofType('addr')));
  });
  return { applied, ignored: lines.length - applied };
}

async function loadNotes(db: Db, { walletId }: WalletOwner): Promise<readonly Label[]> {
  const { hash, note } = transactions;
  const rows = await db
    .selectDistinct({ hash, note })
    .from(transactions)
    .where(
      and(eq(transactions.walletId, walletId), isListed, isNotNull(note), not(isUnlisted(hash))),
    )
    .orderBy(asc(hash));
  return rows.map((row) => ({ type: 'tx', ref: row.hash, label: row.note ?? '' }));
}

async function loadLabels(db: Db, { walletId }: WalletOwner): Promise<readonly Label[]> {
  const { address, label } = addresses;
  const rows = await db
    .selectDistinct({ address, label })
    .from(addresses)
    .innerJoin(accounts, eq(accounts.id, addresses.accountId))
    .where(and(eq(accounts.walletId, walletId), isOfWallet, isNotNull(label), isShown()))
    .orderBy(asc(address));
  return rows.map((row) => ({ type: 'addr', ref: row.address, label: row.label ?? '' }));
}

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const readable = z.union([
  z.object({ type: z.literal('tx'), ref: text(128), label: text(500) }),
  z.object({ type: z.literal('addr'), ref: text(128), label: text(80) }),
]);

/** Null for a line of another type, and for what is no label. */
function readLabel(line: string): Label | null {
  try {
    const parsed = z.safeParse(readable, JSON.parse(line));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** How many of the labels belong to a transaction of the wallet. */
async function writeNotes(
  tx: Db,
  { walletId }: WalletOwner,
  labels: readonly Label[],
): Promise<number> {
  if (labels.length === 0) return 0;
  const { hash } = transactions;
  const written = await tx
    .update(transactions)
    .set({ note: sql`given.label` })
    .from(given(labels))
    .where(and(eq(transactions.walletId, walletId), isListed, sql`${hash} = given.ref`))
    .returning({ ref: hash });
  return new Set(written.map(({ ref }) => ref)).size;
}

async function writeLabels(
  tx: Db,
  { walletId }: WalletOwner,
  labels: readonly Label[],
): Promise<number> {
  if (labels.length === 0) return 0;
  const { address, accountId } = addresses;
  const own = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.walletId, walletId), isOfWallet));
  const written = await tx
    .update(addresses)
    .set({ label: sql`given.label` })
    .from(given(labels))
    .where(and(sql`${accountId} in ${own}`, isShown(), sql`${address} = given.ref`))
    .returning({ ref: address });
  return new Set(written.map(({ ref }) => ref)).size;
}

function given(labels: readonly Label[]) {
  const refs = sql.param(labels.map(({ ref }) => ref));
  const texts = sql.param(labels.map(({ label }) => label));
  return sql`unnest(${refs}::text[], ${texts}::text[]) as given (ref, label)`;
}
