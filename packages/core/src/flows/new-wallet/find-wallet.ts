import type { Wallet } from '../../contract/wallets/wallets.ts';
import type { BillfoldClient } from '../../create-client.ts';
import { NetworkError } from '../../errors/network-error.ts';

/**
 * Finds a wallet as the services list it, and loads the list where it is unknown, so that callers
 * never get a partial wallet.
 * @throws {BillfoldError} where the list cannot be loaded
 */
export async function findWallet(
  { resources }: Pick<BillfoldClient, 'resources'>,
  walletId: string,
): Promise<Wallet> {
  const { wallets } = resources;
  const known = (): Wallet | undefined =>
    wallets.get().data?.items.find(({ id }) => id === walletId);
  if (known() === undefined) await wallets.refresh();
  const wallet = known();
  if (wallet === undefined) throw wallets.get().error ?? new NetworkError('response_invalid');
  return wallet;
}
