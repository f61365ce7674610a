import type { ChainName, Network } from '@billfold/core';
import { getKeyring } from '@billfold/keyring';
import { createUtxoRules } from './_utxo/utxo-rules.ts';
import { sandboxFeeRates } from './fee-rates.ts';
import type { SandboxRules } from './rules.ts';

/** The rules of a network. A network of a known family needs no code here, only its fee rates. */
export function getRules(network: Network, chain: ChainName): SandboxRules {
  const keyring = getKeyring(network, chain);
  switch (keyring.family) {
    case 'utxo':
      return createUtxoRules(keyring, sandboxFeeRates[network]);
    default:
      return keyring.family satisfies never;
  }
}
