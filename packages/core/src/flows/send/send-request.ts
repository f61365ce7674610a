import type { CreateTransaction } from '../../contract/transactions.ts';
import { sanitizeAmountInput } from '../../money/amount-input.ts';
import { toDecimal } from '../../money/decimal.ts';
import type { SendModel } from './send-model.ts';
import {
  amountUnits,
  chosenAccount,
  exactEstimate,
  feePriorityOf,
  isSendingMax,
  maximumUnits,
  recipientAddress,
} from './send-selectors.ts';

/** Exactly one secret, used for one call: it is in no state, event or log. */
export type SendSecret = { readonly password: string } | { readonly seedPhrase: string };

/** The create body of spec §7 for what was reviewed; null while something is missing. */
export function requestOf(model: SendModel, secret: SendSecret): CreateTransaction | null {
  const chosen = chosenAccount(model);
  const amount = amountUnits(model);
  if (chosen === null || amount === null || model.step !== 'sign') return null;
  const { decimals, gas } = chosen.network;
  return {
    amount: toDecimal(amount, { decimals }),
    destinationAddress: recipientAddress(model),
    seedPhrase: 'seedPhrase' in secret ? secret.seedPhrase : null,
    password: 'password' in secret ? secret.password : null,
    feeRate: feePriorityOf(model),
    feeRateValue: null,
    twoFactorCode: null,
    ...(gas === null
      ? {}
      : { gasLimit: exactEstimate(model)?.estimatedGasLimit ?? gas.transferLimit }),
    sendingMax: isSendingMax(model),
  };
}

/** More than any asset has; what is longer was not typed by a person. */
const longestAmount = 40;

/** The amount field after a keystroke: spec §5, "more decimals are rejected, the previous value stays". */
export function acceptedAmountText(model: SendModel, text: string): string {
  const chosen = chosenAccount(model);
  if (chosen === null) return '';
  const accepted = sanitizeAmountInput(model.amount, text, chosen.network.digits);
  return accepted.length > longestAmount ? model.amount : accepted;
}

/** The same for the USD field, whose digits are cents. */
export function acceptedUsdText(model: SendModel, text: string): string {
  const accepted = sanitizeAmountInput(model.amountUsd, text, 2);
  return accepted.length > longestAmount ? model.amountUsd : accepted;
}

/** What the Max button writes: the maximum, formatted to digits. What is typed until it is known. */
export function maximumText(model: SendModel): string {
  const chosen = chosenAccount(model);
  const maximum = maximumUnits(model);
  if (chosen === null || maximum === null) return model.amount;
  const { decimals, digits } = chosen.network;
  const text = toDecimal(maximum, { decimals });
  return digits < decimals ? text.slice(0, digits - decimals) : text;
}
