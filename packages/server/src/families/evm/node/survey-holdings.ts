import { type Network, type TokenDefinition, toBaseUnits, tokensOf } from '@billfold/core';
import type { Holding, Survey } from '../../../chains/chain.ts';
import { JsonRpcError } from '../../../chains/json-rpc.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import { loadBalancesInOneCall, type WantedBalance } from './balances-in-one-call.ts';
import { latestHeader } from './load-fees.ts';
import { quantity, word } from './node-answers.ts';

/**
 * Loads the native and token balances of `addresses` at one block (EIP-1898). A token without a
 * contract on this chain has no holders.
 */
export async function surveyHoldings(
  rpc: BatchRpc,
  network: Network,
  addresses: readonly string[],
): Promise<Survey> {
  const { number, hash } = await latestHeader(rpc);
  const state = { blockHash: hash };
  const holdings = await loadHoldings({ rpc, network, state }, addresses);
  return { kind: 'holdings', at: { height: Number(number), hash }, holdings };
}

export interface NodeState {
  readonly rpc: BatchRpc;
  readonly network: Network;
  /** Block by its hash (EIP-1898). */
  readonly state: { readonly blockHash: string; readonly requireCanonical?: true };
}

/**
 * Loads the native and token balances of addresses after a block.
 * @throws {JsonRpcError} the node refuses one of them: a balance that is left out would read as zero
 */
export async function loadHoldings(
  node: NodeState,
  addresses: readonly string[],
): Promise<readonly Holding[]> {
  const { rpc, network, state } = node;
  const wanted = toWanted(network, addresses);
  return (
    (await loadHoldingsInOneCall(node, addresses)) ??
    toHoldings(wanted, await loadOneByOne(rpc, wanted, state))
  );
}

/** Loads them by calls for many each; null where the node does not answer these, or no longer has the state. */
export async function loadHoldingsInOneCall(
  { rpc, network, state }: NodeState,
  addresses: readonly string[],
): Promise<readonly Holding[] | null> {
  const wanted = toWanted(network, addresses);
  const balances = await loadBalancesInOneCall(rpc, wanted, state);
  return balances && toHoldings(wanted, balances);
}

interface WantedHolding extends WantedBalance {
  readonly tokenId: string | null;
}

function toWanted(network: Network, addresses: readonly string[]): readonly WantedHolding[] {
  const assets: readonly (TokenDefinition | null)[] = [null, ...tokensOf(network)];
  return addresses.flatMap((address) =>
    assets.map((token) => ({
      address,
      contract: token?.contract ?? null,
      tokenId: token?.id ?? null,
    })),
  );
}

function toHoldings(
  wanted: readonly WantedHolding[],
  balances: readonly bigint[],
): readonly Holding[] {
  return wanted.flatMap(({ address, tokenId }, at) => {
    const units = balances[at];
    if (units === undefined) throw new TypeError('a balance is missing');
    if (tokenId !== null && units === 0n) return [];
    return [{ address, tokenId, value: toBaseUnits(units) }];
  });
}

async function loadOneByOne(
  rpc: BatchRpc,
  wanted: readonly WantedBalance[],
  state: NodeState['state'],
): Promise<readonly bigint[]> {
  const balances = await rpc.callAll(
    wanted.map(({ address, contract }) =>
      contract === null
        ? { method: 'eth_getBalance', params: [address, state], schema: quantity() }
        : {
            method: 'eth_call',
            params: [{ to: contract, data: balanceCall(address) }, state],
            schema: word(),
          },
    ),
  );
  return balances.map((units) => {
    if (units instanceof JsonRpcError) throw units;
    return units;
  });
}

/** Call data of `balanceOf(address)`. @see EIP-20 */
function balanceCall(address: string): string {
  return `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}`;
}
