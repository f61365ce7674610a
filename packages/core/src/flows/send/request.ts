import type { CreateTokenTransaction } from '../../contract/transactions/token-transactions.ts';
import type { CreateTransaction } from '../../contract/transactions/transactions.ts';
import { sanitizeAmountInput } from '../../money/amount-input.ts';
import { toDecimal } from '../../money/decimal.ts';
import { feeRateValue, rateDecimals } from './custom-fee.ts';
import { memoOf } from './memo-problem.ts';
import type { SendModel } from './model.ts';
import { type ChosenAccount, chosenAccount } from './selectors/account.ts';
import {
  amountUnits,
  exactEstimate,
  feePriorityOf,
  isSendingMax,
  maximumUnits,
} from './selectors/fees.ts';
import { recipientAddress } from './selectors/recipient.ts';

/**
 * Exactly one secret, used for one call: it is in no state, event or log. With the two-factor code
 * where `SendState.asksCode` says so.
 */
export type SendSecret = ({ readonly password: string } | { readonly seedPhrase: string }) & {
  readonly twoFactorCode?: string;
};

/** What one call sends: the native asset, or a token. */
export type SendBody = CreateTransaction | CreateTokenTransaction;

/** The create body of spec §7 for what was reviewed; null while something is missing. */
export function requestOf(model: SendModel, secret: SendSecret): SendBody | null {
  const chosen = chosenAccount(model);
  const amount = amountUnits(model);
  if (chosen === null || amount === null || model.step !== 'sign') return null;
  const { asset } = chosen;
  const memo = memoOf(model);
  const common = {
    amount: toDecimal(amount, asset),
    destinationAddress: recipientAddress(model),
    seedPhrase: 'seedPhrase' in secret ? secret.seedPhrase : null,
    password: 'password' in secret ? secret.password : null,
    twoFactorCode: secret.twoFactorCode ?? null,
    sendingMax: isSendingMax(model),
    ...(memo === '' ? {} : { memo }),
  };
  return asset.token === null
    ? { ...common, ...nativeFees(model, chosen) }
    : { ...common, ...tokenFees(model), tokenId: asset.id };
}

function nativeFees(model: SendModel, { network: { gas } }: ChosenAccount) {
  const fees = { feeRate: feePriorityOf(model), feeRateValue: feeRateValue(model) };
  if (gas === null) return fees;
  return { ...fees, gasLimit: exactEstimate(model)?.estimatedGasLimit ?? gas.transferLimit };
}

/** Both null where there is no gas. */
function tokenFees(model: SendModel) {
  const fees = exactEstimate(model);
  return { gasLimit: fees?.estimatedGasLimit ?? null, gasPrice: fees?.estimatedGasPrice ?? null };
}

/** More than any asset has; what is longer was not typed by a person. */
const longestAmount = 40;
/** Far above what any network takes. */
const longestRate = 12;

/** The amount field after a keystroke: spec §5, "more decimals are rejected, the previous value stays". */
export function acceptedAmountText(model: SendModel, text: string): string {
  const chosen = chosenAccount(model);
  if (chosen === null) return '';
  const accepted = sanitizeAmountInput(model.amount, text, chosen.asset.digits);
  return accepted.length > longestAmount ? model.amount : accepted;
}

/** The same for the USD field, whose digits are cents. */
export function acceptedUsdText(model: SendModel, text: string): string {
  const accepted = sanitizeAmountInput(model.amountUsd, text, 2);
  return accepted.length > longestAmount ? model.amountUsd : accepted;
}

/** The same for the field of the sender's own fee rate. */
export function acceptedRateText(model: SendModel, text: string): string {
  const accepted = sanitizeAmountInput(model.customRate, text, rateDecimals);
  return accepted.length > longestRate ? model.customRate : accepted;
}

/** What the Max button writes: the maximum, formatted to digits. What is typed until it is known. */
export function maximumText(model: SendModel): string {
  const chosen = chosenAccount(model);
  const maximum = maximumUnits(model);
  if (chosen === null || maximum === null) return model.amount;
  const { decimals, digits } = chosen.asset;
  const text = toDecimal(maximum, { decimals });
  return digits < decimals ? text.slice(0, digits - decimals) : text;
}
