import { type AccountAsset, type BillfoldClient, getNetwork, isErrorCode } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { faucetAmount } from '@billfold/core/internal';

export interface FaucetOrder {
  readonly walletId: string;
  readonly account: Account;
  /** The native one of the account, or a token of its network. */
  readonly asset: AccountAsset;
}

/** Outcome of a payment: `slow` if its call took too long, and the ledger may still be at it. */
export type FaucetOutcome = 'paid' | 'slow';

/**
 * Pays what one press of the faucet does to the account's current deposit address, and mines as many blocks as the
 * coins need before they can be spent.
 */
export async function payFromFaucet(
  client: BillfoldClient,
  { walletId, account, asset }: FaucetOrder,
): Promise<FaucetOutcome> {
  const { blockchainNetwork: network } = account;
  const { addressValue: address } = await client.accounts.getDepositAddress(walletId, account.id, {
    createNew: false,
  });
  try {
    await client.sandbox.faucet(network, { address, asset: asset.id, amount: faucetAmount(asset) });
    const { available } = getNetwork(network).confirmations;
    await client.sandbox.mine(network, { blocks: available });
    return 'paid';
  } catch (error) {
    if (isErrorCode(error, 'timeout')) return 'slow';
    throw error;
  }
}
