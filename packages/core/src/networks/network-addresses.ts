import type { NetworkAddressCheck } from './address-check.ts';
import type { ChainName } from './network.ts';
import type { Network } from './network-codes.ts';
import type { PaymentUriCodec } from './payment-request.ts';

/** Address check and payment URIs of one network. */
export interface NetworkAddresses {
  /** Validates `text` exactly as it is given. */
  readonly check: (text: string, chain: ChainName) => NetworkAddressCheck;
  readonly paymentUri: PaymentUriCodec;
}

/** Addresses of the networks that are loaded. */
export type AddressBook = Readonly<Partial<Record<Network, NetworkAddresses>>>;

/** Returns the addresses of `network`, which the caller has loaded. */
export function addressesOf(book: AddressBook, network: Network): NetworkAddresses {
  const addresses = book[network];
  if (addresses === undefined) throw new TypeError(`The addresses of ${network} are not loaded.`);
  return addresses;
}
