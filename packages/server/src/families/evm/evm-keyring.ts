import { getNetwork, type Network } from '@billfold/core';
import { type EvmKeyring, type EvmSweeps, getKeyring, getSweeps } from '@billfold/keyring';
import { requireFamily } from '../require-family.ts';
import type { SpendingAccount } from '../spending.ts';

type OnChain = Pick<SpendingAccount, 'network' | 'chain'>;

export function evmKeyringOf({ network, chain }: OnChain): EvmKeyring {
  return requireFamily(getKeyring(network, chain), 'evm');
}

/** Returns the transactions that sweep many addresses together. */
export function evmSweepsOf({ network, chain }: OnChain): EvmSweeps {
  if (!isEvm(network)) throw new TypeError(`${network} is no network of this family`);
  return getSweeps(network, chain);
}

function isEvm(network: Network): network is Parameters<typeof getSweeps>[0] {
  return getNetwork(network).model.family === 'evm';
}
