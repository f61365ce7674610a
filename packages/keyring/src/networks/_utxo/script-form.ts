import type { UtxoChain } from '@billfold/core';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

/** One kind of output script that an address stands for: `head`, then the payload, then `tail`. */
export interface ScriptForm {
  readonly head: readonly number[];
  readonly tail: readonly number[];
  /** Reports if these bytes can be the payload and be spent again. */
  isPayload(payload: Uint8Array): boolean;
  toAddress(chain: UtxoChain, payload: Uint8Array): string;
  /** Null for an address of another form or chain. */
  fromAddress(chain: UtxoChain, address: string): Uint8Array | null;
}

/** P2PKH, P2SH, P2WPKH, P2WSH and P2TR. @see BIP-16, BIP-141, BIP-341 */
export const scriptForms: readonly ScriptForm[] = [
  base58Form([0x76, 0xa9, 0x14], [0x88, 0xac], ({ pubKeyHash }) => pubKeyHash),
  base58Form([0xa9, 0x14], [0x87], ({ scriptHash }) => scriptHash),
  segwitForm([0x00, 0x14], bech32, isOfLength(20)),
  segwitForm([0x00, 0x20], bech32, isOfLength(32)),
  segwitForm([0x51, 0x20], bech32m, isTaprootKey),
];

/** Reads the payload of a script of this form; null for another form. */
export function payloadOf(form: ScriptForm, script: Uint8Array): Uint8Array | null {
  const { head, tail } = form;
  const end = script.length - tail.length;
  const isFramed =
    head.every((byte, at) => script[at] === byte) &&
    tail.every((byte, at) => script[end + at] === byte);
  if (!isFramed) return null;
  const payload = script.subarray(head.length, end);
  return form.isPayload(payload) ? payload : null;
}

/** A version byte and 20 bytes of hash in base58 with a checksum. */
function base58Form(
  head: readonly number[],
  tail: readonly number[],
  versionOf: (chain: UtxoChain) => number,
): ScriptForm {
  const isPayload = isOfLength(20);
  return {
    head,
    tail,
    isPayload,
    toAddress: (chain, payload) => base58check.encode(Uint8Array.of(versionOf(chain), ...payload)),
    fromAddress: (chain, address) => {
      const [version, ...payload] = tryDecodeBase58(address);
      const bytes = Uint8Array.from(payload);
      return version === versionOf(chain) && isPayload(bytes) ? bytes : null;
    },
  };
}

/** The witness version, 1 being OP_1 in a script, and the program in words of five bits. */
function segwitForm(
  head: readonly [opcode: 0x00 | 0x51, length: number],
  code: typeof bech32 | typeof bech32m,
  isPayload: ScriptForm['isPayload'],
): ScriptForm {
  const version = head[0] === 0x00 ? 0 : 1;
  return {
    head,
    tail: [],
    isPayload,
    toAddress: ({ hrp }, payload) => code.encode(hrp, [version, ...code.toWords(payload)]),
    fromAddress: ({ hrp }, address) => {
      const decoded = code.decodeUnsafe(address);
      if (!decoded || decoded.prefix !== hrp || decoded.words[0] !== version) return null;
      const payload = code.fromWordsUnsafe(decoded.words.slice(1));
      return payload && isPayload(payload) ? payload : null;
    },
  };
}

const base58check = /* @__PURE__ */ createBase58check(sha256);

function tryDecodeBase58(address: string): Uint8Array {
  try {
    return base58check.decode(address);
  } catch {
    return new Uint8Array();
  }
}

function isOfLength(length: number) {
  return (payload: Uint8Array) => payload.length === length;
}

/** Coins on an x without a point are lost. @see BIP-340 `lift_x` */
function isTaprootKey(payload: Uint8Array): boolean {
  return (
    payload.length === 32 && secp256k1.utils.isValidPublicKey(Uint8Array.of(2, ...payload), true)
  );
}
