import type { AddressCheck } from './address-check.ts';
import { allAddresses } from './all-addresses.ts';
import { checkAddress } from './check-address.ts';
import type { ChainName } from './network.ts';
import type { Network } from './registry.ts';

/**
 * Validates `text` as an address of `network` on `chain`, exactly as it is given: surrounding white
 * space makes it invalid. Never throws.
 * @example
 * const check = validateAddress('BTC', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu');
 * if (check.valid) console.log(check.normalized);
 */
export function validateAddress(
  network: Network,
  text: string,
  chain: ChainName = 'main',
): AddressCheck {
  return checkAddress(allAddresses, network, { text, chain });
}
