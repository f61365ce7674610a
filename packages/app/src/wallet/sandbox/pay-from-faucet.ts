import type { BillfoldClient, Decimal, Network } from '@billfold/core';
import type { Account, LedgerHead } from '@billfold/core/contract';

export interface FaucetOrder {
  readonly walletId: string;
  readonly account: Account;
  readonly amount: Decimal;
}

/** Pays sandbox coins to the account's current deposit address and mines them into a block. */
export async function payFromFaucet(client: BillfoldClient, order: FaucetOrder): Promise<void> {
  const { walletId, account, amount } = order;
  const network = account.blockchainNetwork;
  const { addressValue } = await client.accounts.depositAddress({
    params: { walletId, accountId: account.id },
    query: { createNew: false },
  });
  await client.sandbox.faucet({
    params: { network },
    body: { address: addressValue, asset: network, amount },
  });
  await mineBlock(client, network);
}

export async function mineBlock(client: BillfoldClient, network: Network): Promise<LedgerHead> {
  const { data } = await client.sandbox.mine({ params: { network }, body: { blocks: 1 } });
  return data;
}
