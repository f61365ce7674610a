import { toBaseUnits } from '@billfold/core';
import type { ChainAccount } from '../../../chains/chain.ts';
import { holderOf } from './hex-address.ts';
import { nodeAccount, orNothing } from './node-answers.ts';
import type { TronNode } from './tron-node.ts';

/** An address that was never paid anything is no account. */
export async function loadAccount(node: TronNode, address: string): Promise<ChainAccount> {
  const account = await node.ask({
    method: 'getaccount',
    body: { address: `41${holderOf(address)}` },
    schema: orNothing(nodeAccount()),
  });
  const balance = toBaseUnits(account?.balance ?? 0n);
  return { balance, nonce: null, isActivated: account !== null };
}
