import { toBaseUnits } from '@billfold/core';
import type { Holding, Survey } from '../../../chains/chain.ts';
import { surveyAtOneHead } from '../../../chains/survey-at-one-head.ts';
import { loadAccount } from './load-account.ts';
import { loadHead } from './load-block.ts';
import { jettonHoldings } from './node-answers.ts';
import { findJetton, type OnChain, rawAddress } from './ton-address.ts';
import type { TonNode } from './ton-node.ts';

/** Loads the TON and jetton balances of `addresses` from the index. */
export function surveyHoldings(
  node: TonNode,
  on: OnChain,
  addresses: readonly string[],
): Promise<Survey> {
  return surveyAtOneHead({
    addresses,
    loadHead: () => loadHead(node),
    loadHoldings: (address) => loadHoldings(node, on, address),
  });
}

async function loadHoldings(
  node: TonNode,
  { network }: OnChain,
  address: string,
): Promise<readonly Holding[]> {
  const { balance } = await loadAccount(node, address);
  const { jetton_wallets } = await node.ask({
    path: '/api/v3/jetton/wallets',
    query: [
      ['owner_address', rawAddress(address)],
      ['exclude_zero_balance', 'true'],
      ['limit', '1000'],
    ],
    schema: jettonHoldings(),
  });
  const jettons = jetton_wallets.flatMap(({ jetton, balance: units }) => {
    const token = findJetton(network, jetton);
    return token === undefined ? [] : { address, tokenId: token.id, value: toBaseUnits(units) };
  });
  return [{ address, tokenId: null, value: balance }, ...jettons];
}
