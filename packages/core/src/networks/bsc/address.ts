import { checkEvmAddress } from '../_evm/check-address.ts';
import type { NetworkAddressCheck } from '../address-check.ts';

/**
 * Checks a BSC address, which has the form of Ethereum on all its chains: the address does not
 * identify the network.
 */
export function checkBscAddress(text: string): NetworkAddressCheck {
  return checkEvmAddress(text);
}
