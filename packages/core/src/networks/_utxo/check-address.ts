import { addFlags, type FoundFlags } from '../add-flags.ts';
import {
  type AddressKind,
  badChecksum,
  malformed,
  type NetworkAddressCheck,
  type ValidAddress,
} from '../address-check.ts';
import { decodeBase58check } from '../base58check.ts';
import { type ChainName, chainNames, type UtxoChain, type UtxoModel } from '../network.ts';
import { decodeSegwitAddress, type SegwitAddress } from './segwit-address.ts';
import { isTaprootKey } from './taproot-key.ts';

/** Checks `text`, exactly as it is given, against the addresses of one chain of a UTXO network. */
export function checkUtxoAddress(
  text: string,
  model: UtxoModel,
  chain: ChainName,
): NetworkAddressCheck {
  const start = text.slice(0, 16).toLowerCase();
  if (model.unsupportedPrefixes.some((prefix) => start.startsWith(prefix)))
    return { valid: false, reason: 'unsupported' };
  const isSegwit = chainNames.some((name) => isUnder(model.chains[name], start));
  const read = isSegwit ? decodeSegwitAddress(text) : decodeBase58check(text);
  if (read === 'malformed') return malformed;
  if (read === 'checksum') return badChecksum;
  const kind = kindOn(model.chains[chain], read);
  if (kind) {
    // Upper case is for QR codes (BIP-173).
    const normalized = isSegwit ? text.toLowerCase() : text;
    if (kind === 'p2tr') return withTaprootFlags(normalized);
    const flags = kind === 'future-witness' ? [kind] : [];
    return { valid: true, normalized, kind, flags };
  }
  const looksLike = chainNames.find((name) => kindOn(model.chains[name], read));
  return looksLike ? { valid: false, reason: 'wrong-chain', looksLike } : malformed;
}

/** Reports if `start` begins with the human-readable part of `chain` and its separator. */
function isUnder({ hrp }: UtxoChain, start: string): boolean {
  return start.startsWith('1', hrp.length) && start.startsWith(hrp);
}

/** A witness program, or one version byte and the twenty bytes of a key or script hash. */
type ReadAddress = SegwitAddress | Uint8Array;

/** undefined where the address belongs to another chain. */
function kindOn(chain: UtxoChain, read: ReadAddress): AddressKind | undefined {
  if (!(read instanceof Uint8Array))
    return chain.hrp === read.hrp ? witnessKind(read.version, read.program.length) : undefined;
  if (read[0] === chain.pubKeyHash) return 'p2pkh';
  return read[0] === chain.scriptHash ? 'p2sh' : undefined;
}

function witnessKind(version: number, length: number): AddressKind {
  if (version === 0) return length === 20 ? 'p2wpkh' : 'p2wsh';
  return version === 1 && length === 32 ? 'p2tr' : 'future-witness';
}

function withTaprootFlags(normalized: string): ValidAddress {
  const check = { valid: true, normalized, kind: 'p2tr' } as const;
  addFlags(check, taprootFlags);
  return check;
}

const taprootFlags: FoundFlags = {
  enumerable: true,
  get() {
    const read = decodeSegwitAddress(this.normalized);
    return typeof read === 'object' && isTaprootKey(read.program) ? [] : ['taproot-off-curve'];
  },
};
