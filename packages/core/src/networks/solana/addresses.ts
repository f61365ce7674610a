import type { NetworkAddresses } from '../network-addresses.ts';
import { checkSolanaAddress } from './address.ts';
import { solanaPaymentUri } from './payment-uri.ts';

/** Addresses and payment URIs of Solana. */
export const solanaAddresses: NetworkAddresses = {
  check: checkSolanaAddress,
  paymentUri: solanaPaymentUri,
};
