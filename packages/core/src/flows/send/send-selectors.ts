import type { FeePriority } from '../../assets/specified-values.ts';
import type { Account } from '../../contract/accounts.ts';
import type { FeeEstimate } from '../../contract/transactions.ts';
import { isErrorCode, ValidationError } from '../../errors/error-kinds.ts';
import { type BaseUnits, toBaseUnits } from '../../money/base-units.ts';
import { parseAmount } from '../../money/decimal.ts';
import { maxSpendable } from '../../money/max-spendable.ts';
import { type AddressFlag, losesFunds } from '../../networks/address-flag.ts';
import type { ChainName, NetworkDefinition } from '../../networks/network.ts';
import { parseRecipient, type Recipient } from '../../networks/parse-recipient.ts';
import { getNetwork } from '../../networks/registry.ts';
import type { KnownRate, SendModel } from './send-model.ts';

export interface ChosenAccount {
  readonly account: Account;
  readonly network: NetworkDefinition;
  readonly chain: ChainName;
}

export function chosenAccount(model: SendModel): ChosenAccount | null {
  if (model.source.status !== 'ready') return null;
  const account = model.source.accounts.find(({ id }) => id === model.accountId);
  if (account === undefined) return null;
  const code = account.blockchainNetwork;
  const chain = model.source.networks[code]?.chain;
  return chain === undefined ? null : { account, network: getNetwork(code), chain };
}

/** The price of the chosen account's asset; null while it is not known. */
export function knownRate(model: SendModel): KnownRate | null {
  const symbol = chosenAccount(model)?.network.symbol;
  return model.rate?.symbol === symbol ? model.rate : null;
}

/** Why the recipient cannot be paid, or null. The two blank sentences are the specification's. */
export function recipientProblem(
  model: SendModel,
  judged: 'on-blur' | 'on-continue',
): ValidationError | null {
  if (model.recipient.trim() === '') return blankRecipient(judged);
  const read = readRecipient(model);
  if (read instanceof ValidationError) return read;
  return read !== null && losesFunds(read.flags) ? losingRecipient() : null;
}

/** What the typed text asks to pay, or why it cannot be read; null without an account. */
function readRecipient(model: SendModel): Recipient | ValidationError | null {
  const chosen = chosenAccount(model);
  if (chosen === null) return null;
  try {
    return parseRecipient(chosen.account.blockchainNetwork, model.recipient, chosen.chain);
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}

function losingRecipient(): ValidationError {
  return new ValidationError('recipient_invalid', {
    messages: [
      'Nobody could spend what is sent to this address, or anybody could. Ask for another.',
    ],
    field: 'recipient',
  });
}

function blankRecipient(judged: 'on-blur' | 'on-continue'): ValidationError {
  const text = "Recipient Address can't be blank";
  return new ValidationError('recipient_blank', {
    messages: [judged === 'on-continue' ? `${text}.` : text],
    field: 'recipient',
  });
}

/** The bare address that the typed text names, as its network writes it; empty while it names none. */
export function recipientAddress(model: SendModel): string {
  const read = readRecipient(model);
  return read === null || read instanceof ValidationError ? '' : read.address;
}

/** What is to be said of the address that the typed text names. */
export function recipientFlags(model: SendModel): readonly AddressFlag[] {
  const read = readRecipient(model);
  return read === null || read instanceof ValidationError ? [] : read.flags;
}

/** The typed amount in base units, or null while it is none. */
export function amountUnits(model: SendModel): BaseUnits | null {
  const chosen = chosenAccount(model);
  if (chosen === null) return null;
  try {
    return parseAmount(model.amount, chosen.network.decimals);
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
  if (amount < parseAmount(chosen.network.minimumAmount, chosen.network.decimals))
    return new ValidationError('amount_below_minimum', {
      messages: ['The amount must be at least the minimum required.'],
      field: 'amount',
    });
  if (amount > maximum)
    return new ValidationError('amount_above_maximum', {
      messages: ['The amount must not exceed the maximum allowed limit.'],
      field: 'amount',
    });
  return null;
}

/** The most that can be sent at the chosen priority; null until the fees are known. */
export function maximumUnits(model: SendModel): BaseUnits | null {
  const chosen = chosenAccount(model);
  const fees = sweepEstimate(model);
  if (chosen === null || fees === null) return null;
  const { decimals, digits } = chosen.network;
  return maxSpendable(
    {
      maximumAmount: parseAmount(fees.maximumAmount, decimals),
      fee: feeUnits(fees, chosen.network),
      networkFee: parseAmount(fees.networkFee ?? '0', decimals),
    },
    { decimals, digits },
  );
}

/** The whole fee. Where there is gas it is price times limit, which the estimated fee then equals. */
function feeUnits(fees: FeeEstimate, { decimals, gas }: NetworkDefinition): BaseUnits {
  const { estimatedFee, estimatedGasPrice, estimatedGasLimit } = fees;
  if (gas === null || estimatedGasPrice === null || estimatedGasLimit === null)
    return parseAmount(estimatedFee, decimals);
  return toBaseUnits(parseAmount(estimatedGasPrice, decimals) * BigInt(estimatedGasLimit));
}

/** What was chosen; the default where the network leaves no choice (R-SEND-17). */
export function feePriorityOf(model: SendModel): FeePriority {
  const choice = chosenAccount(model)?.network.feePriority.choice;
  return choice === 'selectable' ? model.feePriority : 'Medium';
}

/** Spec §4: flagged when the amount equals the maximum spendable. */
export function isSendingMax(model: SendModel): boolean {
  const amount = amountUnits(model);
  return amount !== null && amount > 0n && amount === maximumUnits(model);
}

export function sweepKey(model: SendModel): string {
  return [model.accountId, recipientAddress(model), feePriorityOf(model)].join(' ');
}

export function exactKey(model: SendModel): string {
  return [sweepKey(model), amountUnits(model)].join(' ');
}

export function sweepEstimate(model: SendModel): FeeEstimate | null {
  const { sweep } = model.estimates;
  return sweep?.key === sweepKey(model) ? sweep.fees : null;
}

/** What sending the typed amount costs; sending everything costs what the sweep does. */
export function exactEstimate(model: SendModel): FeeEstimate | null {
  if (isSendingMax(model) || model.amountSource === 'maximum') return sweepEstimate(model);
  const { exact } = model.estimates;
  return exact?.key === exactKey(model) ? exact.fees : null;
}

/** What it costs and what bounds it are known: what stands there can be signed. */
export function isReviewReady(model: SendModel): boolean {
  return sweepEstimate(model) !== null && exactEstimate(model) !== null;
}
