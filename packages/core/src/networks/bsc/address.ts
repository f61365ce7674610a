import { checkEvmAddress } from '../_evm/check-address.ts';
import type { NetworkAddressCheck } from '../address-check.ts';

/** Written as on Ethereum, on all its chains: nothing in an address tells the two networks apart. */
export function checkBscAddress(text: string): NetworkAddressCheck {
  return checkEvmAddress(text);
}
