import { toBaseUnits } from '@billfold/core';
import type { ChainAccount } from '../../../chains/chain.ts';
import { walletStates } from './node-answers.ts';
import { rawAddress } from './ton-address.ts';
import type { TonNode } from './ton-node.ts';

/** The state of an address in any of its forms, as the newest block of the index left it. */
export async function loadAccount(node: TonNode, address: string): Promise<ChainAccount> {
  const { wallets } = await node.ask({
    path: '/api/v3/walletStates',
    query: [['address', rawAddress(address)]],
    schema: walletStates(),
  });
  const [state] = wallets;
  const isActivated = state?.status === 'active';
  return {
    balance: toBaseUnits(state?.balance ?? 0n),
    // Contracts that are no wallets do not count; who has none yet begins at 0.
    nonce: isActivated ? (state?.seqno ?? null) : 0n,
    isActivated,
  };
}
