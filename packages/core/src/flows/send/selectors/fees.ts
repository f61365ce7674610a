import type { FeePriority } from '../../../assets/specified-values.ts';
import type { FeeEstimate } from '../../../contract/transactions/transactions.ts';
import { type BaseUnits, toBaseUnits } from '../../../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../../../money/decimal.ts';
import { feeAtRate } from '../../../money/fee-at-rate.ts';
import { findHighFee, type HighFeeReason } from '../../../money/high-fee.ts';
import { maxSpendable } from '../../../money/max-spendable.ts';
import { roundDownToDigits } from '../../../money/round.ts';
import type { NetworkDefinition } from '../../../networks/network.ts';
import { isCustomFee, validRate } from '../custom-fee.ts';
import type { EstimateBasis, SendModel } from '../model.ts';
import { amountUnits, chosenAccount, knownNativeRate, knownRate } from './account.ts';
import { memoOf, recipientAddress } from './recipient.ts';

// The service estimates, and this file picks the estimate that counts: `sweepEstimate` prices sending
// everything and bounds the amount, `exactEstimate` prices the typed amount and is what Review shows.

/**
 * Returns the estimate of sending everything; null while it is missing or out of date. On Amount, one of another balance
 * is out of date too: its maximum would be too high or too low.
 */
export function sweepEstimate(model: SendModel): FeeEstimate | null {
  const { sweep } = model.estimates;
  if (sweep?.key !== sweepKey(model)) return null;
  if (model.step === 'amount' && sweep.balance !== nativeBalance(model)) return null;
  return isCustomFee(model) ? feeAtCustomRate(model, sweep.fees) : sweep.fees;
}

/** Returns the estimate of the typed amount; sending everything costs what the sweep costs. */
export function exactEstimate(model: SendModel): FeeEstimate | null {
  if (isSendingMax(model) || model.amountSource === 'maximum') return sweepEstimate(model);
  const { exact } = model.estimates;
  if (exact?.key !== exactKey(model)) return null;
  return isCustomFee(model) && !usesIntentFee(model)
    ? feeAtCustomRate(model, exact.fees)
    : exact.fees;
}

/**
 * Returns `fees` at the custom rate, rounded up; null while the rate is invalid. The size is that of
 * the highest rate that the balance can pay. Where it can pay none, `fees` stay as they are.
 */
function feeAtCustomRate(model: SendModel, fees: FeeEstimate): FeeEstimate | null {
  const network = chosenAccount(model)?.network;
  const rate = validRate(model);
  if (network === undefined || rate === null || fees.rates === null) return null;
  const { High, Medium, Low } = fees.rates;
  const vsize = High.vsize ?? Medium.vsize ?? Low.vsize;
  if (vsize === null) return fees;
  return { ...fees, estimatedFee: toDecimal(feeAtRate(vsize, rate), network), isApproximate: true };
}

/** Returns the whole fee in base units: gas price times gas limit where the network has gas. */
export function feeUnits(fees: FeeEstimate, { decimals, gas }: NetworkDefinition): BaseUnits {
  const { estimatedFee, estimatedGasPrice, estimatedGasLimit } = fees;
  if (gas === null || estimatedGasPrice === null || estimatedGasLimit === null)
    return parseAmount(estimatedFee, decimals);
  return toBaseUnits(parseAmount(estimatedGasPrice, decimals) * BigInt(estimatedGasLimit));
}

/**
 * Returns the maximum spendable amount at the chosen priority; null until the fees are known. For a
 * token it is the whole balance: the fee is paid in the native asset.
 */
export function maximumUnits(model: SendModel): BaseUnits | null {
  const chosen = chosenAccount(model);
  const fees = sweepEstimate(model);
  if (chosen === null || fees === null) return null;
  const { token, balance, ...asset } = chosen.asset;
  if (token !== null) return roundDownToDigits(parseAmount(balance, asset.decimals), asset);
  const { decimals } = asset;
  return maxSpendable(
    {
      maximumAmount: parseAmount(fees.maximumAmount, decimals),
      fee: feeUnits(fees, chosen.network),
      networkFee: parseAmount(fees.networkFee ?? '0', decimals),
    },
    asset,
  );
}

/** Tells whether the amount is the maximum spendable, which the request flags (R-SEND-16). */
export function isSendingMax(model: SendModel): boolean {
  const amount = amountUnits(model);
  return amount !== null && amount > 0n && amount === maximumUnits(model);
}

/** Returns the chosen fee priority; `Medium` where the network leaves no choice (R-SEND-17). */
export function feePriorityOf(model: SendModel): FeePriority {
  if (model.feePriority === 'Custom') return isCustomFee(model) ? 'Custom' : 'Medium';
  const choice = chosenAccount(model)?.network.feePriority.choice;
  return choice === 'selectable' ? model.feePriority : 'Medium';
}

/** Returns the native balance of the chosen account; null without one. */
export function nativeBalance(model: SendModel): Decimal | null {
  return chosenAccount(model)?.account.nativeBalance ?? null;
}

/** Returns recipient and memo as a key: the fee to one says nothing of that to another. */
export function payeeOf(model: SendModel): string {
  return [recipientAddress(model), memoOf(model)].join(' ');
}

/** Returns the inputs of an estimate, which its answer is stored with. */
export function estimateBasis(model: SendModel, of: 'sweep' | 'exact'): EstimateBasis {
  return {
    key: of === 'sweep' ? sweepKey(model) : exactKey(model),
    amount: of === 'sweep' ? null : amountUnits(model),
    payee: payeeOf(model),
    balance: nativeBalance(model),
  };
}

/** Returns the inputs of the sweep estimate as a key; an answer with another key is out of date. */
export function sweepKey(model: SendModel): string {
  const { accountId } = model;
  const asset = chosenAccount(model)?.asset.id;
  return [accountId, asset, recipientAddress(model), feePriorityOf(model), memoOf(model)].join(' ');
}

/** Returns the inputs of the exact estimate as a key. */
export function exactKey(model: SendModel): string {
  const key = [sweepKey(model), amountUnits(model)].join(' ');
  return usesIntentFee(model) ? `${key} ${model.customRate}` : key;
}

/**
 * Tells whether the fee comes from an intent instead of an estimate: from Review on at a custom rate,
 * because another rate may select other inputs.
 */
export function usesIntentFee(model: SendModel): boolean {
  return isCustomFee(model) && model.step !== 'recipient' && model.step !== 'amount';
}

/** Tells whether both estimates are known, so that the review can be signed. */
export function isReviewReady(model: SendModel): boolean {
  return sweepEstimate(model) !== null && exactEstimate(model) !== null;
}

/** Native asset required and available, where too little is left to pay for sending a token. */
export interface MissingForFee {
  /** Fee of the network. */
  readonly required: Decimal;
  readonly available: Decimal;
}

/** Returns the shortfall for a token's fee; null while there is enough or the fee is unknown. */
export function missingForFee(model: SendModel): MissingForFee | null {
  const chosen = chosenAccount(model);
  const fees = exactEstimate(model) ?? sweepEstimate(model);
  if (chosen === null || fees === null || chosen.asset.token === null) return null;
  const { decimals } = chosen.network;
  const required = feeUnits(fees, chosen.network) + parseAmount(fees.networkFee ?? '0', decimals);
  if (parseAmount(fees.maximumAmount, decimals) >= required) return null;
  return {
    required: toDecimal(toBaseUnits(required), { decimals }),
    available: fees.maximumAmount,
  };
}

/** Fees to confirm before signing. */
export interface HighFee {
  /**
   * `share`: more than a tenth of the amount; `amount`: more than $50; `service`: one of the two, by
   * prices that the service knows.
   */
  readonly reason: HighFeeReason | 'service';
  /** In the native asset, with the price of activating the recipient's account. */
  readonly fee: Decimal;
  /** The highest fee that needs no confirmation, in the native asset. */
  readonly limit: Decimal;
}

/** Returns the fees where they are high; null while they are unknown or usual. */
export function highFee(model: SendModel): HighFee | null {
  const { refusedFee } = model;
  if (refusedFee === null || refusedFee.key !== feeKey(model)) return computeHighFee(model);
  const { fee, limit } = refusedFee;
  return { reason: computeHighFee(model)?.reason ?? 'service', fee, limit };
}

function computeHighFee(model: SendModel): HighFee | null {
  const chosen = chosenAccount(model);
  const fees = exactEstimate(model);
  const amount = amountUnits(model);
  if (chosen === null || fees === null || amount === null) return null;
  const { network, asset } = chosen;
  const fee = totalFee(fees, network);
  const high = findHighFee({
    ...{ fee, native: network },
    nativeRate: knownNativeRate(model)?.price ?? null,
    ...{ amount, asset, rate: knownRate(model)?.price ?? null, isToken: asset.token !== null },
  });
  if (high === null) return null;
  const { reason, limit } = high;
  return { reason, fee: toDecimal(fee, network), limit: toDecimal(limit, network) };
}

/** Returns the most that an estimate charges, with the price of activating the recipient's account. */
export function totalFee(
  { estimatedFee, networkFee }: Pick<FeeEstimate, 'estimatedFee' | 'networkFee'>,
  { decimals }: Pick<NetworkDefinition, 'decimals'>,
): BaseUnits {
  return toBaseUnits(
    parseAmount(estimatedFee, decimals) + parseAmount(networkFee ?? '0', decimals),
  );
}

/** Tells whether the fees are high and the sender has not accepted them. */
export function isHighFeeOpen(model: SendModel): boolean {
  return highFee(model) !== null && model.acceptedFee !== feeKey(model);
}

/** Identifies the accepted fees, so that other fees need another confirmation. */
export function feeKey(model: SendModel): string | null {
  const fees = exactEstimate(model);
  return fees === null ? null : `${fees.estimatedFee} ${fees.networkFee ?? ''} ${model.amount}`;
}
