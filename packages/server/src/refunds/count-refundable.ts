import { type AccountAsset, findAccountAsset } from '@billfold/core';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { isSimulated } from '../payments/is-simulated.ts';
import { loadPaymentParts, type PaymentParts, type PaymentRow } from '../payments/payment-parts.ts';
import { readPriced } from '../payments/read-price.ts';
import { stateConflict } from '../payments/state-conflict.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import type { Price } from '../rates/price.ts';
import { loadRefundsOf, type OutRow } from './refund-store.ts';

/** Money of a payment in one asset that can go back. */
export interface Refundable {
  readonly parts: PaymentParts;
  readonly asset: AccountAsset;
  /** Units that a block has, and what they were credited. */
  readonly received: bigint;
  readonly credited: Price;
  /** Units of other refunds in the asset that are neither cancelled nor expired, and their credits. */
  readonly promised: bigint;
  readonly promisedCredit: Price;
  /** Credits of all such refunds, in whatever asset. */
  readonly allPromisedCredit: Price;
}

const settled = ['CONFIRMED', 'COMPLETED', 'EXPIRED', 'CANCELLED', 'INVALID'];

export interface RefundableQuery {
  /** Id of the asset; undefined where the payment received one alone. */
  readonly assetId?: string | undefined;
  /** Refund that is not counted among the others. */
  readonly except?: string;
}

/**
 * Counts what of a payment can go back in an asset: transfers that a block has, without what other refunds send.
 * @throws {ApiError} 400 VALIDATION_FAILED without an asset where several came; 409 STATE_CONFLICT,
 * ASSET_NOT_RECEIVED, PAYMENT_SIMULATED
 */
export async function countRefundable(
  db: Db,
  context: Pick<ServiceContext, 'chainMode'>,
  row: PaymentRow,
  { assetId, except }: RefundableQuery,
): Promise<Refundable> {
  if (isSimulated(context, row))
    throw new ApiError(409, 'PAYMENT_SIMULATED', {
      errors: ['This test payment was simulated. No money came that could go back.'],
    });
  if (!settled.includes(row.status))
    throw stateConflict(row, 'A refund is possible once the money is confirmed.');
  const [parts] = await loadPaymentParts(db, [row]);
  if (parts === undefined) throw new Error(`payment ${row.id} was not loaded`);
  const came = parts.transfers.filter(
    ({ endedAs, blockHeight }) => endedAs === null && blockHeight !== null,
  );
  const asset = chooseAsset([...new Set(came.map((each) => each.assetId))], assetId);
  const own = came.filter((each) => each.assetId === asset.id);
  const others = (await loadRefundsOf(db, row.id)).filter(
    ({ id, status }) => id !== except && status !== 'CANCELLED' && status !== 'EXPIRED',
  );
  const inAsset = others.filter((each) => each.assetId === asset.id);
  return {
    ...{ parts, asset },
    received: own.reduce((sum, { units }) => sum + units, 0n),
    credited: sumCredits(own),
    promised: inAsset.reduce((sum, { units, keptUnits }) => sum + units + keptUnits, 0n),
    promisedCredit: sumCredits(inAsset),
    allPromisedCredit: sumCredits(others),
  };
}

function chooseAsset(came: readonly string[], asked: string | undefined): AccountAsset {
  const [first, second] = came;
  if (asked === undefined && second !== undefined)
    throw fieldRefused('asset', { message: `Choose what goes back: ${came.join(' or ')}.` });
  const id = asked ?? first;
  const asset = id !== undefined && came.includes(id) ? findAccountAsset(id) : undefined;
  if (asset !== undefined) return asset;
  throw new ApiError(409, 'ASSET_NOT_RECEIVED', {
    message: 'Nothing to refund',
    errors: [`This payment received no ${asked ?? 'money'} that could go back.`],
  });
}

const sumCredits = (rows: readonly Pick<OutRow, 'credited'>[]): Price =>
  rows.reduce((sum, { credited }) => sum + readPriced(credited), 0n);
