// What libraries that are not ours say about an input. They belong to the keyring and the root;
// a proof adds no dependency of its own.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(new URL('../../packages/keyring/package.json', import.meta.url));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);

const { validateMnemonic } = await load('@scure/bip39');
const { wordlist } = await load('@scure/bip39/wordlists/english.js');

/** Parsers of the identity of an address, for networks with more than one way to write it. */
export const addressReaders = { TON: readTonAddress };

/** TON documentation, smart contract addresses: raw, or 36 bytes with flags and a checksum around it. */
function readTonAddress(text) {
  if (text.includes(':')) return text.toLowerCase();
  const bytes = Buffer.from(text, 'base64url');
  return `${bytes.readInt8(1)}:${bytes.subarray(2, 34).toString('hex')}`;
}

export { wordlist };

/** Returns true for listed words with the right checksum, after the normalisation of BIP-39. */
export function isSeedPhrase(text) {
  const words = text.normalize('NFKD').trim().toLowerCase().split(/\s+/);
  return validateMnemonic(words.join(' '), wordlist);
}

/** An amount by another way than ours: the rational number of its digits. Undefined for none. */
export function readAmount(text, decimals) {
  const { groups } = /^(?<whole>[0-9]*)(?:\.(?<fraction>[0-9]*))?$/.exec(text) ?? {};
  if (groups === undefined || !/[0-9]/.test(text)) return undefined;
  const fraction = groups.fraction ?? '';
  if (fraction.length > decimals) return undefined;
  const scale = 10n ** BigInt(decimals - fraction.length);
  return BigInt(groups.whole || '0') * 10n ** BigInt(decimals) + BigInt(fraction || '0') * scale;
}
