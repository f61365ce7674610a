import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { refundPsbts, transfersOut, utxos } from '../db/schema.ts';

export type PsbtRow = typeof refundPsbts.$inferSelect;

/** Loads the unsigned transaction of a refund; undefined before one was prepared. */
export async function findPsbt(db: Db, outId: string): Promise<PsbtRow | undefined> {
  const [row] = await db.select().from(refundPsbts).where(eq(refundPsbts.outId, outId));
  return row;
}

/** Loads the account that pays a refund by an unsigned transaction; undefined before one was prepared. */
export async function findPsbtAccount(db: Db, outId: string): Promise<string | undefined> {
  const { accountId } = refundPsbts;
  const [row] = await db
    .select({ accountId })
    .from(refundPsbts)
    .where(eq(refundPsbts.outId, outId));
  return row?.accountId;
}

/** Stores the unsigned transaction of a refund, in place of an earlier one. */
export async function storePsbt(tx: Db, row: PsbtRow): Promise<void> {
  await tx
    .insert(refundPsbts)
    .values(row)
    .onConflictDoUpdate({ target: refundPsbts.outId, set: row });
}

/** Name of an output, as `inputs` has it. */
export const nameOfOutput = ({ hash, index }: { readonly hash: string; readonly index: number }) =>
  `${hash}:${index}`;

/** Lists the outputs that the prepared refunds of an account spend, except one refund. */
export async function listReservedOutputs(
  db: Db,
  { accountId, outId }: Pick<PsbtRow, 'accountId' | 'outId'>,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ inputs: refundPsbts.inputs })
    .from(refundPsbts)
    .innerJoin(transfersOut, eq(transfersOut.id, refundPsbts.outId))
    .where(
      and(
        ...[eq(refundPsbts.accountId, accountId), ne(refundPsbts.outId, outId)],
        inArray(transfersOut.status, ['AWAITING_SIGNATURE', 'FAILED']),
      ),
    );
  return new Set(rows.flatMap(({ inputs }) => inputs));
}

/** Output that a prepared transaction spends, with the transaction that spent it; null while it is unspent. */
export interface PreparedInput {
  readonly spentBy: string | null;
}

/** Loads those of the named outputs of an account that there are; a reorganisation or a replacement takes them back. */
export async function loadInputs(
  db: Db,
  { accountId }: Pick<PsbtRow, 'accountId'>,
  names: readonly string[],
): Promise<readonly PreparedInput[]> {
  const name = sql<string>`${utxos.hash} || ':' || ${utxos.outputIndex}`;
  return db
    .select({ spentBy: utxos.spentBy })
    .from(utxos)
    .where(and(eq(utxos.accountId, accountId), inArray(name, [...names])));
}
