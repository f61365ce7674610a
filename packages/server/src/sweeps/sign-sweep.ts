import type { SignSecret, SweepWithParts } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import { loadAddresses } from '../payments-accounts/load-addresses.ts';
import { findPaymentsAccount } from '../payments-accounts/open-payments-accounts.ts';
import { nowOf } from '../platform/server-platform.ts';
import { requireSendCode, spendSendCode } from '../sends/create/send-code.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { openWallet, requireSecret } from '../wallets/wallet-secret.ts';
import { findMoving } from './find-moving.ts';
import { noteSweep } from './note-sweep.ts';
import { planOutdated, requireFresh } from './plan-refusals.ts';
import { presentSweep } from './present-sweep.ts';
import { type PriceOfRest, priceRest } from './price-rest.ts';
import { replanRest } from './replan-rest.ts';
import { loadSweepPrices, requireAcceptedSweepFee } from './require-accepted-sweep-fee.ts';
import { requireGas } from './require-gas.ts';
import { sweepConflict } from './sweep-conflict.ts';
import type { SweepSigners } from './sweep-signers.ts';
import {
  loadParts,
  loadSweepRow,
  lockSweepRow,
  type NamedSweep,
  type SweepRow,
} from './sweep-store.ts';

/** Time for which a wallet stays open to sign parts that wait for blocks. */
const openMs = 10 * 60_000;

export interface SweepSignature {
  readonly named: NamedSweep;
  readonly userId: string;
  readonly body: SignSecret;
  /** Network address of the caller. */
  readonly ip: string;
  /** Records the signature, in the transaction that begins the sweep. */
  readonly record: (tx: Db, row: SweepRow) => Promise<void>;
}

/**
 * Begins a planned sweep: its parts are signed after the answer. A plan begins once, however often it is called.
 * @throws {ApiError} 404; 403 NOT_SETTLEMENT_OWNER; 409 PLAN_EXPIRED, PLAN_OUTDATED, GAS_MISSING, FEE_HIGH; the
 * errors of a wallet that is opened
 */
export async function beginSweep(
  context: ServiceContext,
  signers: SweepSigners,
  signature: SweepSignature,
): Promise<SweepWithParts> {
  const row = await loadSweepRow(context.db, signature.named);
  if (row.status === 'PLANNED')
    await openAndSign(context, signers, {
      ...{ ...signature, row, rest: null },
      admit: async (tx, locked) => {
        if (locked.status !== 'PLANNED') return false;
        requireFresh(locked, nowOf(context.platform));
        await requireUnmoved(tx, locked);
        return true;
      },
    });
  return presentSweep(context.db, context, await loadSweepRow(context.db, signature.named));
}

/**
 * Signs what is left of a sweep: a part that failed gets a new attempt, and one that no signature reached its first.
 * @throws {ApiError} 404; 409 STATE_CONFLICT where nothing is left; the errors of `beginSweep`
 */
export async function resumeSweep(
  context: ServiceContext,
  signers: SweepSigners,
  signature: SweepSignature,
): Promise<SweepWithParts> {
  const { db } = context;
  const { named, userId } = signature;
  const row = await loadSweepRow(db, named);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  const requireLeft = async (tx: Db, each: SweepRow): Promise<void> => {
    const parts = await loadParts(tx, [each.id]);
    const isLeft = parts.some(({ state }) => state === 'PLANNED' || state === 'FAILED');
    if (each.status === 'PLANNED' || !isLeft) throw sweepConflict(each, 'Nothing is left to sign.');
  };
  await requireLeft(db, row);
  const rest = await priceRest(context, { owner, row, parts: await loadParts(db, [row.id]) });
  await openAndSign(context, signers, {
    ...{ ...signature, row, rest },
    admit: async (tx, locked) => {
      await requireLeft(tx, locked);
      return true;
    },
  });
  return presentSweep(db, context, await loadSweepRow(db, named));
}

interface Opening extends SweepSignature {
  /** The sweep as it was before its wallet is opened. */
  readonly row: SweepRow;
  /** Prices of what is left; null of a new plan, which has its own. */
  readonly rest: PriceOfRest | null;
  /** Judges the locked sweep; false where another call has begun it. */
  readonly admit: (tx: Db, row: SweepRow) => Promise<boolean>;
}

async function openAndSign(
  context: ServiceContext,
  signers: SweepSigners,
  { named, userId, body, ip, record, row: known, rest, admit }: Opening,
): Promise<void> {
  const { db } = context;
  const secret = requireSecret(body);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  const { walletId } = owner;
  // Before the slow key derivation, where that is enough for a refusal.
  await db.transaction((tx) => admit(tx, known));
  const prices = await loadSweepPrices(context, known);
  const code = await requireSendCode(context, owner, body.twoFactorCode ?? null);
  const handle = await openWallet(context, { ...owner, ip, secret });
  const until = new Date(context.platform.clock.now() + openMs);
  const isBegun = await db
    .transaction(async (tx) => {
      const row = await lockSweepRow(tx, named);
      if (!(await admit(tx, row))) return false;
      if (rest !== null) await replanRest(tx, row, rest);
      await requireGas(tx, context, { owner, row });
      await requireAcceptedSweepFee(tx, { row, prices, isAccepted: body.acceptFee === true });
      await spendSendCode(tx, code);
      const now = nowOf(context.platform);
      const begun = { status: 'SENDING', signedBy: userId, signedUntil: until } as const;
      const [changed] = await tx
        .update(transfersOut)
        .set({ ...begun, broadcastAt: row.broadcastAt ?? now, updatedAt: now })
        .where(eq(transfersOut.id, row.id))
        .returning();
      await record(tx, row);
      if (changed !== undefined) await noteSweep(tx, context, changed);
      return true;
    })
    .catch((error: unknown) => {
      context.signer.forget(handle);
      throw error;
    });
  if (isBegun) signers.hold({ ...named, assetId: known.assetId, handle, userId, walletId, until });
  else context.signer.forget(handle);
}

/** Refuses a plan whose settlement account or purses are others' by now. @throws {ApiError} 409 PLAN_OUTDATED */
async function requireUnmoved(tx: Db, row: SweepRow): Promise<void> {
  const main = await findPaymentsAccount(tx, row.businessId, row.network);
  const to = main && (await loadAddresses(tx, [main])).get(main.id);
  if (to !== row.address) throw planOutdated();
  const own = await loadParts(tx, [row.id]);
  const purses = own.flatMap(({ purseId }) => purseId ?? []);
  const moving = await findMoving(tx, purses, { except: row.id });
  if (moving.size > 0) throw planOutdated();
}
