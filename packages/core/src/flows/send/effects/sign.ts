import type { TransactionIntent } from '../../../contract/transactions/intents.ts';
import type { CreateTokenTransaction } from '../../../contract/transactions/token-transactions.ts';
import type {
  CreateTransaction,
  Transaction,
} from '../../../contract/transactions/transactions.ts';
import type { BillfoldClient } from '../../../create-client.ts';
import {
  type AnyBillfoldError,
  SigningError,
  TransactionError,
} from '../../../errors/error-kinds.ts';
import { isErrorCode } from '../../../errors/is-billfold-error.ts';
import { toBillfoldError } from '../../../errors/to-billfold-error.ts';
import { toDecimal } from '../../../money/decimal.ts';
import type { Schedule } from '../../../platform/platform.ts';
import { feeRateValue } from '../custom-fee.ts';
import type { SendModel } from '../model.ts';
import { amountUnits, type ChosenAccount, chosenAccount } from '../selectors/account.ts';
import {
  exactEstimate,
  feePriorityOf,
  highFee,
  isHighFeeOpen,
  isSendingMax,
} from '../selectors/fees.ts';
import { memoOf, recipientAddress } from '../selectors/recipient.ts';
import type { Effect, EffectContext } from './effect.ts';
import type { IntentLoader } from './intent.ts';

export interface Signer extends Effect {
  /** @throws {BillfoldError} the error that the model stores as well */
  sign(secret: SendSecret): Promise<Transaction>;
  /** Forgets an unknown outcome, so that the next review is another transaction. */
  reset(): void;
}

export interface SignerOptions extends EffectContext {
  readonly onSent: (transaction: Transaction) => void;
  readonly intents: Pick<IntentLoader, 'load' | 'reset'>;
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
    return sendTransaction(
      { body, idempotencyKey, intent },
      {
        post: (attempt) => post(options, accountId, attempt),
        schedule: client.platform.schedule,
        onChecking: () => dispatch({ type: 'checking' }),
        signal,
      },
    );
  }

  return {
    onChange: (before) => {
      const isEntering = get().step === 'review' && before.step !== 'review';
      if (isEntering && !isOutcomeUnknown) idempotencyKey = createKey(client);
    },
    sign: async (secret) => {
      const { accountId, signing, step } = get();
      const isSending = signing.status === 'sending' || signing.status === 'checking';
      if (accountId === null || step !== 'sign' || isSending) throw nothingToSign();
      try {
        const transaction = await send(accountId, secret);
        dispatch({ type: 'sent', transaction });
        options.onSent(transaction);
        invalidateBalances(client, walletId);
        return transaction;
      } catch (cause) {
        const error = toBillfoldError(cause);
        isOutcomeUnknown ||= error.code === 'outcome_unknown';
        if (error.code === 'fee_changed' || isStaleIntent(error)) options.intents.reset();
        if (!signal.aborted) dispatch({ type: 'refused', error });
        throw error;
      }
    },
    reset: () => {
      isOutcomeUnknown = false;
    },
  };
}

function post(
  { client, walletId }: EffectContext,
  accountId: string,
  { body, idempotencyKey, intent }: SendAttempt,
): Promise<Transaction> {
  const once = { idempotencyKey, intent, attempts: 1 } as const;
  return 'tokenId' in body
    ? client.transactions.sendToken(walletId, accountId, body, once)
    : client.transactions.send(walletId, accountId, body, once);
}

/** Tells whether the server no longer signs the intent, so that the next try needs a new one. */
function isStaleIntent(error: AnyBillfoldError): boolean {
  return error.code === 'api' && (error.serverCode ?? '').startsWith('intent_');
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

interface SendAttempt {
  readonly body: SendBody;
  readonly idempotencyKey: string;
  /** Reviewed intent, which is all that the server signs. */
  readonly intent: Pick<TransactionIntent, 'intentId' | 'digest'>;
}
interface SendTransactionOptions {
  /** Sends one request with the key of the attempt: repeating it cannot send twice. */
  readonly post: (attempt: SendAttempt) => Promise<Transaction>;
  readonly schedule: Schedule;
  /** Called when the response is lost and the request is repeated. */
  readonly onChecking: () => void;
  readonly signal: AbortSignal;
}

/** Delays between the retries, half a minute in all. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Sends once over an unreliable connection: repeats a request without a response under the same
 * idempotency key.
 * @throws {TransactionError} `outcome_unknown` without a response in time: it may have been sent
 */
async function sendTransaction(
  attempt: SendAttempt,
  options: SendTransactionOptions,
): Promise<Transaction> {
  for (const delayMs of [...retryDelaysMs, null]) {
    try {
      return await options.post(attempt);
    } catch (error) {
      if (!isOutcomeOpen(error) || options.signal.aborted) throw error;
      if (delayMs === null)
        throw new TransactionError('outcome_unknown', {
          messages: ['We could not find out whether this was sent. Check your transactions first.'],
          cause: error,
        });
      options.onChecking();
      await pause(delayMs, options);
    }
  }
  throw new TransactionError('outcome_unknown');
}

/** Tells whether the request may have been carried out: its response is lost, unreadable or a 5xx. */
function isOutcomeOpen(error: unknown): boolean {
  if (isErrorCode(error, 'api')) return error.status !== undefined && error.status >= 500;
  return isErrorCode(error, 'network', 'timeout', 'offline', 'response_invalid');
}

function pause(ms: number, { schedule, signal }: SendTransactionOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = schedule(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        cancel();
        reject(new TransactionError('outcome_unknown'));
      },
      { once: true },
    );
  });
}

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
