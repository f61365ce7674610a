import { getKeyring, type TronKeyring } from '@billfold/keyring';
import type { Chain } from '../../chains/chain.ts';
import { requireFamily } from '../require-family.ts';

export function tronKeyringOf({ network, chain }: Pick<Chain, 'network' | 'chain'>): TronKeyring {
  return requireFamily(getKeyring(network, chain), 'tron');
}
