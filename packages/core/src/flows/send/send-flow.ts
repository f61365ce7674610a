import type { BillfoldClient } from '../../create-client.ts';
import { createFlowStore, createView, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import type { DismissReason, SendActions, SendResult } from './actions.ts';
import { createSourceLoading } from './effects/accounts.ts';
import { createCodeLoading } from './effects/code.ts';
import { createConfirmationPolling } from './effects/confirmations.ts';
import { createFeeLoading } from './effects/fees.ts';
import { createRateLoading } from './effects/rates.ts';
import { createKnownLoading } from './effects/recipients.ts';
import { createSigning } from './effects/sign.ts';
import { createTypingPauses } from './effects/typing.ts';
import type { SendEvent } from './events.ts';
import { initialSendModel, type SendModel, type SendStart } from './model.ts';
import { reduceSend } from './reducer.ts';
import { rememberRecipient } from './selectors/recipient.ts';
import { type SendState, viewSend } from './selectors/view.ts';
import { createSendMoves } from './send-moves.ts';

export interface SendFlowOptions extends SendStart {
  readonly walletId: string;
  /** Called one second after the last change of an amount. */
  readonly onAfterInput?: ((state: SendState) => void) | undefined;
}

/** Creates the Send dialog without a screen: its state, its actions and the requests behind them. */
export function createSendFlow(
  client: BillfoldClient,
  { walletId, onAfterInput, ...start }: SendFlowOptions,
): Flow<SendState, SendActions, SendResult> {
  const store = createFlowStore<SendModel, SendEvent>(
    () => initialSendModel(start),
    (model, event) => {
      const next = reduceSend(model, event);
      return next === model ? model : rememberRecipient(next);
    },
  );
  const abort = new AbortController();
  const result = settleOnce<SendResult>();
  const view = createView(store.get, viewSend);
  const context = { client, walletId, get: store.get, dispatch, signal: abort.signal };
  const source = createSourceLoading(context);
  const signing = createSigning({
    ...context,
    onSent: (transaction) => result.settle({ status: 'sent', transaction }),
  });
  const fees = createFeeLoading({ ...context, store });
  const known = createKnownLoading(context);
  const rates = createRateLoading(context);
  const confirmations = createConfirmationPolling({ ...context, store });
  const effects = [signing, fees, rates, createCodeLoading(context), known, confirmations];
  const typing = createTypingPauses({
    schedule: client.platform.schedule,
    onLink: () => dispatch({ type: 'amounts-linked' }),
    onAfterInput: onAfterInput && (() => onAfterInput(view())),
  });

  /** Applies `event`, then lets each effect load what the new state needs. */
  function dispatch(event: SendEvent): void {
    const before = store.get();
    store.dispatch(event);
    for (const effect of effects) effect.follow(before);
  }
  const dismiss = (reason: DismissReason): void =>
    result.settle({ status: 'dismissed', step: store.get().step, reason });
  void source.load();
  return {
    getState: view,
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      ...createSendMoves(store.get, { move: dispatch, typed: typing.typed }),
      enterRecipient: known.enter,
      sign: signing.sign,
      dismiss,
      retry: () => {
        const isSourceFailed = store.get().source.status === 'failed';
        dispatch({ type: 'retried' });
        if (isSourceFailed) void source.load();
        else fees.retry();
      },
      reset: () => {
        signing.forget();
        typing.stop();
        dispatch({ type: 'reset' });
        void source.load();
      },
    },
    dispose: () => {
      abort.abort();
      for (const part of [fees, rates, confirmations, typing]) part.stop();
      dismiss('host');
    },
  };
}
