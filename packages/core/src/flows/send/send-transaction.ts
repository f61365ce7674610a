import type { Transaction } from '../../contract/transactions/transactions.ts';
import { isErrorCode, TransactionError } from '../../errors/error-kinds.ts';
import type { Schedule } from '../../platform/platform.ts';
import type { SendBody } from './request.ts';

export interface SendAttempt {
  readonly body: SendBody;
  readonly idempotencyKey: string;
}
export interface SendTransactionOptions {
  /** One request with the attempt's own key: repeating it cannot send twice. */
  readonly post: (attempt: SendAttempt) => Promise<Transaction>;
  readonly schedule: Schedule;
  /** Told when the first answer is lost and the same request goes out again. */
  readonly onChecking: () => void;
  readonly signal: AbortSignal;
}

/** Waits between the repetitions, half a minute in all. */
const waitsMs = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Sends once, whatever the connection does: a lost answer is asked for again under the same
 * idempotency key.
 * @throws {TransactionError} `outcome_unknown` when no answer came in time: it may have been sent
 */
export async function sendTransaction(
  attempt: SendAttempt,
  options: SendTransactionOptions,
): Promise<Transaction> {
  for (const waitMs of [...waitsMs, null]) {
    try {
      return await options.post(attempt);
    } catch (error) {
      if (!isOutcomeOpen(error) || options.signal.aborted) throw error;
      if (waitMs === null)
        throw new TransactionError('outcome_unknown', {
          messages: ['We could not find out whether this was sent. Check your transactions first.'],
          cause: error,
        });
      options.onChecking();
      await pause(waitMs, options);
    }
  }
  throw new TransactionError('outcome_unknown');
}

/** An answer that was lost, cannot be read, or comes from a server that broke says nothing of what was sent. */
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
