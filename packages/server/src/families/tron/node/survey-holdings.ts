import { type Network, toBaseUnits, tokensOf } from '@billfold/core';
import { ChainUnavailableError, type Holding, type Survey } from '../../../chains/chain.ts';
import { surveyAtOneHead } from '../../../chains/survey-at-one-head.ts';
import { holderOf } from './hex-address.ts';
import { loadAccount } from './load-account.ts';
import { loadHead } from './load-block.ts';
import { constantResult } from './node-answers.ts';
import type { TronNode } from './tron-node.ts';

/**
 * Loads the TRX and token balances of `addresses`. An address without an activated account can hold
 * tokens.
 */
export function surveyHoldings(
  node: TronNode,
  network: Network,
  addresses: readonly string[],
): Promise<Survey> {
  return surveyAtOneHead({
    loadHead: () => loadHead(node),
    loadHoldings: async () => {
      const holdings: Holding[] = [];
      for (const address of addresses)
        holdings.push(...(await loadHoldings(node, network, address)));
      return holdings;
    },
  });
}

export async function loadHoldings(
  node: TronNode,
  network: Network,
  address: string,
): Promise<readonly Holding[]> {
  const { balance, isActivated } = await loadAccount(node, address);
  const holdings: Holding[] = isActivated ? [{ address, tokenId: null, value: balance }] : [];
  for (const { id, contract } of tokensOf(network)) {
    const units = await balanceOf(node, { address, contract });
    if (units > 0n) holdings.push({ address, tokenId: id, value: toBaseUnits(units) });
  }
  return holdings;
}

interface Held {
  readonly address: string;
  readonly contract: string;
}

/** By `balanceOf(address)`, run by the node on its newest state. */
async function balanceOf(node: TronNode, { address, contract }: Held): Promise<bigint> {
  const { result, constant_result } = await node.ask({
    method: 'triggerconstantcontract',
    body: {
      owner_address: `41${holderOf(address)}`,
      contract_address: `41${holderOf(contract)}`,
      function_selector: 'balanceOf(address)',
      parameter: holderOf(address).padStart(64, '0'),
    },
    schema: constantResult(),
  });
  const [word] = constant_result ?? [];
  if (result.result !== true || result.message !== undefined || word?.length !== 64)
    throw new ChainUnavailableError('The node does not say what is held of a token.');
  return BigInt(`0x${word}`);
}
