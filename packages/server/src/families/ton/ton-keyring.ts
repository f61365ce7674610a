import { getKeyring, type TonKeyring } from '@billfold/keyring';
import { requireFamily } from '../require-family.ts';
import type { SpendingAccount } from '../spending.ts';

export function tonKeyringOf({ network, chain }: SpendingAccount): TonKeyring {
  return requireFamily(getKeyring(network, chain), 'ton');
}
