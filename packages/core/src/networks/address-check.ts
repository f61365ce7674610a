import type { AddressFlag } from './address-flag.ts';
import type { ChainName } from './network.ts';
import type { Network } from './registry.ts';

/** Kind of output or account that a valid address pays to. */
export type AddressKind =
  | 'p2pkh'
  | 'p2sh'
  | 'p2wpkh'
  | 'p2wsh'
  | 'p2tr'
  | 'future-witness'
  | 'evm'
  | 'tron'
  | 'solana'
  | 'ton';

/** Result of one network's address check. */
export type NetworkAddressCheck = ValidAddress | InvalidAddress | OtherChainAddress;
/** Result of `validateAddress`. */
export type AddressCheck = NetworkAddressCheck | OtherNetworkAddress;

/** An address that can be paid. */
export interface ValidAddress {
  readonly valid: true;
  /** The one way to write this address, by which two texts can be compared. */
  readonly normalized: string;
  readonly kind: AddressKind;
  /** Computed at the first read, since some need a proof on a curve. */
  readonly flags: readonly AddressFlag[];
}
/** A text that is no address of the network. */
export interface InvalidAddress {
  readonly valid: false;
  /** `checksum`: written like an address, but mistyped. `unsupported`: exists, but we cannot pay it. */
  readonly reason: 'malformed' | 'checksum' | 'unsupported';
}
/** An address of another chain of the same network, such as its test chain. */
export interface OtherChainAddress {
  readonly valid: false;
  readonly reason: 'wrong-chain';
  readonly looksLike: ChainName;
}
/** A text that looks like an address of another network. */
export interface OtherNetworkAddress {
  readonly valid: false;
  readonly reason: 'wrong-network';
  /** By its shape alone. */
  readonly looksLike: Network;
}

export const malformed: InvalidAddress = { valid: false, reason: 'malformed' };
export const badChecksum: InvalidAddress = { valid: false, reason: 'checksum' };
