const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/**
 * Bytes written as a number to the base 58, where each `1` in front stands for a zero byte;
 * undefined for other letters, and over 112 of them: decoding takes quadratic time, and no address
 * or key written this way is longer.
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > 112 || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return undefined;
  const digits: number[] = [];
  for (const letter of text) {
    let carry = alphabet.indexOf(letter);
    // The lowest byte comes first; what is carried always fits one more.
    for (let place = 0; place < digits.length; place += 1) {
      carry += (digits[place] ?? 0) * 58;
      digits[place] = carry & 255;
      carry >>= 8;
    }
    if (carry > 0) digits.push(carry);
  }
  const zeros = text.search(/[^1]|$/);
  const bytes = new Uint8Array(zeros + digits.length);
  bytes.set(digits.reverse(), zeros);
  return bytes;
}
