// What libraries that are not ours say about an input. They belong to the keyring and the root;
// a proof adds no dependency of its own.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { isAddress } from 'viem';

const require = createRequire(new URL('../../packages/keyring/package.json', import.meta.url));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);

const { Address } = await load('@scure/btc-signer');
const { bech32m } = await load('@scure/base');
const { validateMnemonic } = await load('@scure/bip39');
const { wordlist } = await load('@scure/bip39/wordlists/english.js');

const bitcoin = { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05 };
// Litecoin Core, src/chainparams.cpp
const litecoin = { bech32: 'ltc', pubKeyHash: 0x30, scriptHash: 0x32 };

/** Whether another library takes an address, per network; a network that none knows is left out. */
export const addressReferences = {
  BTC: (text, flags) => isUtxoAddress(text, flags, bitcoin),
  LTC: (text, flags) => isUtxoAddress(text, flags, litecoin),
  ETH: isEvmAddress,
  BSC: isEvmAddress,
};

/** What an address names, per network with more than one way to write it. */
export const addressReaders = { TON: readTonAddress };

/** TON documentation, smart contract addresses: raw, or 36 bytes with flags and a checksum around it. */
function readTonAddress(text) {
  if (text.includes(':')) return text.toLowerCase();
  const bytes = Buffer.from(text, 'base64url');
  return `${bytes.readInt8(1)}:${bytes.subarray(2, 34).toString('hex')}`;
}

/** Addresses that we take with a warning are refused by the library: there the encoding counts. */
function isUtxoAddress(text, flags, prefixes) {
  try {
    if (flags.length > 0) return bech32m.decode(text).prefix === prefixes.bech32;
    Address(prefixes).decode(text);
    return true;
  } catch {
    return false;
  }
}

/** EIP-55 lets an address without mixed case go without a checksum, in capitals too. */
function isEvmAddress(text) {
  const digits = text.slice(2);
  return isAddress(digits === digits.toUpperCase() ? text.toLowerCase() : text);
}

export { wordlist };

/** Whether a phrase, normalised as BIP-39 says, has listed words and the right checksum. */
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
