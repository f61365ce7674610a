import type { Wallet } from '../../contract/wallets/wallets.ts';
import type { BillfoldClient } from '../../create-client.ts';
import { NetworkError } from '../../errors/network-error.ts';

/**
 * The wallet as the services list it, which is asked for where it is not known yet: whoever waits for
 * a wallet is told of no half of one.
 * @throws {BillfoldError} where the list cannot be had
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
