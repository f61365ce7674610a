import { unhardened } from '../../bip32-node.ts';
import { descriptorChecksum } from './descriptor-checksum.ts';
import { type ExtendedKey, holdsPrivateKey, identityOf, readExtendedKey } from './extended-key.ts';
import { scriptFunctions } from './key-expression.ts';
import { type WatchKind, watchKinds } from './key-versions.ts';
import type { UtxoNetwork } from './utxo-network.ts';
import {
  type KeyOrigin,
  purposeOf,
  type WatchKeyRefusal,
  type WatchKeyResult,
} from './watch-key.ts';

/** Longest text that is read; a descriptor of one key has below 200 characters. */
const longestText = 512;

/**
 * Reads the key that another wallet exported to watch its account: an extended public key with the version bytes of SLIP-132,
 * or a descriptor of one key. `kind` is asked for where the text does not tell it; an xpub without it
 * pays p2pkh, as SLIP-132 says. The text is never quoted: it may be a private key that was pasted by mistake.
 * @see BIP-32, BIP-380, BIP-381, BIP-382, BIP-386, BIP-389, SLIP-132
 */
export function parseWatchKey(
  network: UtxoNetwork,
  text: string,
  kind: WatchKind | null,
): WatchKeyResult {
  const given = text.trim();
  if (given.length > longestText) return refuse('not_a_key');
  if (isPhrase(given) || holdsPrivateKey(given)) return refuse('private_key');
  return /[()#]/.test(given)
    ? parseDescriptor(network, given, kind)
    : parseBareKey(network, given, kind);
}

function isPhrase(text: string): boolean {
  return /^\p{L}{2,}(?:\s+\p{L}{2,}){10,}$/u.test(text);
}

function parseBareKey(network: UtxoNetwork, text: string, kind: WatchKind | null): WatchKeyResult {
  const [, written = null, keyText = text] = /^(?:\[([^\]]*)\])?(.+)$/.exec(text) ?? [];
  if (keyText.includes('/')) return refuse('not_a_key');
  const origin = written === null ? null : readOrigin(written);
  if (origin === undefined) return refuse('not_a_key');
  const read = readExtendedKey(network, keyText, { isInDescriptor: false });
  if (!read.ok) return read;
  const told = read.key.version?.kind ?? null;
  if (told !== null && kind !== null && told !== kind) return refuse('kind_mismatch');
  const placed = origin === null ? undefined : watchKinds.find((each) => isAt(origin, each));
  return toResult(network, { key: read.key, kind: told ?? kind ?? placed ?? 'pkh', origin });
}

const isAt = ({ path }: KeyOrigin, kind: WatchKind) => path.startsWith(`${purposeOf[kind]}'/`);

function parseDescriptor(
  network: UtxoNetwork,
  text: string,
  kind: WatchKind | null,
): WatchKeyResult {
  const checksum = refuseChecksum(text);
  if (checksum !== null) return refuse(checksum);
  const [body = ''] = text.split('#');
  if (/multi(?:_a)?\(/.test(body)) return refuse('multisig');
  const told = watchKinds.find((each) => {
    const { head, tail } = scriptFunctions[each];
    return body.startsWith(head) && body.endsWith(tail);
  });
  if (told === undefined) return refuse('script_unsupported');
  if (kind !== null && kind !== told) return refuse('kind_mismatch');
  const { head, tail } = scriptFunctions[told];
  const inner = body.slice(head.length, -tail.length);
  // A script tree beside the key of taproot, or another script in it.
  if (/[(),{}]/.test(inner)) return refuse('script_unsupported');
  return parseKeyExpression(network, inner, told);
}

/** Judges the checksum of a descriptor, which is required: without it a missing character is not noticed. */
function refuseChecksum(text: string): WatchKeyRefusal | null {
  const [body = '', checksum, ...more] = text.split('#');
  if (checksum === undefined) return 'checksum_missing';
  try {
    return more.length === 0 && checksum === descriptorChecksum(body) ? null : 'checksum_wrong';
  } catch {
    return 'checksum_wrong';
  }
}

/** Reads `[origin]key/steps`. @see BIP-380, Key Expressions */
function parseKeyExpression(network: UtxoNetwork, text: string, kind: WatchKind): WatchKeyResult {
  const match = /^(?:\[([^\]]*)\])?([^/[\]]+)((?:\/[^/]*)*)$/.exec(text);
  if (match === null) return refuse('not_a_key');
  const [, written, keyText = '', steps = ''] = match;
  const origin = written === undefined ? null : readOrigin(written);
  if (origin === undefined) return refuse('not_a_key');
  const read = readExtendedKey(network, keyText, { isInDescriptor: true });
  if (!read.ok) return read;
  if (/['hH]/.test(steps)) return refuse('hardened_step');
  if (steps !== '/0/*' && steps !== '/<0;1>/*') return refuse('path_unsupported');
  return toResult(network, { key: read.key, kind, origin });
}

/** Reads `d34db33f/84'/0'/0'`; undefined for anything else. */
function readOrigin(text: string): KeyOrigin | undefined {
  const match = /^([0-9a-fA-F]{8})((?:\/\d{1,10}['hH]?)*)$/.exec(text);
  if (match === null) return undefined;
  const [, fingerprint = '', steps = ''] = match;
  const path = steps.slice(1).replaceAll(/[hH]/g, "'");
  const isInRange = path.split('/').every((step) => Number.parseInt(step || '0', 10) < 2 ** 31);
  return isInRange ? { fingerprint: fingerprint.toLowerCase(), path } : undefined;
}

interface Read {
  readonly key: ExtendedKey;
  readonly kind: WatchKind;
  readonly origin: KeyOrigin | null;
}

function toResult(network: UtxoNetwork, { key: { node }, kind, origin }: Read): WatchKeyResult {
  const refusal =
    refuseDepth(node.depth, node.index) ??
    (origin === null ? null : refuseOrigin(network, origin, { ...node, kind }));
  if (refusal !== null) return refuse(refusal);
  const publicKey = node.publicExtendedKey;
  const { head, tail } = scriptFunctions[kind];
  const place = origin === null ? '' : `[${[origin.fingerprint, origin.path].join('/')}]`;
  const body = `${head}${place}${publicKey}/<0;1>/*${tail}`;
  const descriptor = `${body}#${descriptorChecksum(body)}`;
  const identity = identityOf(node);
  return {
    ok: true,
    key: { kind, publicKey, identity, depth: node.depth, origin, descriptor },
  };
}

/** Wallets keep an account at the depth 3 (BIP-44), and Electrum's own phrases at 1; both steps are hardened. */
function refuseDepth(depth: number, index: number): WatchKeyRefusal | null {
  const isAccount = (depth === 3 || depth === 1) && unhardened(index) !== undefined;
  return isAccount ? null : 'depth_unsupported';
}

interface Placed {
  readonly depth: number;
  readonly index: number;
  readonly kind: WatchKind;
}

/** Compares an origin with the key and the script that it stands before. */
function refuseOrigin(
  { coinType }: UtxoNetwork,
  { path }: KeyOrigin,
  { depth, index, kind }: Placed,
): WatchKeyRefusal | null {
  const steps = path === '' ? [] : path.split('/');
  if (steps.length !== depth || steps.at(-1) !== `${unhardened(index)}'`) return 'origin_mismatch';
  const [purpose, coin] = steps;
  if (!Object.values(purposeOf).some((known) => purpose === `${known}'`)) return null;
  if (purpose !== `${purposeOf[kind]}'`) return 'origin_mismatch';
  return coin === `${coinType}'` ? null : 'wrong_network';
}

function refuse(refusal: WatchKeyRefusal): WatchKeyResult {
  return { ok: false, refusal };
}
