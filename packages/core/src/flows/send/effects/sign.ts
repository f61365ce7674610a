import type { Transaction } from '../../../contract/transactions/transactions.ts';
import type { BillfoldClient } from '../../../create-client.ts';
import { toBillfoldError } from '../../../state/resource.ts';
import type { SendEvent } from '../events.ts';
import type { SendModel } from '../model.ts';
import { nothingToSign } from '../nothing-to-sign.ts';
import { requestOf, type SendSecret } from '../request.ts';
import { type SendAttempt, sendTransaction } from '../send-transaction.ts';

export interface Signing {
  /** Takes a new idempotency key with each review (R-SEND-22). */
  follow(before: SendModel): void;
  /** @throws {BillfoldError} which the model then shows */
  sign(secret: SendSecret): Promise<Transaction>;
  /** Begins anew: what may have been sent is another matter from now on. */
  forget(): void;
}
export interface SigningOptions {
  readonly client: BillfoldClient;
  readonly walletId: string;
  readonly get: () => SendModel;
  readonly dispatch: (event: SendEvent) => void;
  readonly onSent: (transaction: Transaction) => void;
  readonly signal: AbortSignal;
}

/** Signs and sends what was reviewed: one key per review, so that it is one transaction. */
export function createSigning(options: SigningOptions): Signing {
  const { client, walletId, get, dispatch, signal } = options;
  let idempotencyKey = '';
  // Then the key stays, whatever is reviewed next: the same money cannot go out a second time.
  let mayBeSent = false;

  function post(accountId: string, { body, idempotencyKey }: SendAttempt): Promise<Transaction> {
    const params = { walletId, accountId };
    const once = { idempotencyKey, attempts: 1 } as const;
    return 'tokenId' in body
      ? client.transactions.sendToken({ params, body }, once)
      : client.transactions.send({ params, body }, once);
  }

  async function send(accountId: string, secret: SendSecret): Promise<Transaction> {
    const body = requestOf(get(), secret);
    if (body === null) throw nothingToSign();
    dispatch({ type: 'sending' });
    return sendTransaction(
      { body, idempotencyKey },
      {
        post: (attempt) => post(accountId, attempt),
        schedule: client.platform.schedule,
        onChecking: () => dispatch({ type: 'checking' }),
        signal,
      },
    );
  }

  return {
    follow: (before) => {
      const isEntering = get().step === 'review' && before.step !== 'review';
      if (isEntering && !mayBeSent) idempotencyKey = newKey(client);
    },
    sign: async (secret) => {
      const { accountId, signing, step } = get();
      const isSending = signing.status === 'sending' || signing.status === 'checking';
      if (accountId === null || step !== 'sign' || isSending) throw nothingToSign();
      try {
        const transaction = await send(accountId, secret);
        dispatch({ type: 'sent', transaction });
        options.onSent(transaction);
        refreshBooks(client, walletId);
        return transaction;
      } catch (cause) {
        const error = toBillfoldError(cause);
        mayBeSent ||= error.code === 'outcome_unknown';
        if (!signal.aborted) dispatch({ type: 'refused', error });
        throw error;
      }
    },
    forget: () => {
      mayBeSent = false;
    },
  };
}

function newKey({ platform }: BillfoldClient): string {
  const bytes = platform.random.bytes(16);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function refreshBooks({ resources }: BillfoldClient, walletId: string): void {
  void resources.accounts(walletId).invalidate();
  void resources.transactions(walletId).invalidate();
  void resources.statistics(walletId).invalidate();
}
