import type { Wallet } from '../../contract/wallets/wallets.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { Network } from '../../networks/registry.ts';
import { createFlowStore, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import { confirmPhrase, submitName, submitPassword, submitPhrase } from './create-wallet.ts';
import { findWallet } from './find-wallet.ts';
import {
  callOnce,
  type NewWalletContext,
  type NewWalletFlowOptions,
} from './new-wallet-context.ts';
import { reduceNewWallet } from './new-wallet-reducer.ts';
import type { NewPassword } from './new-wallet-selectors.ts';
import {
  initialNewWallet,
  type NewWalletDraft,
  type NewWalletEvent,
  type NewWalletField,
  type NewWalletState,
} from './new-wallet-state.ts';
import { openAccounts } from './open-accounts.ts';
import { createWalletSecrets } from './wallet-secrets.ts';

export interface NewWalletActions {
  draft(change: Partial<NewWalletDraft>): void;
  /** Clears the errors of a field, when it is edited. */
  clearErrors(field: NewWalletField): void;
  /** Continues with a wallet that was created and never activated. */
  finish(wallet: { readonly id: string; readonly name: string }): void;
  submitName(): void;
  submitPassword(entered: NewPassword): Promise<void>;
  /** Submits the phrase to import, or the one of the unfinished wallet. */
  submitPhrase(phrase: string): Promise<void>;
  /** Continues from the shown phrase to its confirmation. */
  continueToConfirm(): void;
  /** Confirms that every word was picked in its order. */
  confirmPhrase(): Promise<void>;
  chooseNetworks(networks: readonly Network[]): void;
  openAccounts(): Promise<void>;
  back(): void;
}
export type NewWalletResult =
  | { readonly status: 'done'; readonly walletId: string; readonly wallet: Wallet }
  | { readonly status: 'dismissed' };

export interface NewWalletFlow extends Flow<NewWalletState, NewWalletActions, NewWalletResult> {
  /**
   * The words of the phrase that was just made. They are in no state: empty before they are made,
   * and from activation or dispose on.
   */
  phrase(): readonly string[];
}

/**
 * Creates the flow that creates, imports or finishes a wallet: name, password, phrase,
 * confirmation, accounts.
 * @example
 * const flow = createNewWalletFlow(client, { loadWords: loadEnglishWords });
 * flow.subscribe(() => console.log(flow.getState().place.step));
 * flow.actions.draft({ kind: 'create', name: 'Savings', wordCount: 12 });
 * flow.actions.submitName();
 * const result = await flow.result;
 */
export function createNewWalletFlow(
  client: BillfoldClient,
  options: NewWalletFlowOptions = {},
): NewWalletFlow {
  const store = createFlowStore<NewWalletState, NewWalletEvent>(initialNewWallet, reduceNewWallet);
  const secrets = createWalletSecrets();
  const abort = new AbortController();
  const result = settleOnce<NewWalletResult>();
  const context: NewWalletContext = { client, options, store, secrets, signal: abort.signal };

  return {
    getState: store.get,
    subscribe: store.subscribe,
    result: result.promise,
    phrase: secrets.phrase,
    actions: {
      draft: (change) => store.dispatch({ type: 'drafted', change }),
      clearErrors: (field) => store.dispatch({ type: 'field-changed', field }),
      finish: ({ id, name }) => store.dispatch({ type: 'finish-chosen', walletId: id, name }),
      submitName: () => submitName(context),
      submitPassword: (entered) => submitPassword(context, entered),
      submitPhrase: (phrase) => submitPhrase(context, phrase),
      continueToConfirm: () => {
        const { place } = store.get();
        if (place.step === 'show-phrase')
          store.dispatch({
            type: 'went-on',
            to: { step: 'confirm-phrase', walletId: place.walletId },
          });
      },
      confirmPhrase: () => confirmPhrase(context),
      chooseNetworks: (networks) => store.dispatch({ type: 'networks-chosen', networks }),
      openAccounts: () =>
        open(context, (wallet) => result.settle({ status: 'done', walletId: wallet.id, wallet })),
      back: () => store.dispatch({ type: 'went-back' }),
    },
    dispose: () => {
      abort.abort();
      secrets.wipe();
      result.settle({ status: 'dismissed' });
    },
  };
}

async function open(context: NewWalletContext, onDone: (wallet: Wallet) => void): Promise<void> {
  const { client, store } = context;
  const { place } = store.get();
  if (place.step !== 'accounts') return;
  const { walletId, networks } = place;
  await callOnce(context, async () => {
    await openAccounts(client, walletId, networks);
    await client.resources.accounts(walletId).refresh();
    const wallet = await findWallet(client, walletId);
    return () => {
      store.dispatch({ type: 'went-on', to: { ...place, step: 'done' } });
      onDone(wallet);
    };
  });
}
