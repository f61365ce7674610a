import type { BillfoldClient } from '@billfold/core';
import { createStore, selectWallet } from '@billfold/core/flows';
import { afterSignIn, needsUnlock, type Session } from '@billfold/core/internal';

/** The steps between sign-in on this page and the wanted page: wallet choice and unlock. */
export interface SignInQuestions {
  get(): { readonly arePending: boolean };
  subscribe(listener: () => void): () => void;
  /** Called before the session is signed in: the wallet that is stored then is an answer. */
  begin(): void;
  /** A wallet was chosen: that is asked no more. */
  choose(walletId: string): void;
  /** The path of the next question; null when there is none, or when it cannot be known. */
  next(): Promise<string | null>;
  /** The rest is not asked. */
  finish(): void;
}

export const selectWalletPath = '/auth/sign-in/select-wallet';
export const encryptionKeyPath = '/auth/sign-in/encryption-key';
export const seedPhrasePath = '/auth/sign-in/seed-phrase';

export function createSignInQuestions(client: BillfoldClient, session: Session): SignInQuestions {
  const store = createStore(() => ({ arePending: false }));
  let storedWalletId: string | null = null;
  let isBeginning = false;
  session.subscribe(() => {
    const { isSignedIn, walletId } = session.get();
    if (!isSignedIn) store.set({ arePending: false });
    // Before the list of wallets is there, and the first of them is selected.
    if (isSignedIn && isBeginning) storedWalletId = walletId;
    isBeginning = false;
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    begin: () => {
      isBeginning = true;
      store.set({ arePending: true });
    },
    choose: (walletId) => {
      storedWalletId = walletId;
    },
    next: () => nextQuestion(client, storedWalletId),
    finish: () => store.set({ arePending: false }),
  };
}

async function nextQuestion(
  client: BillfoldClient,
  storedWalletId: string | null,
): Promise<string | null> {
  const { wallets: resource } = client.resources;
  await resource.load();
  const wallets = resource.get().data?.items ?? [];
  const facts = { isEmailVerified: true, wallets, storedWalletId, needsUnlock: false };
  const first = afterSignIn(facts);
  if (first === 'select-wallet') return selectWalletPath;
  const selected = selectWallet(wallets, storedWalletId, { embedded: false });
  if (first !== 'go-on' || selected === null) return null;
  return (await asksForKey(client, selected.id)) ? encryptionKeyPath : null;
}

/** The question can be skipped by anybody, so a service that does not answer skips it too. */
async function asksForKey(client: BillfoldClient, walletId: string): Promise<boolean> {
  try {
    return await needsUnlock(client, walletId, new AbortController().signal);
  } catch {
    client.platform.logger.warn(
      'Whether the wallet asks for its key is not known; it is not asked.',
    );
    return false;
  }
}
