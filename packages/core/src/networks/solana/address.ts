import { addFlags, type FoundFlags } from '../add-flags.ts';
import { malformed, type NetworkAddressCheck } from '../address-check.ts';
import { decodeBase58 } from '../base58.ts';
import { isCurvePoint } from './curve-point.ts';
import { isKnownProgram } from './known-program.ts';

/** Validates an address of any cluster: 32 bytes in base58, without a checksum. */
export function checkSolanaAddress(text: string): NetworkAddressCheck {
  if (decodeAddress(text)?.length !== 32) return malformed;
  const check = { valid: true, normalized: text, kind: 'solana' } as const;
  addFlags(check, flags);
  return check;
}

const flags: FoundFlags = {
  enumerable: true,
  get() {
    if (isKnownProgram(this.normalized)) return ['program'];
    const bytes = decodeAddress(this.normalized);
    return bytes && isCurvePoint(bytes) ? [] : ['off-curve'];
  },
};

function decodeAddress(text: string): Uint8Array | undefined {
  return text.length < 32 || text.length > 44 ? undefined : decodeBase58(text);
}
