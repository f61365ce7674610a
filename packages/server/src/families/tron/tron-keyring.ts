import { getKeyring, type TronKeyring } from '@billfold/keyring';
import type { ChainPlace } from '../family.ts';
import { requireFamily } from '../require-family.ts';

export function tronKeyringOf({ network, chain }: ChainPlace): TronKeyring {
  return requireFamily(getKeyring(network, chain), 'tron');
}
