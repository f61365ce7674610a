import * as z from 'zod/mini';
import type { StoredIntent } from '../../contract/transactions/intents.ts';
import { decimal } from '../../contract/values.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import { toBillfoldError } from '../../errors/to-billfold-error.ts';
import type { Decimal } from '../../money/decimal.ts';
import { createFlowStore, type Flow } from '../flow.ts';
import type { SignProgress, SignRequest } from '../send/actions.ts';
import type { SendBody, SendSecret } from '../send/effects/send-once.ts';
import { type ShownPayment, type SignLocally, signAndSend } from '../send/effects/sign-locally.ts';
import type { SignMethod } from '../send/model.ts';
import { settleOnce } from '../settle-once.ts';

export interface SignIntentState {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Stored intent, as the server will sign it; null until it is loaded. */
  readonly intent: StoredIntent | null;
  readonly signMethod: SignMethod | null;
  /** Signing takes a two-factor code. */
  readonly asksCode: boolean;
  /** High fee that waits for a yes, or got it; null where the fee is usual. */
  readonly highFee: Decimal | null;
  readonly isHighFeeAccepted: boolean;
  readonly busy: boolean;
  /** The answer was lost: it is being found out whether the transaction was sent. */
  readonly isChecking: boolean;
  readonly error: AnyBillfoldError | null;
}

export interface SignIntentActions {
  chooseSignMethod(method: SignMethod | null): void;
  acceptHighFee(isAccepted: boolean): void;
  /**
   * Signs and sends the loaded intent; returns the id of the transaction.
   * @throws {BillfoldError} the error that `error` shows as well
   */
  sign(secret: SendSecret): Promise<string>;
  /** Loads the intent again. */
  retry(): void;
}

export type SignIntentResult =
  | { readonly status: 'sent'; readonly transactionId: string }
  | { readonly status: 'dismissed' };

export interface SignIntentOptions {
  readonly request: SignRequest;
  readonly onProgress: (progress: SignProgress) => void;
  /** Signs on this device, so that the server gets no secret; without it the server signs. */
  readonly signLocally?: SignLocally | undefined;
}

const initial: SignIntentState = {
  status: 'loading',
  intent: null,
  signMethod: null,
  asksCode: false,
  highFee: null,
  isHighFeeAccepted: false,
  busy: false,
  isChecking: false,
  error: null,
};

/**
 * Creates the flow that shows and signs one intent by its id. Everything that is signed comes from the
 * server: the code that asks for the signature gives no amount and no address.
 */
export function createSignIntentFlow(
  client: Pick<BillfoldClient, 'transactions' | 'wallets' | 'platform'>,
  { request, onProgress, signLocally }: SignIntentOptions,
): Flow<SignIntentState, SignIntentActions, SignIntentResult> {
  const { walletId, accountId, intentId, idempotencyKey } = request;
  const store = createFlowStore<SignIntentState, Partial<SignIntentState>>(
    () => initial,
    (state, change) => ({ ...state, ...change }),
  );
  const abort = new AbortController();
  const { signal } = abort;
  const result = settleOnce<SignIntentResult>();
  const dispatch = (change: Partial<SignIntentState>): void => {
    if (!signal.aborted) store.dispatch(change);
  };

  async function load(): Promise<void> {
    dispatch({ status: 'loading', error: null });
    try {
      const place = { walletId, accountId, intentId };
      const intent = await client.transactions.getIntent(place, { signal });
      dispatch({ status: 'ready', intent });
    } catch (cause) {
      dispatch({ status: 'failed', error: toBillfoldError(cause) });
    }
  }

  /** Loads whether a code is asked for; without an answer the refusal of the create call says it. */
  async function loadProtection(): Promise<void> {
    const protection = await client.wallets
      .getSendProtection(walletId, { signal })
      .catch(() => null);
    if (protection?.asksCode === true) dispatch({ asksCode: true });
  }

  async function send(intent: StoredIntent, secret: SendSecret): Promise<string> {
    const { isHighFeeAccepted } = store.get();
    const body = bodyOf(intent, secret, { isHighFeeAccepted });
    const payment = paymentOf(intent);
    const { id } = await signAndSend(
      { send: { walletId, accountId, intent, payment }, body, secret, idempotencyKey },
      {
        ...{ client, signal, signLocally },
        onChecking: () => {
          dispatch({ isChecking: true });
          onProgress('checking');
        },
      },
    );
    return id;
  }
  void load();
  void loadProtection();
  return {
    getState: store.get,
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      chooseSignMethod: (signMethod) => dispatch({ signMethod, error: null }),
      acceptHighFee: (isHighFeeAccepted) => dispatch({ isHighFeeAccepted }),
      retry: () => void load(),
      sign: async (secret) => {
        const { intent, busy } = store.get();
        if (intent === null || busy) throw new TypeError('There is nothing to sign now.');
        dispatch({ busy: true, error: null });
        onProgress('sending');
        try {
          const transactionId = await send(intent, secret);
          result.settle({ status: 'sent', transactionId });
          return transactionId;
        } catch (cause) {
          const error = toBillfoldError(cause);
          dispatch({ busy: false, isChecking: false, error, ...askedBy(error) });
          onProgress('waiting');
          throw error;
        }
      },
    },
    dispose: () => {
      abort.abort();
      result.settle({ status: 'dismissed' });
    },
  };
}

/** Returns the further input that a refusal asks for. */
function askedBy(error: AnyBillfoldError): Partial<SignIntentState> {
  if (!isErrorCode(error, 'api')) return {};
  if (error.serverCode === '2fa_required_for_send') return { asksCode: true };
  if (error.serverCode !== 'fee_high') return {};
  const current = z.safeParse(z.object({ fee: decimal() }), error.current);
  return current.success ? { highFee: current.data.fee, isHighFeeAccepted: false } : {};
}

/** Returns the payment that the flow shows. */
function paymentOf({ network, recipient, amount, totalFee, order }: StoredIntent): ShownPayment {
  const { tokenId, memo } = order;
  return { network, recipient, tokenId, amount, fee: totalFee, memo };
}

/** Builds the create call that repeats the order of the intent. */
function bodyOf(
  { order }: StoredIntent,
  secret: SendSecret,
  { isHighFeeAccepted }: Pick<SignIntentState, 'isHighFeeAccepted'>,
): SendBody {
  const { tokenId, feeRate, feeRateValue, memo, amount, destinationAddress, sendingMax } = order;
  const common = {
    ...{ amount, destinationAddress, sendingMax },
    seedPhrase: 'seedPhrase' in secret ? secret.seedPhrase : null,
    password: 'password' in secret ? secret.password : null,
    twoFactorCode: secret.twoFactorCode ?? null,
    ...(memo === null ? {} : { memo }),
    ...(isHighFeeAccepted ? { acceptFee: true } : {}),
  };
  return tokenId === null
    ? { ...common, feeRate, feeRateValue }
    : { ...common, tokenId, gasLimit: null, gasPrice: null };
}
