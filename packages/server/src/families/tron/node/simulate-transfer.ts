import {
  ChainUnavailableError,
  type SimulatedTransfer,
  type TokenTransfer,
} from '../../../chains/chain.ts';
import { holderOf } from './hex-address.ts';
import { loadStaked } from './load-staked.ts';
import { constantResult } from './node-answers.ts';
import type { TronNode } from './tron-node.ts';

/** Recipient who holds no token, which makes a transfer cost the most. */
const stranger = '00000000000000000000000000000000b111f01d';

/** The energy of `transfer(address,uint256)`, run by the node on its newest state, and what is staked for the sender. */
export async function simulateTransfer(
  node: TronNode,
  { token, from, to, value }: TokenTransfer,
): Promise<SimulatedTransfer> {
  const words = [to === null ? stranger : holderOf(to), value.toString(16)];
  const { result, energy_used: work } = await node.ask({
    method: 'triggerconstantcontract',
    body: {
      owner_address: `41${holderOf(from)}`,
      contract_address: `41${holderOf(token.contract)}`,
      function_selector: 'transfer(address,uint256)',
      parameter: words.map((word) => word.padStart(64, '0')).join(''),
    },
    schema: constantResult(),
  });
  // A message comes with what the contract took back.
  if (result.result !== true || result.message !== undefined || work === undefined)
    throw new ChainUnavailableError(`The node does not run a transfer of ${token.id}.`);
  return { work, staked: await loadStaked(node, from) };
}
