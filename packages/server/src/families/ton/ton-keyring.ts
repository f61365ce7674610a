import { getKeyring, type TonKeyring } from '@billfold/keyring';
import type { Chain } from '../../chains/chain.ts';
import { requireFamily } from '../require-family.ts';

export function tonKeyringOf({ network, chain }: Pick<Chain, 'network' | 'chain'>): TonKeyring {
  return requireFamily(getKeyring(network, chain), 'ton');
}
