import { getKeyring, type UtxoKeyring } from '@billfold/keyring';
import { requireFamily } from '../require-family.ts';
import type { SpendingAccount } from '../spending.ts';

export function utxoKeyringOf({
  network,
  chain,
}: Pick<SpendingAccount, 'network' | 'chain'>): UtxoKeyring {
  return requireFamily(getKeyring(network, chain), 'utxo');
}
