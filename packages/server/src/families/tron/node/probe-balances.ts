import { type Network, toBaseUnits, tokensOf } from '@billfold/core';
import {
  type Block,
  type BlockRef,
  ChainUnavailableError,
  type Probe,
} from '../../../chains/chain.ts';
import { probeOf } from '../../../chains/to-probe.ts';
import { askHead } from './ask-block.ts';
import { loadBalancesInOneCall, type ToldBalances } from './balances-in-one-call.ts';
import { holderOf } from './hex-address.ts';
import { loadHead } from './load-block.ts';
import { loadHoldings } from './survey-holdings.ts';
import type { TronNode } from './tron-node.ts';

/**
 * Loads the balances of addresses after the head of the node, in their order: together where the node runs the code for
 * it, else address by address.
 * @throws {ChainUnavailableError} the head moved during every attempt
 */
export async function probeBalances(
  node: TronNode,
  network: Network,
  addresses: readonly string[],
): Promise<readonly Probe[]> {
  return (
    (await probeTogether(node, network, addresses)) ?? (await probeSingly(node, network, addresses))
  );
}

async function probeTogether(
  node: TronNode,
  network: Network,
  addresses: readonly string[],
): Promise<readonly Probe[] | null> {
  const assets = [
    { tokenId: null, contract: null },
    ...tokensOf(network).map(({ id, contract }) => ({ tokenId: id, contract: holderOf(contract) })),
  ];
  const wanted = addresses.flatMap((address) =>
    assets.map(({ contract }) => ({ holder: holderOf(address), contract })),
  );
  for (let attempt = 0; attempt < attemptsTogether; attempt += 1) {
    const told = await loadBalancesInOneCall(node, wanted);
    if (told === null) return null;
    const head = await askHead(node);
    if (isOf(told, head))
      return addresses.map((_, place) =>
        probeOf(
          head,
          assets.map(({ tokenId }, at) => ({
            tokenId,
            value: toBaseUnits(told.units[place * assets.length + at] ?? 0n),
          })),
        ),
      );
  }
  return null;
}

/** No block has its parent and its time in common with another one: each producer has a time of its own. */
function isOf(
  { height, parentHash, time }: ToldBalances,
  head: Pick<Block, 'height' | 'parentHash' | 'minedAt'>,
): boolean {
  return (
    height === head.height &&
    parentHash === head.parentHash &&
    time === Math.floor(head.minedAt.getTime() / 1_000)
  );
}

/** Loads the balances of one address after the other, each while the head does not move. */
async function probeSingly(
  node: TronNode,
  network: Network,
  addresses: readonly string[],
): Promise<readonly Probe[]> {
  const probes: Probe[] = [];
  let head: BlockRef = await loadHead(node);
  for (const address of addresses) {
    const found = await probeOne(node, network, { address, head });
    probes.push(found);
    head = found;
  }
  return probes;
}

async function probeOne(
  node: TronNode,
  network: Network,
  { address, head }: { readonly address: string; readonly head: BlockRef },
): Promise<Probe> {
  let before = head;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const holdings = await loadHoldings(node, network, address);
    const after = await loadHead(node);
    if (after.hash === before.hash) return probeOf(after, holdings);
    before = after;
  }
  throw moved();
}

const attempts = 10;
/** Few: a node whose code tells another block than the head never agrees, and is asked address by address instead. */
const attemptsTogether = 3;

const moved = () => new ChainUnavailableError('The chain moved on while it was read.');
