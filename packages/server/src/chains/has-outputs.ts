import { getNetwork, type Network } from '@billfold/core';

/** Tells whether the balance of an account of the network is the sum of its unspent outputs. */
export function hasOutputs(network: Network): boolean {
  return getNetwork(network).model.family === 'utxo';
}
