import type { Transaction } from '../../contract/transactions/transactions.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { FlowStore } from '../flow.ts';
import { createCodeLoading } from './code-loading.ts';
import { createConfirmationPolling } from './confirmation-polling.ts';
import { createFeeLoading } from './fee-loading.ts';
import { createKnownLoading } from './known-loading.ts';
import { createRateLoading } from './rate-loading.ts';
import type { SendEvent } from './send-event.ts';
import type { SendModel } from './send-model.ts';
import type { SendSecret } from './send-request.ts';
import { createSigning } from './signing.ts';

/** What the Send flow asks the service from the first recipient on. */
export interface LaterEffects {
  /** Loads what the model needs now and did not need `before`. */
  follow(before: SendModel): void;
  /** The recipient is about to be typed. */
  enterRecipient(): void;
  /** Asks again for the fees. */
  retry(): void;
  /** @throws {BillfoldError} which the model then shows */
  sign(secret: SendSecret): Promise<Transaction>;
  /** What may have been sent is another matter from now on. */
  forget(): void;
  stop(): void;
}

export interface LaterEffectsOptions {
  readonly client: BillfoldClient;
  readonly walletId: string;
  readonly store: FlowStore<SendModel, SendEvent>;
  /** Dispatches, and lets every effect follow. */
  readonly move: (event: SendEvent) => void;
  readonly onSent: (transaction: Transaction) => void;
  readonly signal: AbortSignal;
}

export function createLaterEffects(options: LaterEffectsOptions): LaterEffects {
  const { client, walletId, store, move, onSent, signal } = options;
  const parts = { client, walletId, get: store.get, dispatch: move, signal };
  const signing = createSigning({ ...parts, onSent });
  const fees = createFeeLoading({ client, walletId, store, signal });
  const rates = createRateLoading(parts);
  const codes = createCodeLoading(parts);
  const known = createKnownLoading(parts);
  const confirmations = createConfirmationPolling({ client, walletId, store });
  return {
    follow: (before) => {
      signing.follow(before);
      fees.follow(before);
      rates.follow(before);
      codes.follow(before);
      known.follow(before);
      confirmations.follow();
    },
    enterRecipient: known.enter,
    retry: fees.retry,
    sign: signing.sign,
    forget: signing.forget,
    stop: () => {
      for (const part of [fees, rates, confirmations]) part.stop();
    },
  };
}
