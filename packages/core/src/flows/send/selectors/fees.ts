import type { FeePriority } from '../../../assets/specified-values.ts';
import type { FeeEstimate } from '../../../contract/transactions/transactions.ts';
import { isErrorCode, ValidationError } from '../../../errors/error-kinds.ts';
import { type BaseUnits, toBaseUnits } from '../../../money/base-units.ts';
import { parseAmount } from '../../../money/decimal.ts';
import { maxSpendable } from '../../../money/max-spendable.ts';
import { roundDownToDigits } from '../../../money/round.ts';
import type { NetworkDefinition } from '../../../networks/network.ts';
import { atCustomRate, isCustomFee } from '../custom-fee.ts';
import type { KnownRate, SendModel } from '../model.ts';
import { chosenAccount } from './account.ts';
import { recipientAddress } from './recipient.ts';

/** The price of the chosen asset; null while it is not known. */
export function knownRate(model: SendModel): KnownRate | null {
  const symbol = chosenAccount(model)?.asset.symbol;
  return model.rate?.symbol === symbol ? model.rate : null;
}

/** The price of what the fee is paid in; null while it is not known. */
export function knownNativeRate(model: SendModel): KnownRate | null {
  const chosen = chosenAccount(model);
  if (chosen?.asset.token == null) return knownRate(model);
  return model.nativeRate?.symbol === chosen.network.symbol ? model.nativeRate : null;
}

/** The typed amount in base units, or null while it is none. */
export function amountUnits(model: SendModel): BaseUnits | null {
  const chosen = chosenAccount(model);
  // Most often asked before there is one, and an error costs a stack.
  if (chosen === null || model.amount === '') return null;
  try {
    return parseAmount(model.amount, chosen.asset.decimals);
  } catch (error) {
    if (isErrorCode(error, 'amount_invalid', 'too_many_decimals')) return null;
    throw error;
  }
}

/** Spec §5: at least the minimum, at most what can be spent. */
export function amountProblem(model: SendModel): ValidationError | null {
  const chosen = chosenAccount(model);
  const maximum = maximumUnits(model);
  if (chosen === null || maximum === null) return null;
  const amount = amountUnits(model) ?? toBaseUnits(0n);
  if (amount < parseAmount(chosen.asset.minimumAmount, chosen.asset.decimals))
    return new ValidationError('amount_below_minimum', {
      messages: ['The amount must be at least the minimum required.'],
      reason: 'belowMinimum',
      field: 'amount',
    });
  if (amount > maximum)
    return new ValidationError('amount_above_maximum', {
      messages: ['The amount must not exceed the maximum allowed limit.'],
      reason: 'aboveMaximum',
      field: 'amount',
    });
  return null;
}

/**
 * The most that can be sent at the chosen priority; null until the fees are known. Of a token all of
 * it: its fee is paid in another asset.
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

/** The whole fee. Where there is gas it is price times limit, which the estimated fee then equals. */
export function feeUnits(fees: FeeEstimate, { decimals, gas }: NetworkDefinition): BaseUnits {
  const { estimatedFee, estimatedGasPrice, estimatedGasLimit } = fees;
  if (gas === null || estimatedGasPrice === null || estimatedGasLimit === null)
    return parseAmount(estimatedFee, decimals);
  return toBaseUnits(parseAmount(estimatedGasPrice, decimals) * BigInt(estimatedGasLimit));
}

/** What was chosen; the default where the network leaves no choice (R-SEND-17). */
export function feePriorityOf(model: SendModel): FeePriority {
  if (model.feePriority === 'Custom') return isCustomFee(model) ? 'Custom' : 'Medium';
  const choice = chosenAccount(model)?.network.feePriority.choice;
  return choice === 'selectable' ? model.feePriority : 'Medium';
}

/** Spec §4: flagged when the amount equals the maximum spendable. */
export function isSendingMax(model: SendModel): boolean {
  const amount = amountUnits(model);
  return amount !== null && amount > 0n && amount === maximumUnits(model);
}

export function sweepKey(model: SendModel): string {
  const { accountId } = model;
  const asset = chosenAccount(model)?.asset.id;
  return [accountId, asset, recipientAddress(model), feePriorityOf(model)].join(' ');
}

export function exactKey(model: SendModel): string {
  const key = [sweepKey(model), amountUnits(model)].join(' ');
  return isPlanned(model) ? `${key} ${model.customRate}` : key;
}

export function sweepEstimate(model: SendModel): FeeEstimate | null {
  const { sweep } = model.estimates;
  if (sweep?.key !== sweepKey(model)) return null;
  return isCustomFee(model) ? atCustomRate(model, sweep.fees) : sweep.fees;
}

/** What sending the typed amount costs; sending everything costs what the sweep does. */
export function exactEstimate(model: SendModel): FeeEstimate | null {
  if (isSendingMax(model) || model.amountSource === 'maximum') return sweepEstimate(model);
  const { exact } = model.estimates;
  if (exact?.key !== exactKey(model)) return null;
  return isCustomFee(model) && !isPlanned(model) ? atCustomRate(model, exact.fees) : exact.fees;
}

/**
 * At a rate of the sender's own the fee that is reviewed is the one of a plan: another rate may spend
 * other coins. Before that it follows the rate by itself.
 */
export function isPlanned(model: SendModel): boolean {
  return isCustomFee(model) && model.step !== 'recipient' && model.step !== 'amount';
}

/** What it costs and what bounds it are known: what stands there can be signed. */
export function isReviewReady(model: SendModel): boolean {
  return sweepEstimate(model) !== null && exactEstimate(model) !== null;
}
