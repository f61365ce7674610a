import { nativeAsset } from '@billfold/core';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { loadBalances } from '../accounts/account-balances.ts';
import { lockAccounts } from '../accounts/account-store.ts';
import { lockStock } from '../accounts/lock-stock.ts';
import { refuseBlocked } from '../accounts/refuse-blocked.ts';
import { ChainUnavailableError } from '../chains/chain.ts';
import { loadCursors } from '../chains/chain-cursors.ts';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { addressStock, bookDrifts, sendIntents, transferParts } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { getFamily } from '../families/families.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import { nonceConflict } from '../families/nonce-conflict.ts';
import type { SpendingAccount } from '../families/spending.ts';
import type { PlannedSweep, SweepQuote, SweptAddress } from '../families/sweeping.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { loadAddresses } from '../payments-accounts/load-addresses.ts';
import { findPaymentsAccount } from '../payments-accounts/open-payments-accounts.ts';
import { settlementMissing } from '../payments-accounts/settlement-missing.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { KnownRate } from '../rates/rates.ts';
import { enqueueBroadcast } from '../sends/broadcast/enqueue-broadcast.ts';
import { requireToken } from '../sends/create/require-token.ts';
import { storeIntent } from '../sends/sign/store-intent.ts';
import { findMoving } from '../sweeps/find-moving.ts';
import { findOpen } from '../sweeps/find-open.ts';
import { findPursesOf } from '../sweeps/find-purses-of.ts';
import { holdWallet } from '../wallets/wallet-store.ts';
import { dropPart } from './drop-part.ts';
import type { OpenedTransfer } from './opened-transfer.ts';
import { planOutdated } from './plan-refusals.ts';
import { keyOfPart } from './send-part.ts';
import { transferConflict } from './transfer-conflict.ts';
import { loadParts, lockTransferRow, type PartRow } from './transfer-store.ts';

/** Parts of a sweep that one transaction carries out: the deployment of its contract, or all of its moves. */
export interface SharedParts {
  readonly opened: OpenedTransfer;
  readonly parts: readonly PartRow[];
}

/**
 * Signs and broadcasts the parts as one transaction, at most once for each of their attempts: intent, signed bytes and the
 * notes in the parts commit together. A part that cannot be moved now fails alone.
 * @throws {ApiError} 409 PLAN_OUTDATED, FEE_CHANGED, SPENDING_BLOCKED, STATE_CONFLICT, NONCE_CONFLICT; 400
 * INSUFFICIENT_NATIVE_FOR_FEE
 */
export async function sendTogether(
  context: ServiceContext,
  outbox: Outbox,
  shared: SharedParts,
): Promise<void> {
  const prepared = await prepare(context, shared);
  if (prepared === null) return;
  const jobId = await signOnce(context, prepared);
  if (jobId !== null) await outbox.runJob(jobId);
}

interface Prepared extends SharedParts {
  readonly account: SpendingAccount;
  readonly swept: readonly SweptAddress[];
  readonly quote: SweepQuote;
  /** Price of the native asset. */
  readonly price: KnownRate | null;
}

/** Asks the node for what signing needs; null without parts. */
async function prepare(context: ServiceContext, shared: SharedParts): Promise<Prepared | null> {
  const { opened, parts } = shared;
  const { db, rates, platform } = context;
  const { userId, walletId, businessId } = opened;
  const asset = requireAsset(opened.assetId);
  const network = requireServed(asset.network);
  if (parts.length === 0) return null;
  const main = await findPaymentsAccount(db, businessId, network);
  if (main === undefined) throw settlementMissing();
  if (!context.collectsTogether) throw notTogether();
  await requireOwn(db, main, parts);
  const account = await loadSpendingAccount(context, userId, { walletId, accountId: main.id });
  const swept = await loadSwept(db, parts);
  const all = await loadParts(db, [opened.outId]);
  const holders = await loadHolders(db, all);
  const quote =
    (await getFamily(network).sweeping?.quote(context, {
      ...{ account, token: requireToken(network, asset.id), holders, swept },
    })) ?? null;
  // A node that lags does not show the contract yet, and one that hides a part of its blocks shows nothing.
  const isPaid = all.some(({ step, state }) => step === 'DEPLOY' && state === 'CONFIRMED');
  if (quote === null ? isPaid : swept.length > 0 && quote.deployment !== null)
    throw new ChainUnavailableError(`The node of ${network} does not show the contract.`);
  if (quote === null) throw notTogether();
  const native = nativeAsset(network).symbol;
  const price = (await rates.findAll([native], nowOf(platform))).get(native) ?? null;
  return { ...shared, account, swept, quote, price };
}

const notTogether = () => planOutdated('These addresses cannot be collected together now.');

/**
 * Requires that the settlement account of now is the one that the parts name, and that their purses are its own: its key
 * signs for all of them.
 * @throws {ApiError} 409 PLAN_OUTDATED
 */
async function requireOwn(
  db: Db,
  main: { readonly id: string },
  parts: readonly PartRow[],
): Promise<void> {
  const to = (await loadAddresses(db, [main])).get(main.id);
  const moves = parts.filter(({ step }) => step === 'MOVE');
  const ids = moves.map(({ accountId }) => accountId);
  const own = await findPursesOf(db, main.id, ids);
  const isOwn = (part: PartRow) =>
    part.step === 'MOVE'
      ? part.toAddress === to && own.has(part.accountId)
      : part.accountId === main.id;
  if (parts.every(isOwn)) return;
  throw planOutdated('Another sweep moves these funds, or the settlement wallet changed.');
}

/** Loads the addresses of moves. */
async function loadSwept(db: Db, parts: readonly PartRow[]): Promise<readonly SweptAddress[]> {
  const moves = parts.filter(({ step }) => step === 'MOVE');
  const addresses = await loadAddresses(
    db,
    moves.map(({ accountId: id }) => ({ id })),
  );
  return moves.map(({ accountId, units }) => {
    const address = addresses.get(accountId);
    if (address === undefined) throw new Error(`purse ${accountId} has no address`);
    return { accountId, address, units };
  });
}

/** Loads the addresses that a transfer has yet to move. */
async function loadHolders(db: Db, parts: readonly PartRow[]): Promise<readonly string[]> {
  const left = await loadSwept(
    db,
    parts.filter(({ state }) => state === 'PLANNED'),
  );
  return left.map(({ address }) => address);
}

async function signOnce(context: ServiceContext, prepared: Prepared): Promise<string | null> {
  try {
    return await context.db.transaction((tx) => signAndStore(tx, context, prepared));
  } catch (error) {
    if (isUniqueViolation(error, 'send_intents_key')) return null;
    // The lock of the account should prevent this; the unique nonce is the second guard.
    if (isUniqueViolation(error, 'send_intents_nonce')) throw nonceConflict();
    throw error;
  }
}

/** Returns the id of the broadcast job, or null where nothing is left to be signed. */
async function signAndStore(
  tx: Db,
  context: ServiceContext,
  prepared: Prepared,
): Promise<string | null> {
  const { account, opened, quote, price } = prepared;
  const { network, chain, accountIndex } = account;
  await lockPayers(tx, prepared);
  const { parts, mostFee } = await admitParts(tx, prepared);
  const [first] = parts;
  if (first === undefined) return null;
  if (first.step === 'DEPLOY' && quote.deployment === null) {
    await dropPart(tx, first);
    return null;
  }
  if (first.step === 'DEPLOY') await requireUnpaid(tx, first);
  await refuseBlocked(tx, account);
  const { plan, planned, verify } = await planParts(tx, prepared, { parts, mostFee });
  const request = { network, chain, accountIndex, plan, mostFee };
  const signed = await context.signer.signSweep(opened.handle, request);
  verify(signed.raw);
  // The parts that were asked for may not be those that it carries out.
  const idempotencyKey = keyOfPart(first);
  const intentId = await storeIntent(tx, context, {
    ...{ account, idempotencyKey, planned, signed, price },
    ...{
      requestHash: idempotencyKey,
      asset: nativeAsset(network),
      networkFee: null,
      replaces: null,
    },
  });
  await noteSent(tx, parts, { intentId, hash: signed.hash });
  return enqueueBroadcast(tx, context.platform, { network, intentId });
}

/** Locks the account that pays and those that are swept. */
async function lockPayers(tx: Db, { account, opened, swept }: Prepared): Promise<void> {
  const { userId, walletId } = opened;
  await holdWallet(tx, { userId, walletId });
  const ids = [account.id, ...swept.map(({ accountId }) => accountId)];
  await lockAccounts(tx, ids);
}

interface AdmittedParts {
  readonly parts: readonly PartRow[];
  /** The most that their transaction may cost: all that was planned for it, also for those that are left out. */
  readonly mostFee: bigint;
}

/**
 * Returns the parts that are planned still and can be carried out, and fails those that cannot.
 * @throws {ApiError} 409 STATE_CONFLICT
 */
async function admitParts(tx: Db, { opened, parts }: Prepared): Promise<AdmittedParts> {
  const row = await lockTransferRow(tx, opened);
  if (row.status !== 'SENDING' || row.way !== 'TOGETHER')
    throw transferConflict(row, 'It sends nothing any more.');
  const now = new Map((await loadParts(tx, [row.id])).map((part) => [part.n, part]));
  const open = parts.flatMap((part) => {
    const current = now.get(part.n);
    const isSame =
      current?.state === 'PLANNED' &&
      current.attempt === part.attempt &&
      current.units === part.units &&
      current.accountId === part.accountId;
    return isSame ? [current] : [];
  });
  const faults = await findFaults(tx, opened, open);
  for (const part of open) {
    const error = faults.get(part.accountId);
    if (error !== undefined)
      await tx.update(transferParts).set({ state: 'FAILED', error }).where(placeOf(part));
  }
  return {
    parts: open.filter(({ accountId }) => !faults.has(accountId)),
    mostFee: open.reduce((sum, { feeUnits }) => sum + (feeUnits ?? 0n), 0n),
  };
}

/**
 * Finds why addresses cannot be swept: their balance differs from the chain's, a send of theirs is open, another sweep
 * moves them, or they belong to a payment that is open.
 */
async function findFaults(
  tx: Db,
  { outId, assetId }: OpenedTransfer,
  parts: readonly PartRow[],
): Promise<ReadonlyMap<string, string>> {
  const moves = parts.filter(({ step }) => step === 'MOVE');
  const network = requireServed(requireAsset(assetId).network);
  const accountIds = moves.map(({ accountId }) => accountId);
  const cursor = (await loadCursors(tx)).get(network);
  const balances = await loadBalances(tx, { network, accountIds, cursor });
  const faults = new Map<string, string>();
  // An address that runs code must not be one that a customer is to pay.
  for (const id of await lockOpen(tx, accountIds)) faults.set(id, 'STATE_CONFLICT');
  for (const { accountId, units } of moves)
    if ((balances.get(accountId)?.get(assetId)?.spendable ?? 0n) < units)
      faults.set(accountId, 'INSUFFICIENT_FUNDS');
  const sending = await tx
    .select({ id: sendIntents.accountId })
    .from(sendIntents)
    .where(
      and(
        isAnyOf(sendIntents.accountId, accountIds),
        inArray(sendIntents.status, ['SIGNED', 'BROADCAST']),
      ),
    );
  // Of two that began side by side, the first to come here leaves it to the other.
  const moving = await findMoving(tx, accountIds, { except: outId });
  for (const id of [...sending.map((each) => each.id), ...moving]) faults.set(id, 'STATE_CONFLICT');
  const blocked = await tx
    .select({ id: bookDrifts.accountId })
    .from(bookDrifts)
    .where(
      and(
        ...[isAnyOf(bookDrifts.accountId, accountIds), eq(bookDrifts.assetId, assetId)],
        eq(bookDrifts.isHeld, true),
      ),
    );
  for (const { id } of blocked) faults.set(id, 'SPENDING_BLOCKED');
  return faults;
}

/**
 * Requires that no other sweep pays, or has paid, for the same contract.
 * @throws {ChainUnavailableError} the node only has yet to show it
 */
async function requireUnpaid(tx: Db, { outId, accountId, network }: PartRow): Promise<void> {
  const isPaid = and(
    ...[eq(transferParts.accountId, accountId), eq(transferParts.step, 'DEPLOY')],
    ...[inArray(transferParts.state, ['SENT', 'CONFIRMED']), ne(transferParts.outId, outId)],
  );
  if ((await tx.$count(transferParts, isPaid)) === 0) return;
  throw new ChainUnavailableError(`The node of ${network} does not show the contract.`);
}

/** Locks the stock of addresses, so that no payment gets one of them meanwhile, and finds those that an open one has. */
async function lockOpen(tx: Db, purseIds: readonly string[]): Promise<ReadonlySet<string>> {
  await lockStock(tx, isAnyOf(addressStock.purseId, purseIds));
  return findOpen(tx, purseIds);
}

interface PlannedParts {
  readonly parts: readonly PartRow[];
  readonly mostFee: bigint;
}

function planParts(
  tx: Db,
  { quote, swept }: Prepared,
  { parts, mostFee }: PlannedParts,
): Promise<PlannedSweep> {
  const moved = new Set(parts.flatMap(({ step, accountId }) => (step === 'MOVE' ? accountId : [])));
  if (moved.size === 0) return quote.planDeployment(tx, mostFee);
  return quote.plan(
    tx,
    swept.filter(({ accountId }) => moved.has(accountId)),
    mostFee,
  );
}

async function noteSent(
  tx: Db,
  parts: readonly PartRow[],
  { intentId, hash }: { readonly intentId: string; readonly hash: string },
): Promise<void> {
  for (const part of parts)
    await tx.update(transferParts).set({ intentId, hash, state: 'SENT' }).where(placeOf(part));
  const purses = parts.flatMap(({ purseId }) => purseId ?? []);
  await tx
    .update(addressStock)
    .set({ isDelegated: true })
    .where(isAnyOf(addressStock.purseId, purses));
}

const placeOf = ({ outId, n }: PartRow) =>
  and(eq(transferParts.outId, outId), eq(transferParts.n, n));
