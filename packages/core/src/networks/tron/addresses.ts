import type { NetworkAddresses } from '../network-addresses.ts';
import { checkTronAddress } from './address.ts';
import { tronPaymentUri } from './payment-uri.ts';

/** Addresses and payment URIs of Tron. */
export const tronAddresses: NetworkAddresses = {
  check: checkTronAddress,
  paymentUri: tronPaymentUri,
};
