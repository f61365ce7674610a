import type { Transaction } from '../../contract/transactions/transactions.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AssetOption } from '../asset-option.ts';
import { createFlowStore, createView, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import {
  createInputActions,
  createTypingDebounce,
  type DismissReason,
  type SendActions,
  type SendResult,
} from './actions.ts';
import { createAccountsLoader } from './effects/accounts.ts';
import { createConfirmationsPoll } from './effects/confirmations.ts';
import type { EffectContext } from './effects/effect.ts';
import { createFeesLoader } from './effects/fees.ts';
import { createNetworkFinder } from './effects/find-networks.ts';
import { createIntentLoader } from './effects/intent.ts';
import { createRequestOpener } from './effects/open-request.ts';
import { createRecipientParser } from './effects/parse-recipient.ts';
import { createRatesLoader } from './effects/rates.ts';
import { createRecipientsLoader } from './effects/recipients.ts';
import { createCodeLoader, createSigner } from './effects/sign.ts';
import type { SignLocally } from './effects/sign-locally.ts';
import { createAccountSuggester } from './effects/suggest-account.ts';
import type { SendEvent } from './events.ts';
import { initialSendModel, type SendModel, type SendStart } from './model.ts';
import { reduceSend } from './reducer.ts';
import { type SendState, viewSend } from './selectors/view.ts';

export interface SendFlowOptions extends SendStart {
  readonly walletId: string;
  /**
   * Chooses the asset to begin with, where neither the host nor a default account decides. The recipient
   * may replace it by one that can pay it.
   */
  readonly suggest?: ((options: readonly AssetOption[]) => AssetOption | null) | undefined;
  /** Signs on this device, so that the server gets no secret; without it the server signs. */
  readonly signLocally?: SignLocally | undefined;
  /** Called one second after the last change of an amount. */
  readonly onAfterInput?: ((state: SendState) => void) | undefined;
}

/**
 * Creates the Send dialog without a screen: its state, its actions and the requests behind them.
 * @example
 * const prefill = { recipient: address, amount: toDecimal('0.015') };
 * const flow = createSendFlow(client, { walletId, prefill });
 * flow.subscribe(() => console.log(flow.getState().step));
 * button.onclick = () => flow.actions.next();
 * const result = await flow.result;
 * if (result.status === 'sent') console.log(result.transaction.hash);
 */
export function createSendFlow(
  client: BillfoldClient,
  { walletId, suggest, signLocally, onAfterInput, ...start }: SendFlowOptions,
): Flow<SendState, SendActions, SendResult> {
  const store = createFlowStore<SendModel, SendEvent>(() => initialSendModel(start), reduceSend);
  const abort = new AbortController();
  const result = settleOnce<SendResult>();
  const view = createView(store.get, viewSend);
  const context = { client, walletId, get: store.get, dispatch, signal: abort.signal };
  const accounts = createAccountsLoader(context);
  const { effects, signer, fees, recipients, stop } = createEffects(context, {
    suggest,
    signLocally,
    update: store.dispatch,
    onSent: (transaction) => result.settle({ status: 'sent', transaction }),
  });
  const typing = createTypingDebounce({
    schedule: client.platform.schedule,
    onLink: () => dispatch({ type: 'amounts-linked' }),
    onPause: () => dispatch({ type: 'amount-paused' }),
    onAfterInput: onAfterInput && (() => onAfterInput(view())),
  });

  /** Applies `event`, then lets each effect load the data that the new state needs. */
  function dispatch(event: SendEvent): void {
    const before = store.get();
    store.dispatch(event);
    for (const effect of [accounts, ...effects]) effect.onChange(before);
  }
  const dismiss = (reason: DismissReason): void =>
    result.settle({ status: 'dismissed', step: store.get().step, reason });
  void accounts.load();
  return {
    getState: view,
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      ...createInputActions({ get: store.get, dispatch, onAmountTyped: typing.restart }),
      enterRecipient: recipients.enter,
      sign: signer.sign,
      signElsewhere: signer.signElsewhere,
      dismiss,
      retry: () => {
        const { source } = store.get();
        const isSourceFailed =
          source.status !== 'loading' && 'error' in source && source.error !== null;
        dispatch({ type: 'retried' });
        // The known recipients wait for the account.
        if (isSourceFailed) void accounts.load().then(recipients.enter);
        else {
          fees.retry();
          recipients.enter();
        }
      },
      reset: () => {
        signer.reset();
        typing.stop();
        dispatch({ type: 'reset' });
        void accounts.load();
      },
    },
    dispose: () => {
      abort.abort();
      accounts.stop();
      stop();
      typing.stop();
      dismiss('host');
    },
  };
}

interface EffectsOptions extends Pick<SendFlowOptions, 'suggest' | 'signLocally'> {
  /** Applies an event without notifying the effects: estimates and confirmations load nothing else. */
  readonly update: (event: SendEvent) => void;
  readonly onSent: (transaction: Transaction) => void;
}

function createEffects(
  context: EffectContext,
  { suggest, signLocally, update, onSent }: EffectsOptions,
) {
  const intents = createIntentLoader(context);
  const signer = createSigner({ ...context, onSent, intents, signLocally });
  const fees = createFeesLoader({
    ...context,
    dispatch: (event) => {
      const before = context.get();
      update(event);
      // The intent fixes the fee that Review shows, from the moment at which it is shown.
      intents.onChange(before);
    },
  });
  const recipients = createRecipientsLoader(context);
  const rates = createRatesLoader(context);
  const confirmations = createConfirmationsPoll({ ...context, dispatch: update });
  return {
    // The account and the parse come first: the others need them.
    effects: [
      createAccountSuggester(context, suggest),
      createRequestOpener(context),
      createRecipientParser(context),
      createNetworkFinder(context),
      signer,
      fees,
      intents,
      rates,
      createCodeLoader(context),
      recipients,
      confirmations,
    ],
    signer,
    fees,
    recipients,
    stop: () => {
      for (const effect of [fees, rates, confirmations]) effect.stop();
    },
  };
}
