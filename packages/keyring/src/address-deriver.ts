import type { AddressPosition } from './address-position.ts';

/**
 * An address of the account that it was made for, at the cost of one step of derivation.
 * @throws {KeyringError} `index_invalid`
 */
export type AddressDeriver = (position: AddressPosition) => string;
