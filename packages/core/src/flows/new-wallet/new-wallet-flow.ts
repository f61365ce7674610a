import type { Wallet } from '../../contract/wallets/wallets.ts';
import type { BillfoldClient } from '../../create-client.ts';
import { createFlowStore, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import { addAccounts, skipAccounts } from './add-accounts.ts';
import { confirmPhrase, submitName, submitPassword, submitPhrase } from './create-wallet.ts';
import { freeWalletName } from './free-wallet-name.ts';
import type { NewWalletContext, NewWalletFlowOptions } from './new-wallet-context.ts';
import { reduceNewWallet } from './new-wallet-reducer.ts';
import type { NewPassword } from './new-wallet-selectors.ts';
import {
  initialNewWallet,
  type NewWalletDraft,
  type NewWalletEvent,
  type NewWalletField,
  type NewWalletState,
} from './new-wallet-state.ts';
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
  /** Continues from the shown phrase to its check. */
  continueToConfirm(): void;
  /** Activates the wallet once its words were checked, and adds an account on each network. */
  confirmPhrase(): Promise<void>;
  /** Tries again to add the accounts that are missing. */
  openAccounts(): Promise<void>;
  /** Ends the flow without the accounts that could not be added. */
  skipAccounts(): Promise<void>;
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
 * Creates the flow that creates, imports or finishes a wallet: name, password, phrase, check. It
 * ends with an account on each network of the server.
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
  const store = createFlowStore<NewWalletState, NewWalletEvent>(
    () => initialNewWallet(suggestName(client, options)),
    reduceNewWallet,
  );
  const secrets = createWalletSecrets();
  const abort = new AbortController();
  const result = settleOnce<NewWalletResult>();
  const context: NewWalletContext = {
    client,
    options,
    store,
    secrets,
    signal: abort.signal,
    onDone: (wallet) => result.settle({ status: 'done', walletId: wallet.id, wallet }),
  };
  void renameOnceWalletsAreKnown(context);

  return {
    getState: store.get,
    subscribe: store.subscribe,
    result: result.promise,
    phrase: secrets.phrase,
    actions: createActions(context),
    dispose: () => {
      abort.abort();
      secrets.wipe();
      result.settle({ status: 'dismissed' });
    },
  };
}

function createActions(context: NewWalletContext): NewWalletActions {
  const { store } = context;
  return {
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
    openAccounts: () => addAccounts(context),
    skipAccounts: () => skipAccounts(context),
    back: () => store.dispatch({ type: 'went-back' }),
  };
}

function suggestName(
  { resources }: Pick<BillfoldClient, 'resources'>,
  { suggestedName = '' }: NewWalletFlowOptions,
): string {
  const known = resources.wallets.get().data?.items ?? [];
  const taken = known.map((wallet) => wallet.name);
  return suggestedName === '' ? '' : freeWalletName(suggestedName, taken);
}

/** Replaces the suggested name with a free one once the list has loaded, unless it was edited. */
async function renameOnceWalletsAreKnown(context: NewWalletContext): Promise<void> {
  const { client, options, store, signal } = context;
  const { wallets } = client.resources;
  const suggested = store.get().draft.name;
  if (suggested === '' || wallets.get().data !== undefined) return;
  await wallets.load();
  if (signal.aborted || store.get().draft.name !== suggested) return;
  const name = suggestName(client, options);
  if (name !== suggested) store.dispatch({ type: 'drafted', change: { name } });
}
