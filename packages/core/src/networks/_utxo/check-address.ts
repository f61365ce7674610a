import {
  type AddressKind,
  badChecksum,
  malformed,
  type NetworkAddressCheck,
} from '../address-check.ts';
import type { AddressFlag } from '../address-flag.ts';
import { decodeBase58check } from '../base58check.ts';
import { type ChainName, chainNames, type UtxoChain, type UtxoModel } from '../network.ts';
import { decodeSegwitAddress } from './segwit-address.ts';
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
  const isSegwit = chainNames.some((name) => start.startsWith(`${model.chains[name].hrp}1`));
  const read = isSegwit ? readSegwit(text) : readBase58(text);
  if (read === 'malformed') return malformed;
  if (read === 'checksum') return badChecksum;
  const kind = read.kindOn(model.chains[chain]);
  if (kind) return { valid: true, normalized: read.normalized, kind, flags: read.flags };
  const looksLike = chainNames.find((name) => read.kindOn(model.chains[name]));
  return looksLike ? { valid: false, reason: 'wrong-chain', looksLike } : malformed;
}

interface ReadAddress {
  readonly normalized: string;
  readonly flags: readonly AddressFlag[];
  /** undefined where the address belongs to another chain. */
  readonly kindOn: (chain: UtxoChain) => AddressKind | undefined;
}
type Fault = 'malformed' | 'checksum';

function readSegwit(text: string): ReadAddress | Fault {
  const decoded = decodeSegwitAddress(text);
  if (typeof decoded === 'string') return decoded;
  const kind = witnessKind(decoded.version, decoded.program.length);
  return {
    // Upper case is for QR codes (BIP-173).
    normalized: text.toLowerCase(),
    flags: witnessFlags(kind, decoded.program),
    kindOn: (chain) => (chain.hrp === decoded.hrp ? kind : undefined),
  };
}

function witnessKind(version: number, length: number): AddressKind {
  if (version === 0) return length === 20 ? 'p2wpkh' : 'p2wsh';
  return version === 1 && length === 32 ? 'p2tr' : 'future-witness';
}

function witnessFlags(kind: AddressKind, program: Uint8Array): readonly AddressFlag[] {
  if (kind === 'future-witness') return ['future-witness'];
  return kind === 'p2tr' && !isTaprootKey(program) ? ['taproot-off-curve'] : [];
}

/** One version byte and the twenty bytes of a key or script hash. */
function readBase58(text: string): ReadAddress | Fault {
  const payload = decodeBase58check(text);
  if (typeof payload === 'string') return payload;
  if (payload.length !== 21) return 'malformed';
  return {
    normalized: text,
    flags: [],
    kindOn(chain) {
      if (payload[0] === chain.pubKeyHash) return 'p2pkh';
      return payload[0] === chain.scriptHash ? 'p2sh' : undefined;
    },
  };
}
