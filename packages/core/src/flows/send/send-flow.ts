import type { BillfoldClient } from '../../create-client.ts';
import { createFlowStore, createView, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import type { LaterEffects } from './later-effects.ts';
import { nothingToSign } from './nothing-to-sign.ts';
import { rememberRecipient } from './payment-recipient.ts';
import { createReaderLoading, loadedReader, loadReader } from './recipient-reader.ts';
import type { DismissReason, SendActions, SendResult } from './send-actions.ts';
import type { SendEvent } from './send-event.ts';
import { initialSendModel, type SendModel, type SendStart } from './send-model.ts';
import { createSendMoves } from './send-moves.ts';
import { reduceSend } from './send-reducer.ts';
import { type SendState, viewSend } from './send-view.ts';
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
  const source = createSourceLoading(parts);
  const reader = createReaderLoading({
    ...parts,
    load: loadReader,
    schedule: client.platform.schedule,
  });
  /** Comes with what reads recipients: without it nobody leaves the first step. */
  let later: LaterEffects | null = null;
  let isRecipientEntered = false;
  const pauses = createTypingPauses({
    schedule: client.platform.schedule,
    onLink: () => move({ type: 'amounts-linked' }),
    onAfterInput: onAfterInput && (() => onAfterInput(view())),
  });

  /** Every move goes through here: what a step needs is loaded on entering it. */
  function move(event: SendEvent): void {
    const before = store.get();
    store.dispatch(event);
    if (later === null) beginLater();
    else later.follow(before);
    reader.follow(before);
  }

  function beginLater(): void {
    const model = store.get();
    if (model.reader === null) return;
    later = model.reader.createLaterEffects({
      client,
      walletId,
      store,
      move,
      signal,
      onSent: (transaction) => result.settle({ status: 'sent', transaction }),
    });
    // What was missed until now.
    later.follow(initialSendModel(start));
    if (isRecipientEntered) later.enterRecipient();
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
        isRecipientEntered = true;
        if (later === null) beginLater();
        else later.enterRecipient();
        reader.enter();
      },
      sign: (secret) => later?.sign(secret) ?? Promise.reject(nothingToSign()),
      dismiss: leave,
      retry: () => {
        const isSourceFailed = store.get().source.status === 'failed';
        move({ type: 'retried' });
        if (isSourceFailed) void source.load();
        else later?.retry();
      },
      reset: () => {
        later?.forget();
        pauses.stop();
        move({ type: 'reset' });
        void source.load();
      },
    },
    dispose: () => {
      abort.abort();
      for (const part of [later, pauses, reader]) part?.stop();
      leave('host');
    },
  };
}
