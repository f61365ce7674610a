import type { CreateTokenTransaction } from '../../contract/transactions/token-transactions.ts';
import type { CreateTransaction } from '../../contract/transactions/transactions.ts';
import { toDecimal } from '../../money/decimal.ts';
import { feeRateValue } from './custom-fee.ts';
import type { SendModel } from './model.ts';
import { amountUnits, type ChosenAccount, chosenAccount } from './selectors/account.ts';
import { exactEstimate, feePriorityOf, isSendingMax } from './selectors/fees.ts';
import { memoOf, recipientAddress } from './selectors/recipient.ts';

/**
 * Secret of one call: it is in no state, event or log. Carries the two-factor code where
 * `SendState.asksCode` is true.
 */
export type SendSecret = ({ readonly password: string } | { readonly seedPhrase: string }) & {
  readonly twoFactorCode?: string;
};

/** Body of the create call, for the native asset or a token. */
export type SendBody = CreateTransaction | CreateTokenTransaction;

/** Builds the create body from the reviewed model; null while a value is missing. */
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

/** Returns gas limit and price of the review, both null on networks without gas. */
function tokenFees(model: SendModel) {
  const fees = exactEstimate(model);
  return { gasLimit: fees?.estimatedGasLimit ?? null, gasPrice: fees?.estimatedGasPrice ?? null };
}
