import type { NetworkAddresses } from '../network-addresses.ts';
import { checkLitecoinAddress } from './address.ts';
import { litecoinPaymentUri } from './payment-uri.ts';

/** Addresses and payment URIs of Litecoin. */
export const litecoinAddresses: NetworkAddresses = {
  check: checkLitecoinAddress,
  paymentUri: litecoinPaymentUri,
};
