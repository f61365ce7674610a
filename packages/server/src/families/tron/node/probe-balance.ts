import { ChainUnavailableError, type Probe } from '../../../chains/chain.ts';
import { loadAccount } from './load-account.ts';
import { loadHead } from './load-block.ts';
import type { TronNode } from './tron-node.ts';

/**
 * Loads the balance of `address` at the head: full nodes have the state of no other block.
 * @throws {ChainUnavailableError} also when blocks come faster than the node answers
 */
export async function probeBalance(node: TronNode, address: string): Promise<Probe> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { height, hash } = await loadHead(node);
    const { balance } = await loadAccount(node, address);
    if ((await loadHead(node)).hash === hash) return { height, hash, units: balance };
  }
  throw new ChainUnavailableError('The node moved on while it was read.');
}
