import type { UtxoChain } from '@billfold/core';
import { payloadOf, scriptForms } from './script-form.ts';

/**
 * The output script that pays `address`, null for what this chain does not know or what could not
 * be spent again: unknown witness versions, taproot keys off the curve, anyone-can-spend outputs.
 * @see BIP-173, BIP-350
 */
export function addressToScript(chain: UtxoChain, address: string): Uint8Array | null {
  if (address.length > longestAddress) return null;
  for (const { head, tail, fromAddress } of scriptForms) {
    const payload = fromAddress(chain, address);
    if (payload !== null) return Uint8Array.of(...head, ...payload, ...tail);
  }
  return null;
}

/** The address of an output script, null where it has none that `addressToScript` would pay. */
export function scriptToAddress(chain: UtxoChain, script: Uint8Array): string | null {
  for (const form of scriptForms) {
    const payload = payloadOf(form, script);
    if (payload !== null) return form.toAddress(chain, payload);
  }
  return null;
}

/** A version 0 witness program of a key hash. @see BIP-141 */
export function keyHashToScript(keyHash: Uint8Array): Uint8Array {
  return Uint8Array.of(0x00, 0x14, ...keyHash);
}

/** The other way round, null for any other script. */
export function scriptToKeyHash(script: Uint8Array): Uint8Array | null {
  const [version, length] = script;
  return script.length === 22 && version === 0x00 && length === 0x14 ? script.subarray(2) : null;
}

/** BIP-173; base58 is shorter, and decoding it takes quadratic time. */
const longestAddress = 90;
