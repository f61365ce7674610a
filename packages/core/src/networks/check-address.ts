import type { AddressCheck } from './address-check.ts';
import type { ChainName } from './network.ts';
import { type AddressBook, addressesOf } from './network-addresses.ts';
import { getNetwork, type Network, networkCodes } from './registry.ts';
import { findResembledNetwork } from './resembled-network.ts';

/**
 * Validates `text` as an address of `network` on `chain`, exactly as it is given, with the addresses
 * in `book`. Never throws where the network is loaded.
 */
export function checkAddress(
  book: AddressBook,
  network: Network,
  { text, chain }: { readonly text: string; readonly chain: ChainName },
): AddressCheck {
  const check = addressesOf(book, network).check(text, chain);
  if (check.valid || check.reason === 'wrong-chain' || check.reason === 'unsupported') return check;
  const looksLike = findResembledNetwork(text, network, shapes);
  return looksLike ? { valid: false, reason: 'wrong-network', looksLike } : check;
}

const shapes = /* @__PURE__ */ networkCodes.map((code) => ({
  code,
  addressPattern: getNetwork(code).addressPattern,
}));
