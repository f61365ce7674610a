import type { BillfoldClient } from '../../create-client.ts';
import { getNetwork, type Network } from '../../networks/registry.ts';

/**
 * One account on each of `networks` that has none yet, named after it. Asking what is there first
 * makes a second try open only what the first one could not.
 */
export async function openAccounts(
  client: Pick<BillfoldClient, 'accounts'>,
  walletId: string,
  networks: readonly Network[],
): Promise<void> {
  const { items } = await client.accounts.list(walletId, { pageSize: 100 });
  for (const network of networks) {
    if (items.some((account) => account.blockchainNetwork === network)) continue;
    await client.accounts.create(walletId, {
      name: getNetwork(network).name,
      cryptoCurrencyType: network,
      password: null,
      seedPhrase: null,
    });
  }
}
