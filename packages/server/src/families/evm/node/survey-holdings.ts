import { type Network, toBaseUnits, tokensOf } from '@billfold/core';
import type { Holding, Survey } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { latestHeader } from './load-fees.ts';
import { quantity, word } from './node-answers.ts';

/**
 * Loads the native and token balances of `addresses` at one block (EIP-1898). A token without a
 * contract on this chain has no holders.
 */
export async function surveyHoldings(
  rpc: JsonRpc,
  network: Network,
  addresses: readonly string[],
): Promise<Survey> {
  const { number, hash } = await latestHeader(rpc);
  const state = { blockHash: hash };
  const holdings: Holding[] = [];
  for (const address of addresses)
    holdings.push(...(await loadHoldings({ rpc, network, state }, address)));
  return { kind: 'holdings', at: { height: Number(number), hash }, holdings };
}

export interface NodeState {
  readonly rpc: JsonRpc;
  readonly network: Network;
  /** Block by its hash (EIP-1898). */
  readonly state: { readonly blockHash: string; readonly requireCanonical?: true };
}

/** Loads the native and token balances of one address after a block. */
export async function loadHoldings(
  { rpc, network, state }: NodeState,
  address: string,
): Promise<readonly Holding[]> {
  const params = [address, state];
  const native = await rpc.call({ method: 'eth_getBalance', params, schema: quantity() });
  const holdings: Holding[] = [{ address, tokenId: null, value: toBaseUnits(native) }];
  for (const { id, contract } of tokensOf(network)) {
    const data = `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}`;
    const call = [{ to: contract, data }, state];
    const units = await rpc.call({ method: 'eth_call', params: call, schema: word() });
    if (units > 0n) holdings.push({ address, tokenId: id, value: toBaseUnits(units) });
  }
  return holdings;
}
