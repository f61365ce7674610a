import { tokensOf } from '@billfold/core';
import { askOwnedWallets } from './jetton-wallets.ts';
import { movedJettonWallets, movedWallets } from './node-answers.ts';
import { type OnChain, rawAddress } from './ton-address.ts';
import { addressesAtOnce, type TonNode } from './ton-node.ts';

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
  for (let at = 0; at < addresses.length; at += addressesAtOnce) {
    const some = addresses.slice(at, at + addressesAtOnce).map(rawAddress);
    const { wallets } = await node.ask({
      path: '/api/v3/walletStates',
      query: some.map((address) => ['address', address] as const),
      schema: movedWallets(),
    });
    for (const { address, last_transaction_lt: time, balance } of wallets)
      note(address, `${time} ${balance}`);
    for (const { contract: jetton } of tokensOf(network)) {
      const owned = await askOwnedWallets(node, {
        ...{ jetton, owners: some, withEmpty: true, schema: movedJettonWallets() },
      });
      for (const { owner, address, last_transaction_lt: time } of owned)
        note(owner, `${address} ${time}`);
    }
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
  return addressesAtOnce * Math.floor(calls / (1 + tokensOf(network).length));
}
