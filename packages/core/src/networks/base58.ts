/**
 * Bytes written as a number to the base 58, where each `1` in front stands for a zero byte;
 * undefined for other letters, and over 112 of them: decoding takes quadratic time, and no address
 * or key written this way is longer.
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > 112 || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return undefined;
  let zeros = 0;
  while (text.charAt(zeros) === '1') zeros += 1;
  const limbs = readNumber(text, zeros);
  const bytes = new Uint8Array(zeros + lengthOf(limbs));
  for (let at = bytes.length - 1, limb = 0; at >= zeros; at -= limbBytes, limb += 1) {
    const value = limbs[limb] ?? 0;
    bytes[at] = value;
    // The highest limb may not fill its bytes; what is no zero always has a place.
    if (at - 1 >= zeros) bytes[at - 1] = value >> 8;
    if (at - 2 >= zeros) bytes[at - 2] = value >> 16;
  }
  return bytes;
}

/** In bytes, without zeros in front. */
function lengthOf(limbs: readonly number[]): number {
  const highest = limbs.at(-1) ?? 0;
  const used = highest >= 2 ** 16 ? 3 : highest >= 2 ** 8 ? 2 : highest > 0 ? 1 : 0;
  return Math.max(0, limbs.length - 1) * limbBytes + used;
}

/** In limbs of 24 bits, the lowest first: four letters at once then stay exact in a number. */
function readNumber(text: string, from: number): number[] {
  const limbs: number[] = [];
  for (let at = from; at < text.length; at += lettersAtOnce) {
    const end = Math.min(at + lettersAtOnce, text.length);
    let carry = 0;
    let scale = 1;
    for (let place = at; place < end; place += 1) {
      carry = carry * 58 + digitOf(text.charCodeAt(place));
      scale *= 58;
    }
    for (let limb = 0; limb < limbs.length; limb += 1) {
      const sum = (limbs[limb] ?? 0) * scale + carry;
      carry = Math.floor(sum / limbSize);
      limbs[limb] = sum - carry * limbSize;
    }
    if (carry > 0) limbs.push(carry);
  }
  return limbs;
}

const lettersAtOnce = 4;
const limbBytes = 3;
const limbSize = 2 ** 24;

/** The alphabet has the digits without 0, then the letters without I, O and l. */
function digitOf(code: number): number {
  if (code < 58) return code - 49;
  if (code < 73) return code - 56;
  if (code < 79) return code - 57;
  if (code < 91) return code - 58;
  return code < 108 ? code - 64 : code - 65;
}
