import { getNetwork } from '@billfold/core';
import type { ServedFamily, ServedNetwork } from '../chains/served-networks.ts';
import { evmFamily } from './evm/evm-family.ts';
import type { Family } from './family.ts';
import { solanaFamily } from './solana/solana-family.ts';
import { tonFamily } from './ton/ton-family.ts';
import { tronFamily } from './tron/tron-family.ts';
import { utxoFamily } from './utxo/utxo-family.ts';

type Families = { readonly [F in ServedFamily]: Family<F> };

const families: Families = {
  utxo: utxoFamily,
  evm: evmFamily,
  tron: tronFamily,
  solana: solanaFamily,
  ton: tonFamily,
};

/** Returns the family of a network, for calls that do not pass its plans back to it. */
export function getFamily(network: ServedNetwork): Families[ServedFamily] {
  return families[getNetwork(network).model.family];
}

/** Calls `use` with the family of a network, in which the types of its plans and fees are one. */
export function withFamily<R>(
  network: ServedNetwork,
  use: <F extends ServedFamily>(family: Family<F>) => R,
): R {
  return applyToFamily(getNetwork(network).model.family, use);
}

function applyToFamily<F extends ServedFamily, R>(name: F, use: (family: Family<F>) => R): R {
  return use(families[name]);
}
