import type { Network } from '../../networks/registry.ts';
import { findWallet } from './find-wallet.ts';
import { callOnce, type NewWalletContext } from './new-wallet-context.ts';
import { openAccounts } from './open-accounts.ts';

/**
 * Opens an account on each network of the place, and ends the flow. A second call opens only the
 * accounts that the first one could not.
 */
export async function addAccounts(context: NewWalletContext): Promise<void> {
  const { place } = context.store.get();
  if (place.step === 'accounts') await finish(context, place.networks);
}

/** Ends the flow without the accounts that could not be opened. */
export async function skipAccounts(context: NewWalletContext): Promise<void> {
  await finish(context, []);
}

async function finish(context: NewWalletContext, networks: readonly Network[]): Promise<void> {
  const { client, store, onDone } = context;
  const { place } = store.get();
  if (place.step !== 'accounts') return;
  const { walletId } = place;
  await callOnce(context, async () => {
    await openAccounts(client, walletId, networks);
    const accounts = client.resources.accounts(walletId);
    await accounts.refresh();
    const opened = new Set(accounts.get().data?.items.map((item) => item.blockchainNetwork));
    const wallet = await findWallet(client, walletId);
    return () => {
      const has = place.networks.filter((network) => opened.has(network));
      store.dispatch({ type: 'went-on', to: { step: 'done', walletId, wallet, networks: has } });
      onDone(wallet);
    };
  });
}
