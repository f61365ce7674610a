import type { TransactionIntent } from '../../../contract/transactions/intents.ts';
import type { CreateTokenTransaction } from '../../../contract/transactions/token-transactions.ts';
import type {
  CreateTransaction,
  Transaction,
} from '../../../contract/transactions/transactions.ts';
import type { BillfoldClient } from '../../../create-client.ts';
import { type AnyBillfoldError, TransactionError } from '../../../errors/error-kinds.ts';
import { isErrorCode } from '../../../errors/is-billfold-error.ts';

/**
 * Secret of one call: it is in no state, event or log. Carries the two-factor code where
 * `SendState.asksCode` is true.
 */
export type SendSecret = ({ readonly password: string } | { readonly seedPhrase: string }) & {
  readonly twoFactorCode?: string;
};

/** Body of the create call, for the native asset or a token. */
export type SendBody = CreateTransaction | CreateTokenTransaction;

export interface SendAttempt {
  readonly walletId: string;
  readonly accountId: string;
  readonly body: SendBody;
  readonly idempotencyKey: string;
  /** Reviewed intent, which is all that the server signs. */
  readonly intent: Pick<TransactionIntent, 'intentId' | 'digest'>;
}
export interface SendOnceOptions {
  readonly client: Pick<BillfoldClient, 'transactions' | 'platform'>;
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
export async function sendOnce(
  attempt: SendAttempt,
  options: SendOnceOptions,
): Promise<Transaction> {
  for (const delayMs of [...retryDelaysMs, null]) {
    try {
      return await post(options, attempt);
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

function pause(ms: number, { client, signal }: SendOnceOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = client.platform.schedule(resolve, ms);
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

function post({ client }: SendOnceOptions, attempt: SendAttempt): Promise<Transaction> {
  const { walletId, accountId, body, idempotencyKey, intent } = attempt;
  const once = { idempotencyKey, intent, attempts: 1 } as const;
  return 'tokenId' in body
    ? client.transactions.sendToken(walletId, accountId, body, once)
    : client.transactions.send(walletId, accountId, body, once);
}

/** Tells whether the server no longer signs the intent, so that the next try needs a new one. */
export function isStaleIntent(error: AnyBillfoldError): boolean {
  if (error.code === 'fee_changed') return true;
  return error.code === 'api' && (error.serverCode ?? '').startsWith('intent_');
}
