import { badChecksum, malformed, type NetworkAddressCheck } from '../address-check.ts';
import { decodeBase58check } from '../base58check.ts';
import type { ChainName } from '../network.ts';
import { getNetwork } from '../registry.ts';

const tron = /* @__PURE__ */ getNetwork('TRX');

/**
 * Checks a Tron address in base58 only: the hexadecimal form, `41…`, that nodes also use has no
 * checksum.
 */
export function checkTronAddress(text: string, chain: ChainName): NetworkAddressCheck {
  if (!tron.addressPattern.test(text)) return malformed;
  const payload = decodeBase58check(text);
  if (payload === 'checksum') return badChecksum;
  if (payload === 'malformed') return malformed;
  if (payload[0] !== tron.model.chains[chain].addressVersion) return malformed;
  // As on EVM networks, nobody has a key for the zero address and those next to it.
  const isBurned = payload.slice(1, 19).every((byte) => byte === 0);
  return { valid: true, normalized: text, kind: 'tron', flags: isBurned ? ['burn'] : [] };
}
