import { getKeyring, type TronKeyring } from '@billfold/keyring';
import { requireFamily } from '../require-family.ts';
import type { SpendingAccount } from '../spending.ts';

export function tronKeyringOf({ network, chain }: SpendingAccount): TronKeyring {
  return requireFamily(getKeyring(network, chain), 'tron');
}
