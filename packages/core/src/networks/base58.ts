import { base58 } from '@scure/base';

/** Decoding takes quadratic time, and no address or key in base58 is longer. */
const longestText = 112;

/**
 * Decodes base58 to bytes. Returns undefined for other letters, an empty text and over 112 letters.
 * @see draft-msporny-base58
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > longestText || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return undefined;
  return base58.decode(text);
}
