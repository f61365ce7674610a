import type { BillfoldClient } from '../../create-client.ts';
import { createFlowStore, createView, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import { createCodeLoading } from './code-loading.ts';
import { createConfirmationPolling } from './confirmation-polling.ts';
import { createFeeLoading } from './fee-loading.ts';
import { createKnownLoading } from './known-loading.ts';
import { rememberRecipient } from './payment-recipient.ts';
import { createRateLoading } from './rate-loading.ts';
import { createReaderLoading, loadedReader, loadReader } from './recipient-reader.ts';
import type { DismissReason, SendActions, SendResult } from './send-actions.ts';
import type { SendEvent } from './send-event.ts';
import { initialSendModel, type SendModel, type SendStart } from './send-model.ts';
import { createSendMoves } from './send-moves.ts';
import { reduceSend } from './send-reducer.ts';
import { type SendState, viewSend } from './send-view.ts';
import { createSigning } from './signing.ts';
import { createSourceLoading } from './source-loading.ts';
import { createTypingPauses } from './typing-pauses.ts';

export interface SendFlowOptions extends SendStart {
  readonly walletId: string;
  /** One second after an amount was last typed. */
  readonly onAfterInput?: ((state: SendState) => void) | undefined;
}

/** The Send dialog without a screen (spec §2 "Send dialog", §4 "Send flow"). */
export function createSendFlow(
  client: BillfoldClient,
  { walletId, onAfterInput, ...start }: SendFlowOptions,
): Flow<SendState, SendActions, SendResult> {
  const store = createFlowStore<SendModel, SendEvent>(
    () => initialSendModel(start, loadedReader()),
    (model, event) => {
      const next = reduceSend(model, event);
      return next === model ? model : rememberRecipient(next);
    },
  );
  const abort = new AbortController();
  const { signal } = abort;
  const result = settleOnce<SendResult>();
  const view = createView(store.get, viewSend);
  const parts = { client, walletId, get: store.get, dispatch: move, signal };
  const fees = createFeeLoading({ client, walletId, store, signal });
  const confirmations = createConfirmationPolling({ client, walletId, store });
  const rates = createRateLoading(parts);
  const source = createSourceLoading(parts);
  const codes = createCodeLoading(parts);
  const known = createKnownLoading(parts);
  const reader = createReaderLoading({
    ...parts,
    load: loadReader,
    schedule: client.platform.schedule,
  });
  const signing = createSigning({
    ...parts,
    onSent: (transaction) => result.settle({ status: 'sent', transaction }),
  });
  const pauses = createTypingPauses({
    schedule: client.platform.schedule,
    onLink: () => move({ type: 'amounts-linked' }),
    onAfterInput: onAfterInput && (() => onAfterInput(view())),
  });

  /** Every move goes through here: what a step needs is loaded on entering it. */
  function move(event: SendEvent): void {
    const before = store.get();
    store.dispatch(event);
    signing.follow(before);
    fees.follow(before);
    rates.follow(before);
    codes.follow(before);
    reader.follow(before);
    known.follow(before);
    confirmations.follow();
  }

  const leave = (reason: DismissReason): void =>
    result.settle({ status: 'dismissed', step: store.get().step, reason });
  void source.load();
  return {
    getState: view,
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      ...createSendMoves(store.get, { move, typed: pauses.typed }),
      enterRecipient: () => {
        reader.enter();
        known.enter();
      },
      sign: signing.sign,
      dismiss: leave,
      retry: () => {
        const isSourceFailed = store.get().source.status === 'failed';
        move({ type: 'retried' });
        if (isSourceFailed) void source.load();
        else fees.retry();
      },
      reset: () => {
        signing.forget();
        pauses.stop();
        move({ type: 'reset' });
        void source.load();
      },
    },
    dispose: () => {
      abort.abort();
      for (const part of [fees, rates, pauses, confirmations, reader]) part.stop();
      leave('host');
    },
  };
}
