import type { Account } from '../../contract/accounts.ts';
import type { FeeEstimate } from '../../contract/transactions.ts';
import { isErrorCode, ValidationError } from '../../errors/error-kinds.ts';
import { type BaseUnits, toBaseUnits } from '../../money/base-units.ts';
import { parseAmount } from '../../money/decimal.ts';
import { maxSpendable } from '../../money/max-spendable.ts';
import type { ChainName, NetworkDefinition } from '../../networks/network.ts';
import { parseRecipient } from '../../networks/parse-recipient.ts';
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
  return { account, network: getNetwork(code), chain: model.source.networks[code].chain };
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
  const chosen = chosenAccount(model);
  if (chosen === null) return null;
  try {
    parseRecipient(chosen.account.blockchainNetwork, model.recipient, chosen.chain);
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}

function blankRecipient(judged: 'on-blur' | 'on-continue'): ValidationError {
  const text = "Recipient Address can't be blank";
  return new ValidationError('recipient_blank', {
    messages: [judged === 'on-continue' ? `${text}.` : text],
    field: 'recipient',
  });
}

/** The bare address that the typed text names. */
export function recipientAddress(model: SendModel): string {
  const chosen = chosenAccount(model);
  if (chosen === null || recipientProblem(model, 'on-blur') !== null) return '';
  return parseRecipient(chosen.account.blockchainNetwork, model.recipient, chosen.chain).address;
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
      fee: parseAmount(fees.estimatedFee, decimals),
      networkFee: parseAmount(fees.networkFee ?? '0', decimals),
    },
    { decimals, digits },
  );
}

/** Spec §4: flagged when the amount equals the maximum spendable. */
export function isSendingMax(model: SendModel): boolean {
  const amount = amountUnits(model);
  return amount !== null && amount > 0n && amount === maximumUnits(model);
}

export function sweepKey(model: SendModel): string {
  return [model.accountId, recipientAddress(model), model.feePriority].join(' ');
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
  if (isSendingMax(model)) return sweepEstimate(model);
  const { exact } = model.estimates;
  return exact?.key === exactKey(model) ? exact.fees : null;
}
