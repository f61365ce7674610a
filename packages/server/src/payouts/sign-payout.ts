import type { PayoutWithLines } from '@billfold/core/contract';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { nowOf } from '../platform/server-platform.ts';
import {
  type OwnedTransfer,
  openAndSign,
  type TransferSignature,
} from '../transfers-out/open-and-sign.ts';
import type { PartSigners } from '../transfers-out/part-signers.ts';
import { planOutdated, requireFresh } from '../transfers-out/plan-refusals.ts';
import { requireLeft } from '../transfers-out/require-left.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import { loadParts, loadTransferRow } from '../transfers-out/transfer-store.ts';
import { countFunds, fundsMissing, missingOf } from './count-funds.ts';
import { findPayer, type Payer } from './find-payer.ts';
import { presentPayout } from './present-payout.ts';
import { priceLines } from './price-lines.ts';
import { replanLines } from './replan-lines.ts';

/**
 * Begins a planned payout: its lines are signed after the answer. A plan begins once, however often it is called.
 * @throws {ApiError} 404; 403 NOT_SETTLEMENT_OWNER; 409 PLAN_EXPIRED, PLAN_OUTDATED, FUNDS_MISSING, FEE_HIGH; the
 * errors of a wallet that is opened
 */
export async function beginPayout(
  context: ServiceContext,
  signers: PartSigners,
  signature: TransferSignature,
): Promise<PayoutWithLines> {
  const row = await loadTransferRow(context.db, signature.named);
  if (row.status === 'PLANNED')
    await openAndSign(context, signers, {
      ...{ ...signature, row },
      admit: async (_tx, locked) => {
        if (locked.status !== 'PLANNED') return false;
        requireFresh(locked, nowOf(context.platform));
        return true;
      },
      prepare: (tx, request) => requireFunds(tx, context, request),
    });
  return presentPayout(context.db, context, await loadTransferRow(context.db, signature.named));
}

/**
 * Signs what is left of a payout: a line that failed gets a new attempt, and one that no signature reached its first.
 * @throws {ApiError} 404; 409 STATE_CONFLICT where nothing is left; the errors of `beginPayout`
 */
export async function resumePayout(
  context: ServiceContext,
  signers: PartSigners,
  signature: TransferSignature,
): Promise<PayoutWithLines> {
  const { db } = context;
  const { named, userId } = signature;
  const row = await loadTransferRow(db, named);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  await requireLeft(db, row);
  const { account } = await requirePayer(db, context, { owner, row });
  const asset = requireAsset(row.assetId);
  const parts = await loadParts(db, [row.id]);
  const left = parts.filter(isLeft);
  const lines = left.map(({ toAddress: address, units, memo }) => ({ address, units, memo }));
  const { held } = await countFunds(db, context, { account, asset, except: row.id });
  const prices = held === 0n ? [] : await priceLines(context, { account, asset, held, lines });
  const fees = new Map(prices.map((fee, at) => [left[at]?.n ?? 0, fee]));
  await openAndSign(context, signers, {
    ...{ ...signature, row },
    admit: async (tx, locked) => {
      await requireLeft(tx, locked);
      return true;
    },
    prepare: async (tx, request) => {
      await replanLines(tx, request.row, fees);
      await requireFunds(tx, context, request);
    },
  });
  return presentPayout(db, context, await loadTransferRow(db, named));
}

/** Requires an account that can pay every line that is left. @throws {ApiError} 409 FUNDS_MISSING, PLAN_OUTDATED */
async function requireFunds(
  tx: Db,
  context: ServiceContext,
  { owner, row }: OwnedTransfer,
): Promise<void> {
  const { account, address } = await requirePayer(tx, context, { owner, row });
  const asset = requireAsset(row.assetId);
  const planned = (await loadParts(tx, [row.id])).filter(({ state }) => state === 'PLANNED');
  const funds = await countFunds(tx, context, { account, asset, except: row.id });
  const { missing, nativeMissing } = missingOf(asset, funds, {
    units: planned.reduce((sum, { units }) => sum + units, 0n),
    feeUnits: planned.reduce((sum, { feeUnits }) => sum + (feeUnits ?? 0n), 0n),
  });
  if (missing === 0n && nativeMissing === 0n) return;
  throw fundsMissing({ asset, address, missing, nativeMissing });
}

/** Finds the account that the plan names. @throws {ApiError} 409 PLAN_OUTDATED */
async function requirePayer(
  db: Db,
  context: ServiceContext,
  { owner, row }: OwnedTransfer,
): Promise<Payer> {
  const payer = await findPayer(db, context, {
    owner,
    network: requireServed(requireAsset(row.assetId).network),
  });
  const parts = await loadParts(db, [row.id]);
  if (parts.every(({ accountId }) => accountId === payer.account.id)) return payer;
  throw planOutdated('The settlement wallet changed.');
}
