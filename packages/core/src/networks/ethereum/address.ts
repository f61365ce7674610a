import { checkEvmAddress } from '../_evm/check-address.ts';
import type { NetworkAddressCheck } from '../address-check.ts';

/** Ethereum writes an address the same way on all its chains. */
export function checkEthereumAddress(text: string): NetworkAddressCheck {
  return checkEvmAddress(text);
}
