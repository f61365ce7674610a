import type { Wallet } from '../../contract/wallets/wallets.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import { toBillfoldError } from '../../errors/to-billfold-error.ts';
import type { FlowStore } from '../flow.ts';
import type { NewWalletEvent, NewWalletState } from './new-wallet-state.ts';
import type { WalletSecrets } from './wallet-secrets.ts';

export interface NewWalletFlowOptions {
  /** Name that the draft begins with, numbered where a known wallet of the user has it. */
  readonly suggestedName?: string;
  /** The BIP-39 word list, loaded when a phrase is entered. Without it the service validates the words. */
  readonly loadWords?: () => Promise<readonly string[]>;
  readonly onError?: (error: AnyBillfoldError) => void;
}

/** Context that the effects of one flow share. */
export interface NewWalletContext {
  readonly client: BillfoldClient;
  readonly options: NewWalletFlowOptions;
  readonly store: FlowStore<NewWalletState, NewWalletEvent>;
  readonly secrets: WalletSecrets;
  /** Called once, with the finished wallet. */
  readonly onDone: (wallet: Wallet) => void;
  /** Once it is aborted nothing may change any more. */
  readonly signal: AbortSignal;
}

/** Runs one call at a time; `work` answers with what to do then, unless the flow is gone by then. */
export async function callOnce(
  { store, options, signal }: NewWalletContext,
  work: () => Promise<() => void>,
): Promise<void> {
  if (store.get().isBusy || signal.aborted) return;
  store.dispatch({ type: 'called' });
  try {
    const then = await work();
    if (!signal.aborted) then();
  } catch (cause) {
    if (signal.aborted) return;
    const error = toBillfoldError(cause);
    store.dispatch(
      isErrorCode(error, 'wrong_seed_phrase')
        ? { type: 'phrase-refused', problem: { reason: 'mismatch' } }
        : { type: 'failed', error },
    );
    options.onError?.(error);
  }
}
