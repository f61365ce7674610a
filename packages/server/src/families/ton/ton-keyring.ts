import { getKeyring, type TonKeyring } from '@billfold/keyring';
import type { ChainPlace } from '../family.ts';
import { requireFamily } from '../require-family.ts';

export function tonKeyringOf({ network, chain }: ChainPlace): TonKeyring {
  return requireFamily(getKeyring(network, chain), 'ton');
}
