import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { toBillfoldError } from '../../errors/to-billfold-error.ts';
import { normalizeSeedPhrase } from '../../seed-phrase/normalize-seed-phrase.ts';
import type { FlowStore } from '../flow.ts';
import { validatePhrase } from '../new-wallet/new-wallet-selectors.ts';
import type { UnlockEvent, UnlockState } from './unlock-state.ts';

export interface UnlockFlowOptions {
  readonly walletId: string;
  /** The BIP-39 word list, loaded when a phrase is entered. Without it the service validates the words. */
  readonly loadWords?: () => Promise<readonly string[]>;
  readonly onError?: (error: AnyBillfoldError) => void;
}
export interface UnlockContext {
  readonly client: Pick<BillfoldClient, 'wallets'>;
  readonly options: UnlockFlowOptions;
  readonly store: FlowStore<UnlockState, UnlockEvent>;
  readonly signal: AbortSignal;
}
/** Secret for the chosen method. */
export type UnlockSecret = { readonly password: string } | { readonly seedPhrase: string };
export interface Unlocked {
  /** Null where the device is not to be trusted. */
  readonly trustedUntil: Date | null;
}

/** Proves the key; null where it did not come to that. The secret is kept nowhere. */
export async function unlock(
  context: UnlockContext,
  secret: UnlockSecret,
): Promise<Unlocked | null> {
  const { options, store, signal } = context;
  if (store.get().status !== 'editing' || signal.aborted) return null;
  if ('password' in secret && secret.password === '') {
    store.dispatch({ type: 'refused', invalid: { password: 'common.required' } });
    return null;
  }
  store.dispatch({ type: 'submitted' });
  try {
    const unlocked = await prove(context, secret);
    if (signal.aborted || unlocked === null) return null;
    store.dispatch({ type: 'unlocked' });
    return unlocked;
  } catch (cause) {
    if (signal.aborted) return null;
    const error = toBillfoldError(cause);
    store.dispatch({ type: 'failed', error });
    options.onError?.(error);
    return null;
  }
}

async function prove(
  { client, options, store, signal }: UnlockContext,
  secret: UnlockSecret,
): Promise<Unlocked | null> {
  if ('seedPhrase' in secret) {
    const problem = validatePhrase(secret.seedPhrase, (await options.loadWords?.()) ?? null);
    if (problem !== null && !signal.aborted) store.dispatch({ type: 'phrase-refused', problem });
    if (problem !== null) return null;
  }
  const body = {
    password: 'password' in secret ? secret.password : null,
    seedPhrase: 'seedPhrase' in secret ? normalizeSeedPhrase(secret.seedPhrase) : null,
    trustDevice: store.get().trustsDevice,
  };
  const answer = await client.wallets.unlock(options.walletId, body, { signal });
  return { trustedUntil: answer.deviceTrustedUntil };
}
