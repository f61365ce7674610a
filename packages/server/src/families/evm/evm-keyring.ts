import { type EvmKeyring, getKeyring } from '@billfold/keyring';
import { requireFamily } from '../require-family.ts';
import type { SpendingAccount } from '../spending.ts';

export function evmKeyringOf({ network, chain }: SpendingAccount): EvmKeyring {
  return requireFamily(getKeyring(network, chain), 'evm');
}
