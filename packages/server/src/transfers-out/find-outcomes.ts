import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { loadCursors } from '../chains/chain-cursors.ts';
import { finalHeightOf } from '../chains/final-height.ts';
import { isServed } from '../chains/served-networks.ts';
import { isAnyOf, isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transactions, transferParts, transfersOut } from '../db/schema.ts';
import type { PartRow } from './transfer-store.ts';

/** Parts to look at: those of a network whose block is not final yet, or those of one transfer. */
export type OpenParts = { readonly network: string } | { readonly outId: string };

/** End of the send of a part, as the chain shows it now. */
export interface PartOutcome {
  readonly outId: string;
  readonly n: number;
  readonly intentId: string;
  readonly state: 'SENT' | 'CONFIRMED' | 'FAILED';
  readonly hash: string;
  /** Its block is one that a reorganisation no longer takes back. */
  readonly isFinal: boolean;
  /** Code of the error; null of a send that was refused, which has its own. */
  readonly error: 'NOT_MOVED' | null;
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
  const sends = await loadSends(tx, {
    ids: parts.flatMap(({ intentId }) => intentId ?? []),
    finalHeight: await loadFinalHeight(tx, parts),
  });
  const moved = await findMoved(tx, parts, sends);
  return parts.flatMap((part) => {
    const { outId, n, intentId } = part;
    if (intentId === null) return [];
    const sent = outcomeOf(sends, intentId);
    const isShared = sends.some(({ id, payerId }) => id === intentId && payerId !== part.accountId);
    const outcome = {
      ...{ outId, n, intentId },
      ...withMove(sent, !isShared || moved.has(moveKey(part, sent.hash))),
    };
    const isSame = part.state === outcome.state && part.hash === outcome.hash && !outcome.isFinal;
    return isSame ? [] : [outcome];
  });
}

interface Send {
  readonly id: string;
  /** Account that pays it. */
  readonly payerId: string;
  readonly status: 'SIGNED' | 'BROADCAST' | 'REPLACED' | 'DONE' | 'FAILED';
  readonly replaces: string | null;
  readonly hash: string;
  readonly toAddress: string | null;
  readonly isInBlock: boolean;
  readonly isFinal: boolean;
  readonly endedAs: string | null;
}

/** Loads the height of the newest final block of the network of parts; null before the first look at it. */
async function loadFinalHeight(tx: Db, [first]: readonly PartRow[]): Promise<number | null> {
  if (first === undefined || !isServed(first.network)) return null;
  const cursor = (await loadCursors(tx)).get(first.network);
  return cursor === undefined ? null : finalHeightOf(first.network, cursor.height);
}

interface WantedSends {
  readonly ids: readonly string[];
  readonly finalHeight: number | null;
}

/**
 * Loads sends with all that were signed to replace them. A block ends also those that are replaced or refused in the
 * books: bytes that were out may be mined all the same.
 */
async function loadSends(tx: Db, { ids, finalHeight }: WantedSends): Promise<readonly Send[]> {
  const found: Send[] = [];
  let column: typeof sendIntents.id | typeof sendIntents.replaces = sendIntents.id;
  for (let next = ids; next.length > 0; column = sendIntents.replaces) {
    const rows = await tx
      .select({
        ...{ id: sendIntents.id, payerId: sendIntents.accountId },
        ...{ status: sendIntents.status, replaces: sendIntents.replaces },
        ...{ hash: sendIntents.hash, toAddress: transactions.toAddress },
        ...{ blockHeight: transactions.blockHeight, endedAs: transactions.endedAs },
      })
      .from(sendIntents)
      .innerJoin(transactions, eq(transactions.id, sendIntents.transactionId))
      .where(isAnyOf(column, next));
    found.push(
      ...rows.map(({ blockHeight, ...row }) => ({
        ...{ ...row, isInBlock: blockHeight !== null },
        isFinal: blockHeight !== null && finalHeight !== null && blockHeight <= finalHeight,
      })),
    );
    next = rows.map(({ id }) => id);
  }
  return found;
}

/**
 * Returns how the send of a part ended. A replacement with more fee pays the same recipient, and one that
 * cancels pays nobody.
 */
function outcomeOf(sends: readonly Send[], rootId: string): Ended {
  const family = familyOf(sends, rootId);
  const root = family.find(({ id }) => id === rootId);
  if (root === undefined) throw new Error(`the send ${rootId} is gone`);
  const paid = family.find(
    ({ isInBlock, endedAs, toAddress }) =>
      isInBlock && endedAs === null && toAddress === root.toAddress,
  );
  if (paid !== undefined) return { state: 'CONFIRMED', hash: paid.hash, isFinal: paid.isFinal };
  const open = family.find(({ status }) => status === 'SIGNED' || status === 'BROADCAST');
  if (open !== undefined) return { state: 'SENT', hash: open.hash, isFinal: false };
  // A refused send is looked at again: a node may have been wrong.
  return { state: 'FAILED', hash: root.hash, isFinal: family.some((each) => each.isFinal) };
}

type Ended = Pick<PartOutcome, 'state' | 'hash' | 'isFinal'>;

/**
 * Returns how a move ended whose transaction moves the funds of many addresses: one that is left out of a mined
 * transaction has failed once its block is final.
 */
function withMove(sent: Ended, isMoved: boolean): Ended & Pick<PartOutcome, 'error'> {
  if (sent.state !== 'CONFIRMED' || isMoved) return { ...sent, error: null };
  if (!sent.isFinal) return { ...sent, state: 'SENT', error: null };
  return { ...sent, state: 'FAILED', error: 'NOT_MOVED' };
}

const moveKey = ({ outId, n }: Pick<PartRow, 'outId' | 'n'>, hash: string): string =>
  `${outId} ${n} ${hash}`;

/** Finds the moves of shared transactions that a block has, as the books of their addresses tell from its logs. */
async function findMoved(
  tx: Db,
  parts: readonly PartRow[],
  sends: readonly Send[],
): Promise<ReadonlySet<string>> {
  const payers = new Map(sends.map(({ id, payerId }) => [id, payerId]));
  const shared = parts.filter(
    ({ intentId, accountId }) => intentId !== null && payers.get(intentId) !== accountId,
  );
  if (shared.length === 0) return new Set();
  const hashes = sends.filter(({ isInBlock }) => isInBlock).map(({ hash }) => hash);
  const { outId, n, accountId, units } = transferParts;
  const rows = await tx
    .select({ outId, n, hash: transactions.hash })
    .from(transferParts)
    .innerJoin(transfersOut, eq(transfersOut.id, outId))
    .innerJoin(
      transactions,
      and(
        ...[eq(transactions.accountId, accountId), eq(transactions.assetId, transfersOut.assetId)],
        ...[eq(transactions.type, 'SENT'), gte(transactions.valueUnits, units)],
        ...[isNotNull(transactions.blockHeight), isNull(transactions.endedAs)],
      ),
    )
    .where(
      and(
        isAnyTextOf(
          outId,
          shared.map((part) => part.outId),
        ),
        isAnyTextOf(transactions.hash, hashes),
      ),
    );
  return new Set(rows.map((row) => moveKey(row, row.hash)));
}

function familyOf(sends: readonly Send[], id: string): readonly Send[] {
  const replacements = sends.filter(({ replaces }) => replaces === id);
  return [
    ...sends.filter((each) => each.id === id),
    ...replacements.flatMap((each) => familyOf(sends, each.id)),
  ];
}
