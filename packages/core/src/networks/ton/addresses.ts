import type { NetworkAddresses } from '../network-addresses.ts';
import { checkTonAddress } from './address.ts';
import { tonPaymentUri } from './payment-uri.ts';

/** Addresses and payment URIs of TON. */
export const tonAddresses: NetworkAddresses = {
  check: checkTonAddress,
  paymentUri: tonPaymentUri,
};
