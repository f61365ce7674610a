import {
  type AccountAsset,
  findAccountAsset,
  getNetwork,
  isNetwork,
  toBaseUnits,
  toFiat,
} from '@billfold/core';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { isSimulated } from '../payments/is-simulated.ts';
import {
  loadHeads,
  loadPaymentParts,
  type PaymentParts,
  type PaymentRow,
  type TransferRow,
} from '../payments/payment-parts.ts';
import { readPriced } from '../payments/read-price.ts';
import { stateConflict } from '../payments/state-conflict.ts';
import { transferDepth } from '../payments/transfer-depth.ts';
import { writeTransferId } from '../payments/transfer-id.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { type Price, priceDecimals } from '../rates/price.ts';
import { readRate } from '../rates/rate-text.ts';
import { fill, joinTexts, type RefusalText } from '../refusal-texts/refusal-text.ts';
import type { RefundSource } from './refund-source.ts';
import { loadRefundsOf, type OutRow } from './refund-store.ts';

/** Money of a payment in one asset, or of an unmatched transfer, that can go back. */
export interface Refundable {
  /** Parts of the payment; null of a transfer that names none. */
  readonly parts: PaymentParts | null;
  /** Transfers of the source, in whatever asset. */
  readonly transfers: readonly TransferRow[];
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
  /** Id of the asset; undefined where one alone was received. */
  readonly assetId?: string | undefined;
  /** Refund that is not counted among the others. */
  readonly except?: string;
}

/**
 * Counts what can go back in an asset: transfers that a block has, without what other refunds send.
 * @throws {ApiError} 400 VALIDATION_FAILED without an asset where several came; 409 STATE_CONFLICT,
 * ASSET_NOT_RECEIVED, PAYMENT_SIMULATED
 */
export async function countRefundable(
  db: Db,
  context: Pick<ServiceContext, 'chainMode'>,
  source: RefundSource,
  { assetId, except }: RefundableQuery,
): Promise<Refundable> {
  if (isSimulated(context, source.row))
    throw new ApiError(409, 'PAYMENT_SIMULATED', {
      errors: ['This test payment was simulated. No money came that could go back.'],
    });
  const { parts, transfers } =
    source.kind === 'PAYMENT' ? await partsOf(db, source.row) : await soleTransfer(db, source.row);
  const came = transfers.filter(
    ({ endedAs, blockHeight }) => endedAs === null && blockHeight !== null,
  );
  const asset = chooseAsset([...new Set(came.map((each) => each.assetId))], assetId);
  const own = came.filter((each) => each.assetId === asset.id);
  const others = (await loadRefundsOf(db, source)).filter(
    ({ id, status }) => id !== except && status !== 'CANCELLED' && status !== 'EXPIRED',
  );
  if (source.kind === 'TRANSFER' && source.row.unmatchedState === 'REFUNDED' && !others.length)
    throw transferConflict(source.row, 'It went back with the refund of another transfer.');
  const inAsset = others.filter((each) => each.assetId === asset.id);
  return {
    ...{ parts, transfers, asset },
    received: own.reduce((sum, { units }) => sum + units, 0n),
    credited: parts === null ? sumDollars(own, asset) : sumCredits(own),
    promised: inAsset.reduce((sum, { units, keptUnits }) => sum + units + keptUnits, 0n),
    promisedCredit: sumCredits(inAsset),
    allPromisedCredit: sumCredits(others),
  };
}

type Came = Pick<Refundable, 'parts' | 'transfers'>;

async function partsOf(db: Db, row: PaymentRow): Promise<Came> {
  if (!settled.includes(row.status))
    throw stateConflict(row, 'What came can go back once it is confirmed, cancelled or expired.');
  const [parts] = await loadPaymentParts(db, [row]);
  if (parts === undefined) throw new Error(`payment ${row.id} was not loaded`);
  return { parts, transfers: parts.transfers };
}

/** Admits an unmatched transfer about which nothing else was decided, once its network has confirmed it. */
async function soleTransfer(db: Db, row: TransferRow): Promise<Came> {
  const { unmatchedState, endedAs } = row;
  if (unmatchedState === 'ASSIGNED')
    throw transferConflict(row, 'It counts for a payment. Refund that payment instead.');
  if (unmatchedState === 'IGNORED') throw transferConflict(row, 'It is ignored. Reopen it first.');
  const { available } = requireNetwork(row.network).confirmations;
  if (endedAs === null && transferDepth(row, await loadHeads(db)) < available)
    throw transferConflict(row, 'A refund is possible once the money is confirmed.');
  return { parts: null, transfers: [row] };
}

function requireNetwork(code: string) {
  if (!isNetwork(code)) throw new Error(`no network ${code}`);
  return getNetwork(code);
}

function transferConflict({ id, unmatchedState }: TransferRow, error: RefusalText): ApiError {
  return new ApiError(409, 'STATE_CONFLICT', {
    message: 'Not possible now',
    errors: [error],
    current: { id: writeTransferId(id), state: unmatchedState },
  });
}

function chooseAsset(came: readonly string[], asked: string | undefined): AccountAsset {
  const [first, second] = came;
  if (asked === undefined && second !== undefined)
    throw fieldRefused('asset', {
      message: fill('Choose what goes back: {assetsText}.', {
        assetsText: joinTexts('{oneText} or {otherText}', came),
      }),
    });
  const id = asked ?? first;
  const asset = id !== undefined && came.includes(id) ? findAccountAsset(id) : undefined;
  if (asset !== undefined) return asset;
  throw new ApiError(409, 'ASSET_NOT_RECEIVED', {
    message: 'Nothing to refund',
    errors: [
      fill('No {englishAsset} came that could go back.', { englishAsset: asked ?? 'money' }),
    ],
  });
}

const sumCredits = (rows: readonly Pick<OutRow, 'credited'>[]): Price =>
  rows.reduce((sum, { credited }) => sum + readPriced(credited), 0n);

/** Adds up the dollars of transfers when they were seen; nothing of those without a price. */
function sumDollars(rows: readonly TransferRow[], asset: AccountAsset): Price {
  const perCent = 10n ** BigInt(priceDecimals - 2);
  return rows.reduce(
    (sum, { units, usdRate }) =>
      usdRate === null ? sum : sum + toFiat(toBaseUnits(units), readRate(usdRate), asset) * perCent,
    0n,
  );
}
