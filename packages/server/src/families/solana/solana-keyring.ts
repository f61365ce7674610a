import { getKeyring, type SolanaKeyring } from '@billfold/keyring';
import { requireFamily } from '../require-family.ts';
import type { SpendingAccount } from '../spending.ts';

export function solanaKeyringOf({ network, chain }: SpendingAccount): SolanaKeyring {
  return requireFamily(getKeyring(network, chain), 'solana');
}
