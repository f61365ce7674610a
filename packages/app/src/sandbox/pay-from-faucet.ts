import type { BillfoldClient, Decimal } from '@billfold/core';
import type { Account } from '@billfold/core/contract';

export interface FaucetOrder {
  readonly walletId: string;
  readonly account: Account;
  readonly amount: Decimal;
}

/** Pays sandbox coins to the account's current deposit address and mines them into a block. */
export async function payFromFaucet(client: BillfoldClient, order: FaucetOrder): Promise<void> {
  const { walletId, account, amount } = order;
  const params = { network: account.blockchainNetwork };
  const { addressValue } = await client.accounts.depositAddress({
    params: { walletId, accountId: account.id },
    query: { createNew: false },
  });
  await client.sandbox.faucet({
    params,
    body: { address: addressValue, asset: account.blockchainNetwork, amount },
  });
  await client.sandbox.mine({ params, body: { blocks: 1 } });
}
