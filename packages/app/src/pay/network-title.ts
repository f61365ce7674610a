import { getNetwork } from '@billfold/core';
import type { AccountNetworkCode } from '@billfold/core/internal';

/** Names under which exchanges list a network, where it is not its own. */
const exchangeNames: Partial<Record<AccountNetworkCode, string>> = {
  ETH: 'ERC20',
  BSC: 'BEP20',
  TRX: 'TRC20',
};

/** Returns the name of a network with the one that the form of an exchange has for it, such as `Tron (TRC20)`. */
export function networkTitle(network: AccountNetworkCode): string {
  const { name } = getNetwork(network);
  const listed = exchangeNames[network];
  return listed === undefined ? name : `${name} (${listed})`;
}
