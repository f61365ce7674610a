import { badChecksum, malformed, type NetworkAddressCheck } from '../address-check.ts';
import type { AddressFlag } from '../address-flag.ts';
import { checksumAddress } from './checksum-address.ts';

/**
 * Checks `text`, exactly as it is given, against the addresses of the EVM networks: they are the
 * same on all of them. Letters of one case carry no checksum, unless it happens to be theirs.
 * @see EIP-55
 */
export function checkEvmAddress(text: string): NetworkAddressCheck {
  if (!/^0x[\da-fA-F]{40}$/.test(text)) return malformed;
  const normalized = checksumAddress(text);
  if (normalized !== text && isMixedCase(text.slice(2))) return badChecksum;
  return { valid: true, kind: 'evm', normalized, flags: flagsOf(text, normalized) };
}

function isMixedCase(digits: string): boolean {
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
}

function flagsOf(text: string, normalized: string): readonly AddressFlag[] {
  // The zero address, contracts built into the chains, 0x…dEaD: nobody has a key for these.
  if (/^0x0{36}/.test(text)) return ['burn'];
  return normalized === text ? [] : ['no-checksum'];
}
