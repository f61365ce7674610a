import type { NetworkAddresses } from '../network-addresses.ts';
import { checkBscAddress } from './address.ts';
import { bscPaymentUri } from './payment-uri.ts';

/** Addresses and payment URIs of BNB Smart Chain. */
export const bscAddresses: NetworkAddresses = {
  check: checkBscAddress,
  paymentUri: bscPaymentUri,
};
