import { tokensOf } from '@billfold/core';
import { ChainFaultError } from '../../../chains/chain.ts';
import { movedJettonWallets, movedWallets } from './node-answers.ts';
import { type OnChain, rawAddress } from './ton-address.ts';
import type { TonNode } from './ton-node.ts';

/**
 * Loads a text for each address that the chain has seen. It changes with each transaction of the address and of its
 * jetton wallets, which the index names by their logical times.
 * @see toncenter/ton-indexer, ton-index-go/index/models: `WalletState`, `JettonWallet`
 */
export async function loadLastMoves(
  node: TonNode,
  { network }: Pick<OnChain, 'network'>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const moves = new Map<string, string[]>();
  const note = (address: string, text: string) => {
    const key = rawAddress(address);
    moves.set(key, [...(moves.get(key) ?? []), text]);
  };
  for (let at = 0; at < addresses.length; at += atOnce) {
    const some = addresses.slice(at, at + atOnce).map(rawAddress);
    const { wallets } = await node.ask({
      path: '/api/v3/walletStates',
      query: some.map((address) => ['address', address] as const),
      schema: movedWallets(),
    });
    for (const { address, last_transaction_lt: time, balance } of wallets)
      note(address, `${time} ${balance}`);
    for (const { contract } of tokensOf(network))
      for (const wallet of await askJettonWallets(node, contract, some))
        note(wallet.owner, `${wallet.address} ${wallet.last_transaction_lt}`);
  }
  return new Map(
    addresses.flatMap((address) => {
      const texts = moves.get(rawAddress(address));
      return texts === undefined ? [] : [[address, texts.toSorted().join('\n')] as const];
    }),
  );
}

/** Returns the most addresses for which `loadLastMoves` takes no more than `calls`. */
export function mostAskedWith(calls: number, { network }: Pick<OnChain, 'network'>): number {
  return atOnce * Math.floor(calls / (1 + tokensOf(network).length));
}

/** Highest number of addresses in one URL. */
const atOnce = 50;

/** Wallets of several owners in one jetton, also empty ones. */
async function askJettonWallets(node: TonNode, jetton: string, owners: readonly string[]) {
  const { jetton_wallets } = await node.ask({
    path: '/api/v3/jetton/wallets',
    query: [
      ...owners.map((owner) => ['owner_address', owner] as const),
      ['jetton_address', rawAddress(jetton)],
      ['limit', `${mostShown}`],
    ],
    schema: movedJettonWallets(),
  });
  // What a cut list leaves out would look as if nothing had moved.
  if (jetton_wallets.length >= mostShown)
    throw new ChainFaultError('The index shows more jetton wallets than were asked for.');
  return jetton_wallets;
}

/** Most jetton wallets of one answer. */
const mostShown = 1_000;
