import { toBaseUnits, tokensOf } from '@billfold/core';
import { ChainUnavailableError, type Holding, type Survey } from '../../../chains/chain.ts';
import { askOwnedWallets } from './jetton-wallets.ts';
import { loadHead } from './load-block.ts';
import { type JettonHolding, jettonHoldings, walletBalances } from './node-answers.ts';
import { findJetton, type OnChain, rawAddress } from './ton-address.ts';
import { addressesAtOnce, type TonNode } from './ton-node.ts';

/**
 * Loads the TON and jetton balances of `addresses` from the index, at a head before and after which they are the same:
 * the index does not name the block of an answer, and blocks come faster than answers.
 *
 * Balances that are the same before and after were the same in between: sending on what came in costs a fee.
 * @throws {ChainUnavailableError} a balance changed during every attempt
 */
export async function surveyHoldings(
  node: TonNode,
  on: OnChain,
  addresses: readonly string[],
): Promise<Survey> {
  let before = await loadHoldings(node, on, addresses);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { height, hash } = await loadHead(node);
    const holdings = await loadHoldings(node, on, addresses);
    if (areEqual(before, holdings)) return { kind: 'holdings', at: { height, hash }, holdings };
    before = holdings;
  }
  throw new ChainUnavailableError('The balances changed while they were read.');
}

const attempts = 10;

/** Compares holdings, which the index names in any order. */
function areEqual(some: readonly Holding[], others: readonly Holding[]): boolean {
  const named = new Set(some.map(nameOf));
  return some.length === others.length && others.every((each) => named.has(nameOf(each)));
}

function nameOf({ address, tokenId, value }: Holding): string {
  return `${address} ${tokenId} ${value}`;
}

async function loadHoldings(
  node: TonNode,
  on: OnChain,
  addresses: readonly string[],
): Promise<readonly Holding[]> {
  const holdings: Holding[] = [];
  for (let at = 0; at < addresses.length; at += addressesAtOnce)
    holdings.push(...(await loadSome(node, on, addresses.slice(at, at + addressesAtOnce))));
  return holdings;
}

async function loadSome(
  node: TonNode,
  { network }: OnChain,
  addresses: readonly string[],
): Promise<readonly Holding[]> {
  const { wallets } = await node.ask({
    path: '/api/v3/walletStates',
    query: addresses.map((address) => ['address', rawAddress(address)] as const),
    schema: walletBalances(),
  });
  const balances = new Map(wallets.map(({ address, balance }) => [rawAddress(address), balance]));
  const jettonWallets: JettonHolding[] = [];
  for (const { contract: jetton } of tokensOf(network))
    jettonWallets.push(
      ...(await askOwnedWallets(node, {
        ...{ jetton, owners: addresses, withEmpty: false, schema: jettonHoldings() },
      })),
    );
  return addresses.flatMap((address) => [
    { address, tokenId: null, value: toBaseUnits(balances.get(rawAddress(address)) ?? 0n) },
    ...jettonWallets.flatMap(({ owner, jetton, balance }): readonly Holding[] => {
      const token = findJetton(network, jetton);
      if (token === undefined || rawAddress(owner) !== rawAddress(address)) return [];
      return [{ address, tokenId: token.id, value: toBaseUnits(balance) }];
    }),
  ]);
}
