import { nativeAsset } from '@billfold/core';
import type {
  SkippedAddress,
  SweepIntents,
  SweepPartIntent,
  SweepRest,
  SweepSkip,
} from '@billfold/core/contract';
import { noBalance } from '../accounts/account-balances.ts';
import { refuseBlocked } from '../accounts/refuse-blocked.ts';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { withoutWriting } from '../db/without-writing.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { findOwnAddresses } from '../payments-accounts/find-own-addresses.ts';
import { loadAddresses } from '../payments-accounts/load-addresses.ts';
import { ApiError } from '../platform/api-error.ts';
import { mapInGroups } from '../platform/in-groups.ts';
import { findReady } from '../transfers-out/find-ready.ts';
import { noteTransfer } from '../transfers-out/note-transfer.ts';
import type { OwnedTransfer } from '../transfers-out/open-and-sign.ts';
import { partsAhead } from '../transfers-out/parts-ahead.ts';
import { planOutdated } from '../transfers-out/plan-refusals.ts';
import { presentIntents, presentPart } from '../transfers-out/present-intents.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { requireSignable } from '../transfers-out/require-signable.ts';
import {
  type PartReview,
  reviewParts,
  type SkippedPart,
  type TransferReview,
} from '../transfers-out/review-parts.ts';
import { transferConflict } from '../transfers-out/transfer-conflict.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import {
  loadParts,
  loadTransferRow,
  lockTransferRow,
  type PartRow,
  type TransferRow,
} from '../transfers-out/transfer-store.ts';
import { failUnmovable } from './fail-unmovable.ts';
import { findBlockedMoves } from './find-blocked-moves.ts';
import { findMoving } from './find-moving.ts';
import { loadHeld } from './load-held.ts';
import { lockSweepPayers, planSignedParts } from './plan-signed-parts.ts';
import { priceRest } from './price-rest.ts';
import { replanRest } from './replan-rest.ts';
import { requireEach } from './require-each.ts';
import { requireUnmoved } from './require-unmoved.ts';

/**
 * Reviews the parts of a sweep that its owner can sign now: gas, and the moves of addresses that have theirs. What cannot be
 * sent now is left out, as each address sends by itself.
 * @throws {ApiError} 404; 403 NOT_SETTLEMENT_OWNER; 409 PLAN_EXPIRED, PLAN_OUTDATED, STATE_CONFLICT, GAS_MISSING,
 * FEE_CHANGED; the errors of a review
 */
export async function reviewSweep(
  context: ServiceContext,
  { named, userId, admit }: TransferReview,
): Promise<SweepIntents> {
  const { db } = context;
  const row = await loadTransferRow(db, named);
  admit(row);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  await requireSignable(db, context, row);
  requireEach(row);
  const owned = { owner, row };
  const planned = await loadPlanned(context, named, owned);
  const moves = planned.filter((part) => part.step === 'MOVE' && isLeft(part));
  const blockedIds = await findBlockedMoves(db, row, moves);
  const blocked = moves.filter(({ accountId }) => blockedIds.has(accountId));
  const movingIds = await findMoving(
    db,
    moves.map(({ accountId }) => accountId),
    { except: row.id },
  );
  const busy = moves.filter(
    ({ accountId }) => movingIds.has(accountId) && !blockedIds.has(accountId),
  );
  // A plan of which another sweep moves everything is over.
  if (row.status === 'PLANNED' && busy.length === moves.length) await requireUnmoved(db, row);
  // An address that can spend nothing, or that another sweep moves, needs no gas.
  const free = planned.filter(
    ({ purseId }) => purseId === null || !(blockedIds.has(purseId) || movingIds.has(purseId)),
  );
  const parts = await chooseReady(context, row, { parts: free, blocked }).catch(
    async (error: unknown) => {
      // Nothing is signed after this review, which would end the wait for addresses that have nothing to move.
      await endUnmovable(context, named);
      throw error;
    },
  );
  const { walletId } = owner;
  const review = async (chosen: readonly PartRow[]) => {
    const next = await mapInGroups(chosen, async (part) => {
      const place = { walletId, accountId: part.accountId };
      return { part, account: await loadSpendingAccount(context, userId, place) };
    });
    return reviewParts(context, {
      ...{ row, parts: next, leavesOut: true },
      replan: async (tx) => {
        await lockSweepPayers(tx, row);
        await lockTransferRow(tx, named);
        await planSignedParts(tx, context, { owned, parts: chosen });
      },
    });
  };
  const withoutGas: PartRow[] = [];
  const reviewed = await review(parts).catch((error: unknown) => {
    const moves = parts.filter(({ step }) => step === 'MOVE');
    // Addresses that have their gas do not wait for a settlement account that can bring none.
    const isWithoutGas = error instanceof ApiError && gasRefusals.includes(error.code);
    if (!isWithoutGas || moves.length === 0 || moves.length === parts.length) throw error;
    withoutGas.push(...parts.filter(({ step }) => step === 'GAS'));
    return review(moves);
  });
  const skipped = [
    ...blocked.map(({ accountId }) => ({ accountId, reason: 'BLOCKED' as const })),
    ...busy.map(({ accountId }) => ({ accountId, reason: 'BUSY' as const })),
    ...withoutGas.map((part) => ({ ...addressOf(part), reason: 'GAS_MISSING' as const })),
    ...(await presentSkipped(db, row, reviewed.skipped)),
  ];
  // Counts addresses: one that waits for its gas has two parts. An address that is left out waits for more than a signature.
  const told = new Set([
    ...reviewed.parts.flatMap(({ part }) => (part.step === 'MOVE' ? [part.accountId] : [])),
    ...skipped.map(({ accountId }) => accountId),
  ]);
  const waiting = planned.filter(
    ({ step, state, accountId }) => step === 'MOVE' && state === 'PLANNED' && !told.has(accountId),
  );
  return {
    ...presentIntents({ owned, reviewed, waiting: waiting.length }),
    parts: await presentParts(context, owned, reviewed.parts),
    skipped,
    rest: restOf(row, planned),
  };
}

/** Codes of a settlement account that can bring no gas. */
const gasRefusals = ['GAS_MISSING', 'SPENDING_BLOCKED'];

/** Reasons of the codes of a move that cannot be sent now; with any other it cannot send its planned amount. */
const skipOf: Readonly<Record<string, SweepSkip>> = {
  SPENDING_BLOCKED: 'BLOCKED',
  FEE_CHANGED: 'FEE_CHANGED',
  STATE_CONFLICT: 'BUSY',
  NONCE_CONFLICT: 'BUSY',
};

/** Presents the addresses whose parts cannot be sent now. */
async function presentSkipped(
  db: Db,
  row: TransferRow,
  skipped: readonly SkippedPart[],
): Promise<readonly SkippedAddress[]> {
  const payers = skipped.map(({ part }) => part);
  const balances = await loadHeld(db, row, payers);
  return skipped.map(({ part, error: { code } }) => {
    // The settlement account pays the gas: whatever the refusal, it cannot send this now.
    const gasReason = code === 'FEE_CHANGED' ? code : 'GAS_MISSING';
    const { spendable, pending } = balances.get(part.accountId)?.get(row.assetId) ?? noBalance;
    const moveReason = skipOf[code] ?? (spendable + pending === 0n ? 'EMPTY' : 'CANNOT_SEND');
    return { ...addressOf(part), reason: part.step === 'GAS' ? gasReason : moveReason };
  });
}

/** Names the address that a part is for: gas is paid by another one. */
const addressOf = ({ accountId, purseId }: PartRow) => ({ accountId: purseId ?? accountId });

/** Returns all that is left of a sweep, as its parts are planned now. */
function restOf({ assetId }: TransferRow, parts: readonly PartRow[]): SweepRest {
  const left = parts.filter(({ state }) => state === 'PLANNED');
  const gas = left.filter(({ step }) => step === 'GAS');
  const native = nativeAsset(requireAsset(assetId).network);
  return {
    addresses: left.filter(({ step }) => step === 'MOVE').length,
    fee: formatUnits(
      left.reduce((sum, { feeUnits }) => sum + (feeUnits ?? 0n), 0n),
      native,
    ),
    gasToBring: formatUnits(
      gas.reduce((sum, { units }) => sum + units, 0n),
      native,
    ),
  };
}

/** Loads the parts as they would be signed now, at prices of now where a signature began the sweep before. */
async function loadPlanned(
  context: ServiceContext,
  named: TransferReview['named'],
  { owner, row }: OwnedTransfer,
): Promise<readonly PartRow[]> {
  const parts = await loadParts(context.db, [row.id]);
  if (row.status === 'PLANNED') return parts;
  const rest = await priceRest(context, { owner, row, parts });
  return withoutWriting(context.db, async (tx) => {
    // Before its parts, as every other call locks them.
    await replanRest(tx, await lockTransferRow(tx, named), rest);
    return loadParts(tx, [row.id]);
  });
}

/** Ends the wait of a signed sweep for addresses that have nothing left to send, or are blocked. */
async function endUnmovable(
  context: ServiceContext,
  named: TransferReview['named'],
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await lockTransferRow(tx, named);
    if (row.status === 'PLANNED') return;
    await requireSignable(tx, context, row);
    await failUnmovable(tx, row);
    await noteTransfer(tx, context, row);
  });
}

interface LeftParts {
  /** Parts of addresses that can spend. */
  readonly parts: readonly PartRow[];
  /** Moves of those that cannot. */
  readonly blocked: readonly PartRow[];
}

/**
 * Returns the parts that can be signed now, in their order.
 * @throws {ApiError} 409 STATE_CONFLICT, SPENDING_BLOCKED where there are none
 */
async function chooseReady(
  { db }: Pick<ServiceContext, 'db'>,
  row: TransferRow,
  { parts, blocked }: LeftParts,
): Promise<readonly PartRow[]> {
  const ready = await findReady(db, parts);
  const gas = ready.filter(({ step }) => step === 'GAS');
  const [first] = gas;
  const payer = first && {
    id: first.accountId,
    network: requireServed(requireAsset(row.assetId).network),
  };
  const ahead = payer === undefined ? [] : await partsAhead(db, payer, gas);
  const chosen = [...ahead, ...ready.filter(({ step }) => step === 'MOVE')];
  if (chosen.length > 0) return chosen;
  if (gas.length > 0)
    throw transferConflict(row, 'Earlier sends wait for a block. Sign the rest after it.');
  if (parts.some(({ state }) => state === 'PLANNED'))
    throw transferConflict(
      row,
      'The fees for these addresses are on their way. Sign the rest when they have arrived.',
    );
  const [move] = blocked;
  if (move !== undefined) {
    const network = requireServed(requireAsset(row.assetId).network);
    await refuseBlocked(db, { id: move.accountId, network }, row.assetId);
  }
  throw transferConflict(row, 'Nothing is left to sign.');
}

/**
 * Presents parts with the places of their senders and recipients in the wallet.
 * @throws {ApiError} 409 PLAN_OUTDATED
 */
async function presentParts(
  { db }: Pick<ServiceContext, 'db'>,
  { owner: { walletId }, row }: OwnedTransfer,
  parts: readonly PartReview[],
): Promise<readonly SweepPartIntent[]> {
  const senders = await loadAddresses(
    db,
    parts.map(({ account }) => account),
  );
  const texts = parts.map(({ part }) => part.toAddress);
  const places = await findOwnAddresses(db, { walletId, network: row.network, texts });
  return parts.map((each) => {
    const { step, accountId, toAddress } = each.part;
    const { accountIndex, addressIndex } = each.account;
    const [sender, recipientAt] = [senders.get(accountId), places.get(toAddress)];
    if (sender === undefined || recipientAt === undefined)
      throw planOutdated('The settlement wallet changed.');
    if (step === 'DEPLOY') throw new Error(`sweep ${row.id} deploys a contract`);
    return {
      ...{ ...presentPart(each), step, accountId, asset: each.asset.symbol },
      ...{ sender, senderAt: { accountIndex, addressIndex }, recipientAt },
    };
  });
}
