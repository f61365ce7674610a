import { type ChainName, getNetwork, type Network } from '@billfold/core';
import { createUtxoKeyring, type UtxoKeyring } from './networks/_utxo/utxo-keyring.ts';

/** Told apart by `family`; what two families share has the same name and shape in both. */
export type Keyring = UtxoKeyring;

/**
 * The keyring of a network on one of its chains. Networks of a known family need no code here:
 * their definition in core says all that tells them apart.
 */
export function getKeyring(network: Network, chain: ChainName = 'main'): Keyring {
  const definition = getNetwork(network);
  const { family } = definition.model;
  switch (family) {
    case 'utxo':
      return createUtxoKeyring(network, chain, definition);
    default:
      return family satisfies never;
  }
}
