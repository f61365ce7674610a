import { getNetwork } from '@billfold/core';
import type { Checkout } from '@billfold/core/payments';

/** Returns the name of the network that a payment asks for, also after its time; empty before one was chosen. */
export function askedNetwork({ method, selected }: Pick<Checkout, 'method' | 'selected'>): string {
  const network = method?.network ?? selected?.network;
  return network === undefined ? '' : getNetwork(network).name;
}
