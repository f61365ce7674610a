import { type AccountAsset, type BillfoldClient, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { faucetAmount } from '@billfold/core/internal';

export interface FaucetOrder {
  readonly walletId: string;
  readonly account: Account;
  /** The native one of the account, or a token of its network. */
  readonly asset: AccountAsset;
}

/**
 * Pays what one press of the faucet does to the account's current deposit address, and mines as many blocks as the
 * coins need before they can be spent.
 */
export async function payFromFaucet(client: BillfoldClient, order: FaucetOrder): Promise<void> {
  const { walletId, account, asset } = order;
  const { addressValue } = await client.accounts.getDepositAddress(walletId, account.id, {
    createNew: false,
  });
  await client.sandbox.faucet(account.blockchainNetwork, {
    address: addressValue,
    asset: asset.id,
    amount: faucetAmount(asset),
  });
  const { confirmations } = getNetwork(account.blockchainNetwork);
  await client.sandbox.mine(account.blockchainNetwork, { blocks: confirmations.available });
}
