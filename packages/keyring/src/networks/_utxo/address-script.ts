import type { UtxoChain } from '@billfold/core';
import { bech32 } from '@scure/base';
import { Address, OutScript } from '@scure/btc-signer/payment.js';

/**
 * The output script that pays `address`, null for what this chain does not know or what could not
 * be spent again: unknown witness versions, taproot keys off the curve, anyone-can-spend outputs.
 * @see BIP-173, BIP-350
 */
export function addressToScript(form: UtxoChain, address: string): Uint8Array | null {
  try {
    const output = Address(toLibraryForm(form)).decode(address);
    return payable.has(output.type) ? OutScript.encode(output) : null;
  } catch {
    return null;
  }
}

/** The address of an output script, null where it has none. */
export function scriptToAddress(form: UtxoChain, script: Uint8Array): string | null {
  try {
    return Address(toLibraryForm(form)).encode(OutScript.decode(script));
  } catch {
    return null;
  }
}

/** The p2wpkh address of a key hash. @see BIP-173 */
export function keyHashToAddress(form: UtxoChain, keyHash: Uint8Array): string {
  return bech32.encode(form.hrp, [0, ...bech32.toWords(keyHash)]);
}

/** A version 0 witness program of a key hash. @see BIP-141 */
export function keyHashToScript(keyHash: Uint8Array): Uint8Array {
  return Uint8Array.from([0x00, 0x14, ...keyHash]);
}

/** The other way round, null for any other script. */
export function scriptToKeyHash(script: Uint8Array): Uint8Array | null {
  const [version, length] = script;
  return script.length === 22 && version === 0x00 && length === 0x14 ? script.subarray(2) : null;
}

const payable: ReadonlySet<string> = /* @__PURE__ */ new Set(['pkh', 'sh', 'wpkh', 'wsh', 'tr']);

const toLibraryForm = ({ hrp, pubKeyHash, scriptHash, wif }: UtxoChain) => ({
  bech32: hrp,
  pubKeyHash,
  scriptHash,
  wif,
});
