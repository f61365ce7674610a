/**
 * Reports whether a text is a seed phrase or holds a private key, also while it is incomplete. It is then not sent: the
 * server refuses the same texts.
 * @see BIP-32, BIP-39, SLIP-132
 */
export function looksPrivate(text: string): boolean {
  const given = text.trim();
  return phrase.test(given) || given.split(/[^1-9A-HJ-NP-Za-km-z]+/).some(isPrivateKey);
}

/** Eleven words or more: all but one of the shortest phrase. */
const phrase = /^[\p{L}\p{M}]+(?:\s+[\p{L}\p{M}]+){10,}$/u;

function isPrivateKey(word: string): boolean {
  const isExtended = /^(?:[xyztuvYZUV]prv|[LMt]tpv)/.test(word);
  // The key of a single address, in the wallet import format.
  return isExtended || /^[5KLT69c][1-9A-HJ-NP-Za-km-z]{50,51}$/.test(word);
}
