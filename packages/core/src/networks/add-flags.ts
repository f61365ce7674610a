import type { ValidAddress } from './address-check.ts';
import type { AddressFlag } from './address-flag.ts';

type Unflagged = Omit<ValidAddress, 'flags'>;

/** A property of which the value is found out from the address each time it is asked for. */
export type FoundFlags = ThisType<Unflagged> & {
  readonly enumerable: true;
  get(): readonly AddressFlag[];
};

/**
 * Gives `check` the flags that `found` finds out. It must be one and the same for all addresses: a
 * getter written into each of them gives each a hidden class of its own, which costs more to clear
 * away than checking the address does.
 */
export function addFlags(check: Unflagged, found: FoundFlags): asserts check is ValidAddress {
  Object.defineProperty(check, 'flags', found);
}
