import type { CreateIntent, TransactionIntent } from '../../../contract/transactions/intents.ts';
import { parseAmount, toDecimal } from '../../../money/decimal.ts';
import { feeRateValue } from '../custom-fee.ts';
import { openedRequest } from '../linked-request.ts';
import type { SendModel } from '../model.ts';
import { amountUnits, chosenAccount } from '../selectors/account.ts';
import {
  exactEstimate,
  feePriorityOf,
  isReviewReady,
  isSendingMax,
  totalFee,
} from '../selectors/fees.ts';
import { memoOf, recipientAddress } from '../selectors/recipient.ts';
import { anotherPayment, feeChanged } from './changed-payment.ts';
import type { Effect, EffectContext } from './effect.ts';

export interface IntentLoader extends Effect {
  /**
   * Returns the intent of the reviewed send, after comparing it with what was typed and shown.
   * @throws {BillfoldError} `fee_changed` above the shown fee; the refusals of the review
   */
  load(): Promise<TransactionIntent>;
  /** Forgets the intent, so that the next one states the fee of then. */
  reset(): void;
}

/** Creates the intent of the send as soon as Review shows its fee, so that only this is signed. */
export function createIntentLoader({ client, walletId, get, signal }: EffectContext): IntentLoader {
  let known: { readonly key: string; readonly intent: Promise<TransactionIntent> } | null = null;

  function request(): Promise<TransactionIntent> {
    const { accountId } = get();
    const order = orderOf(get());
    if (accountId === null || order === null) throw new TypeError('There is nothing to review.');
    const key = JSON.stringify([accountId, order]);
    if (known?.key === key) return known.intent;
    const intent = client.transactions.createIntent(walletId, accountId, order, { signal });
    known = { key, intent };
    intent.catch(() => {
      if (known?.intent === intent) known = null;
    });
    return intent;
  }

  return {
    onChange: (before) => {
      const model = get();
      if (model.step === 'review' && before.step !== 'review') known = null;
      const isShown = model.step === 'review' && isReviewReady(model);
      // Its failure is that of signing, which asks again.
      if (isShown && known === null) request().catch(() => {});
    },
    load: async () => {
      const early = await request();
      const isExpired = early.expiresAt.getTime() <= client.platform.clock.now();
      if (isExpired) known = null;
      const intent = isExpired ? await request() : early;
      requireEcho(get(), intent);
      return intent;
    },
    reset: () => {
      known = null;
    },
  };
}

/** Builds the order that an intent fixes; null while a value is missing. */
function orderOf(model: SendModel): CreateIntent | null {
  const chosen = chosenAccount(model);
  const amount = amountUnits(model);
  if (chosen === null || amount === null) return null;
  const { asset } = chosen;
  const isToken = asset.token !== null;
  const memo = memoOf(model);
  const request = openedRequest(model);
  return {
    amount: toDecimal(amount, asset),
    destinationAddress: recipientAddress(model),
    tokenId: isToken ? asset.id : null,
    feeRate: isToken ? 'Medium' : feePriorityOf(model),
    feeRateValue: isToken ? null : feeRateValue(model),
    sendingMax: isSendingMax(model),
    memo: memo === '' ? null : memo,
    ...(request === null ? {} : { requestId: request.id }),
  };
}

/** Compares the answer of the server with what was typed, and its fee with the one on Review. */
function requireEcho(model: SendModel, intent: TransactionIntent): void {
  const chosen = chosenAccount(model);
  const amount = amountUnits(model);
  const shown = exactEstimate(model);
  if (chosen === null || amount === null || shown === null) throw anotherPayment();
  const { asset, network } = chosen;
  const isSame =
    intent.recipient === recipientAddress(model) &&
    intent.asset === asset.symbol &&
    intent.network === chosen.account.blockchainNetwork;
  if (!isSame) throw anotherPayment();
  const echoed = parseAmount(intent.amount, asset.decimals);
  if (isSendingMax(model)) {
    // Review rounds the amount down; the fee may take up to 1 % of everything.
    const lastDigit = 10n ** BigInt(asset.decimals - asset.digits);
    if (echoed >= amount + lastDigit || echoed * 100n < amount * 99n) throw feeChanged();
    return;
  }
  if (echoed !== amount) throw anotherPayment();
  const { fee: estimatedFee, networkFee } = intent;
  if (totalFee({ estimatedFee, networkFee }, network) > totalFee(shown, network))
    throw feeChanged();
}
