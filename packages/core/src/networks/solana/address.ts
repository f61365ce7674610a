import { malformed, type NetworkAddressCheck } from '../address-check.ts';
import type { AddressFlag } from '../address-flag.ts';
import { decodeBase58 } from '../base58.ts';
import { isCurvePoint } from './curve-point.ts';
import { isKnownProgram } from './known-program.ts';

/** The same on all clusters: 32 bytes, without a checksum. */
export function checkSolanaAddress(text: string): NetworkAddressCheck {
  const bytes = text.length < 32 || text.length > 44 ? undefined : decodeBase58(text);
  if (bytes?.length !== 32) return malformed;
  return { valid: true, normalized: text, kind: 'solana', flags: flagsOf(text, bytes) };
}

function flagsOf(text: string, bytes: Uint8Array): readonly AddressFlag[] {
  if (isKnownProgram(text)) return ['program'];
  return isCurvePoint(bytes) ? [] : ['off-curve'];
}
