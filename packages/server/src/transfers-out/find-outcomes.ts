import { and, eq, isNotNull } from 'drizzle-orm';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transactions, transferParts } from '../db/schema.ts';

/** Parts to look at: those of a network whose block is not final yet, or those of one transfer. */
export type OpenParts = { readonly network: string } | { readonly outId: string };

/** End of the send of a part, as the chain shows it now. */
export interface PartOutcome {
  readonly outId: string;
  readonly n: number;
  readonly intentId: string;
  readonly state: 'SENT' | 'CONFIRMED' | 'FAILED';
  readonly hash: string;
  readonly isFinal: boolean;
}

/** Finds the parts whose stored state is not what the books say of their sends, and how these ended. */
export async function findOutcomes(tx: Db, of: OpenParts): Promise<readonly PartOutcome[]> {
  const parts = await tx
    .select()
    .from(transferParts)
    .where(
      and(
        isNotNull(transferParts.intentId),
        eq(transferParts.isFinal, false),
        'outId' in of ? eq(transferParts.outId, of.outId) : eq(transferParts.network, of.network),
      ),
    );
  if (parts.length === 0) return [];
  const sends = await loadSends(
    tx,
    parts.flatMap(({ intentId }) => intentId ?? []),
  );
  return parts.flatMap((part) => {
    const { outId, n, intentId } = part;
    if (intentId === null) return [];
    const outcome = { outId, n, intentId, ...outcomeOf(sends, intentId) };
    const isSame = part.state === outcome.state && part.hash === outcome.hash && !outcome.isFinal;
    return isSame ? [] : [outcome];
  });
}

interface Send {
  readonly id: string;
  readonly status: 'SIGNED' | 'BROADCAST' | 'REPLACED' | 'DONE' | 'FAILED';
  readonly replaces: string | null;
  readonly hash: string;
  readonly toAddress: string | null;
  readonly isInBlock: boolean;
  readonly endedAs: string | null;
}

/** Loads sends with all that were signed to replace them. */
async function loadSends(tx: Db, ids: readonly string[]): Promise<readonly Send[]> {
  const found: Send[] = [];
  let column: typeof sendIntents.id | typeof sendIntents.replaces = sendIntents.id;
  for (let next = ids; next.length > 0; column = sendIntents.replaces) {
    const rows = await tx
      .select({
        ...{ id: sendIntents.id, status: sendIntents.status, replaces: sendIntents.replaces },
        ...{ hash: sendIntents.hash, toAddress: transactions.toAddress },
        ...{ blockHeight: transactions.blockHeight, endedAs: transactions.endedAs },
      })
      .from(sendIntents)
      .innerJoin(transactions, eq(transactions.id, sendIntents.transactionId))
      .where(isAnyOf(column, next));
    found.push(
      ...rows.map(({ blockHeight, ...row }) => ({ ...row, isInBlock: blockHeight !== null })),
    );
    next = rows.map(({ id }) => id);
  }
  return found;
}

/**
 * Returns how the send of a part ended. A replacement with more fee pays the same recipient, and one that
 * cancels pays nobody.
 */
function outcomeOf(
  sends: readonly Send[],
  rootId: string,
): Pick<PartOutcome, 'state' | 'hash' | 'isFinal'> {
  const family = familyOf(sends, rootId);
  const root = family.find(({ id }) => id === rootId);
  if (root === undefined) throw new Error(`the send ${rootId} is gone`);
  const paid = family.find(
    ({ isInBlock, endedAs, toAddress }) =>
      isInBlock && endedAs === null && toAddress === root.toAddress,
  );
  if (paid !== undefined)
    return { state: 'CONFIRMED', hash: paid.hash, isFinal: paid.status === 'DONE' };
  const open = family.find(({ status }) => status === 'SIGNED' || status === 'BROADCAST');
  if (open !== undefined) return { state: 'SENT', hash: open.hash, isFinal: false };
  // A refused send is looked at again: a node may have been wrong.
  const isFinal = family.some(({ status }) => status === 'DONE');
  return { state: 'FAILED', hash: root.hash, isFinal };
}

function familyOf(sends: readonly Send[], id: string): readonly Send[] {
  const replacements = sends.filter(({ replaces }) => replaces === id);
  return [
    ...sends.filter((each) => each.id === id),
    ...replacements.flatMap((each) => familyOf(sends, each.id)),
  ];
}
