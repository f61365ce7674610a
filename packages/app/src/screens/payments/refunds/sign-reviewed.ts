import {
  type AccountAsset,
  type AnyBillfoldError,
  type Decimal,
  getNetwork,
  isBillfoldError,
  isErrorCode,
  parseAmount,
  toDecimal,
} from '@billfold/core';
import type { ShownPayment, SignLocally } from '@billfold/core/flows';
import {
  anotherPayment,
  feeChanged,
  isStaleIntent,
  signOnDevice,
  totalFee,
  withSignature,
} from '@billfold/core/internal';
import type { Refund, RefundIntent, SignRefund } from '@billfold/core/payments';
import type { Intents } from '../signing/create-intents.ts';
import { requireSignedAsset, tokenIdOf } from '../signing/signed-asset.ts';
import type { TypedSecret } from '../signing/typed-secret.ts';

export interface ReviewedRefund {
  readonly refund: Refund;
  /** Settlement wallet. */
  readonly walletId: string;
  readonly intents: Intents<RefundIntent>;
  /** Signs on this device; undefined where only the server signs. */
  readonly signLocally: SignLocally | undefined;
  readonly send: (body: SignRefund, intent: RefundIntent) => Promise<Refund>;
}

/**
 * Signs the refund as its review shows it. One that has expired or changed, or whose payer has spent its funds meanwhile,
 * is reviewed again: it is signed where it is the same payment at the same fee or less, and shown otherwise.
 * @throws {BillfoldError} `fee_changed` where another payment is shown now
 */
export async function signReviewed(
  reviewed: ReviewedRefund,
  typed: TypedSecret<Refund>,
): Promise<Refund> {
  const { refund, intents } = reviewed;
  const shown = intents.getState().intent ?? (await intents.renew());
  try {
    return await signIntent(reviewed, shown, typed);
  } catch (error) {
    if (!isBillfoldError(error) || !(isStaleIntent(error) || isUnpayable(error))) throw error;
    const now = await intents.renew();
    if (!isAsShown(refund, shown, now)) throw feeChanged();
    return signIntent(reviewed, now, typed);
  }
}

/** Reports whether the payer of the review has no funds for it any more: another one may pay, or must collect first. */
function isUnpayable(error: AnyBillfoldError): boolean {
  if (isErrorCode(error, 'insufficient_funds')) return true;
  return isErrorCode(error, 'api') && error.serverCode === 'insufficient_native_for_fee';
}

function signIntent(
  { refund, walletId, signLocally, send }: ReviewedRefund,
  intent: RefundIntent,
  { body, secret, signal, handIn }: TypedSecret<Refund>,
): Promise<Refund> {
  const { accountId } = intent;
  const payment = shownPayment(refund, intent);
  return signOnDevice(
    () => signLocally?.({ walletId, accountId, intent, payment }, secret, signal),
    (rawTransaction) => handIn(() => send(withSignature<SignRefund>(body, rawTransaction), intent)),
  );
}

/** Returns the payment that the dialog shows: recipient, asset and comment of the refund, with the amount that is sent. */
function shownPayment(refund: Refund, intent: RefundIntent): ShownPayment {
  const { network, address, memo } = refund;
  const asset = requireSignedAsset(refund);
  const amount = sentAmount(refund, intent);
  if (isMore(amount, refund.amount, asset)) throw anotherPayment();
  return {
    ...{ network, recipient: address ?? '', memo, amount, fee: mostFee(refund, intent) },
    tokenId: tokenIdOf(asset),
  };
}

function isMore(
  one: Decimal,
  other: Decimal,
  { decimals }: Pick<AccountAsset, 'decimals'>,
): boolean {
  return parseAmount(one, decimals) > parseAmount(other, decimals);
}

/** Returns the amount that is sent: less than the refund where the customer pays the fee. */
export const sentAmount = ({ networkFeePaidBy, amount }: Refund, intent: RefundIntent) =>
  networkFeePaidBy === 'CUSTOMER' ? intent.amount : amount;

/** Returns the most that is charged in all, in the native asset of the network. */
export function mostFee({ network }: Refund, { fee, networkFee }: RefundIntent): Decimal {
  const native = getNetwork(network);
  return toDecimal(totalFee({ estimatedFee: fee, networkFee }, native), native);
}

function isAsShown(refund: Refund, shown: RefundIntent, now: RefundIntent): boolean {
  return (
    sentAmount(refund, shown) === sentAmount(refund, now) &&
    !isMore(mostFee(refund, now), mostFee(refund, shown), getNetwork(refund.network))
  );
}
