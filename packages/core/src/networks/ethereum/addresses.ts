import type { NetworkAddresses } from '../network-addresses.ts';
import { checkEthereumAddress } from './address.ts';
import { ethereumPaymentUri } from './payment-uri.ts';

/** Addresses and payment URIs of Ethereum. */
export const ethereumAddresses: NetworkAddresses = {
  check: checkEthereumAddress,
  paymentUri: ethereumPaymentUri,
};
