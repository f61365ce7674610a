import type { TransactionIntent } from '../../../contract/transactions/intents.ts';
import type { Transaction } from '../../../contract/transactions/transactions.ts';
import type { BillfoldClient } from '../../../create-client.ts';
import { SigningError, TransactionError } from '../../../errors/error-kinds.ts';
import { toBillfoldError } from '../../../errors/to-billfold-error.ts';
import { toDecimal } from '../../../money/decimal.ts';
import type { SignElsewhere } from '../actions.ts';
import { feeRateValue } from '../custom-fee.ts';
import type { SendModel } from '../model.ts';
import { amountUnits, type ChosenAccount, chosenAccount } from '../selectors/account.ts';
import {
  exactEstimate,
  feePriorityOf,
  highFee,
  isHighFeeOpen,
  isSendingMax,
  totalFee,
} from '../selectors/fees.ts';
import { memoOf, recipientAddress } from '../selectors/recipient.ts';
import type { Effect, EffectContext } from './effect.ts';
import type { IntentLoader } from './intent.ts';
import { isStaleIntent, type SendBody, type SendSecret } from './send-once.ts';
import { type ShownPayment, type SignLocally, signAndSend } from './sign-locally.ts';

export interface Signer extends Effect {
  /** @throws {BillfoldError} the error that the model stores as well */
  sign(secret: SendSecret): Promise<Transaction>;
  /** @throws {BillfoldError} the error that the model stores as well, unless `signal` is aborted */
  signElsewhere(sign: SignElsewhere, signal: AbortSignal): Promise<Transaction>;
  /** Forgets an unknown outcome, so that the next review is another transaction. */
  reset(): void;
}

export interface SignerOptions extends EffectContext {
  readonly onSent: (transaction: Transaction) => void;
  readonly intents: Pick<IntentLoader, 'load' | 'reset'>;
  /** Signs on this device; without it the server signs. */
  readonly signLocally: SignLocally | undefined;
}

/** Signs and sends the reviewed transaction under one idempotency key per review (R-SEND-22). */
export function createSigner(options: SignerOptions): Signer {
  const { client, walletId, get, dispatch, signal } = options;
  let idempotencyKey = '';
  // An unknown outcome keeps the key over later reviews, so that the amount cannot be sent twice.
  let isOutcomeUnknown = false;

  async function send(accountId: string, secret: SendSecret): Promise<Transaction> {
    const body = requestOf(get(), secret);
    if (body === null) throw nothingToSign();
    dispatch({ type: 'sending' });
    const intent = await options.intents.load();
    const payment = shownPayment(get(), intent);
    return signAndSend(
      { send: { walletId, accountId, intent, payment }, body, secret, idempotencyKey },
      {
        ...{ client, signal, signLocally: options.signLocally },
        onChecking: () => dispatch({ type: 'checking' }),
      },
    );
  }
  async function sendElsewhere(accountId: string, sign: SignElsewhere): Promise<Transaction> {
    const { intentId } = await options.intents.load();
    const id = await sign({ walletId, accountId, intentId, idempotencyKey }, (status) =>
      dispatch({ type: status }),
    );
    // It is sent: without its row nothing is known about it but that.
    return client.transactions.get(walletId, id, { signal }).catch((cause) => {
      throw new TransactionError('outcome_unknown', { cause });
    });
  }
  /** Runs one attempt, and stores how it ended unless it was left. */
  async function attempt(
    run: (accountId: string) => Promise<Transaction>,
    left: AbortSignal,
  ): Promise<Transaction> {
    const { accountId, signing, step } = get();
    const isSending = signing.status === 'sending' || signing.status === 'checking';
    if (accountId === null || step !== 'sign' || isSending) throw nothingToSign();
    try {
      const transaction = await run(accountId);
      dispatch({ type: 'sent', transaction });
      options.onSent(transaction);
      invalidateBalances(client, walletId);
      return transaction;
    } catch (cause) {
      const error = toBillfoldError(cause);
      isOutcomeUnknown ||= error.code === 'outcome_unknown';
      if (isStaleIntent(error)) options.intents.reset();
      if (!left.aborted) dispatch({ type: 'refused', error });
      throw error;
    }
  }

  return {
    onChange: (before) => {
      const isEntering = get().step === 'review' && before.step !== 'review';
      if (isEntering && !isOutcomeUnknown) idempotencyKey = createKey(client);
    },
    sign: (secret) => attempt((accountId) => send(accountId, secret), signal),
    signElsewhere: (sign, left) =>
      attempt((accountId) => sendElsewhere(accountId, sign), AbortSignal.any([signal, left])),
    reset: () => {
      isOutcomeUnknown = false;
    },
  };
}

function createKey({ platform }: BillfoldClient): string {
  const bytes = platform.random.bytes(16);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function invalidateBalances({ resources }: BillfoldClient, walletId: string): void {
  void resources.accounts(walletId).invalidate();
  void resources.transactions(walletId).invalidate();
  void resources.statistics(walletId).invalidate();
}

function nothingToSign(): SigningError {
  return new SigningError('signer_unavailable', { messages: ['There is nothing to sign now.'] });
}

/** Returns the payment of an intent that was compared with what was entered and shown. */
function shownPayment(model: SendModel, intent: TransactionIntent): ShownPayment {
  const chosen = chosenAccount(model);
  if (chosen === null) throw nothingToSign();
  const { asset, network } = chosen;
  const { fee: estimatedFee, networkFee, recipient, amount } = intent;
  const memo = memoOf(model);
  return {
    network: intent.network,
    recipient,
    tokenId: asset.token === null ? null : asset.id,
    amount,
    fee: toDecimal(totalFee({ estimatedFee, networkFee }, network), network),
    memo: memo === '' ? null : memo,
  };
}

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
    ...(highFee(model) !== null && !isHighFeeOpen(model) ? { acceptFee: true } : {}),
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

/** Loads on Review whether signing takes a two-factor code, so that Sign opens with its field. */
export function createCodeLoader(context: EffectContext): Effect {
  const { client, walletId: id, get, dispatch, signal } = context;
  async function load(): Promise<void> {
    // Without an answer the flow learns it from the refusal of the create call.
    const protection = await client.wallets.getSendProtection(id, { signal }).catch(() => null);
    if (protection !== null && !signal.aborted)
      dispatch({ type: 'code-loaded', isAsked: protection.asksCode });
  }
  return {
    onChange: (before) => {
      if (get().step === 'review' && before.step !== 'review') void load();
    },
  };
}
