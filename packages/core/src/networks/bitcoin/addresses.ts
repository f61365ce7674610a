import type { NetworkAddresses } from '../network-addresses.ts';
import { checkBitcoinAddress } from './address.ts';
import { bitcoinPaymentUri } from './payment-uri.ts';

/** Addresses and payment URIs of Bitcoin. */
export const bitcoinAddresses: NetworkAddresses = {
  check: checkBitcoinAddress,
  paymentUri: bitcoinPaymentUri,
};
