/** Of one block, less the bit behind the message and its length. */
const longestMessage = 55;

/**
 * SHA-256 of a message that fits one block. Written out here because checksums of addresses need no
 * more: the one of `@noble/hashes` takes memory outside the heap for every message, which costs more
 * to clear away than the hash does, and 1 KB gzipped more. Tests compare with it. Not for secrets.
 * @throws {RangeError} over 55 bytes; an address holds 21, and a hash 32
 * @see FIPS 180-4 §6.2
 */
export function sha256(message: Uint8Array): Uint8Array {
  const words = padded(message);
  compress(words);
  const hash = new Uint8Array(32);
  for (let at = 0; at < 32; at += 1) hash[at] = wordAt(words, at >> 2) >> (24 - 8 * (at & 3));
  return hash;
}

/**
 * The first word of the hash of the hash of a message, which is the checksum of what is written in
 * base 58: without bytes in between, which would be most of its memory.
 * @throws {RangeError} over 55 bytes
 */
export function checksumWord(message: Uint8Array): number {
  const words = padded(message);
  compress(words);
  words[8] = 0x80 << 24;
  words[15] = 32 * 8;
  compress(words);
  return wordAt(words, 0);
}

/**
 * The block as 16 words, the highest byte first: one bit follows the message, and its length ends it.
 * A typed array of just this length still stands inside the heap, and keeps the words integers.
 */
function padded(message: Uint8Array): Int32Array {
  const { length } = message;
  if (length > longestMessage) throw new RangeError('The message is longer than one block.');
  const words = new Int32Array(16);
  for (let at = 0; at < length; at += 1) addByte(words, at, message[at] ?? 0);
  addByte(words, length, 0x80);
  words[15] = length * 8;
  return words;
}

function addByte(words: Int32Array, at: number, byte: number): void {
  words[at >> 2] = wordAt(words, at >> 2) | (byte << (24 - 8 * (at & 3)));
}

/**
 * Puts the eight words of the hash in place of the block, with zeros behind them. The last 16 words
 * of the schedule are kept: no step needs older ones.
 */
function compress(words: Int32Array): void {
  // An integer from the beginning: as fractions the sums would take twice as long.
  let a = wordAt(start, 0) | 0;
  let b = wordAt(start, 1) | 0;
  let c = wordAt(start, 2) | 0;
  let d = wordAt(start, 3) | 0;
  let e = wordAt(start, 4) | 0;
  let f = wordAt(start, 5) | 0;
  let g = wordAt(start, 6) | 0;
  let h = wordAt(start, 7) | 0;
  for (let at = 0; at < 64; at += 1) {
    if (at >= 16) words[at & 15] = nextWord(words, at);
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const added = (h + mixed + chosen + wordAt(constants, at) + wordAt(words, at & 15)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const other = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + added) | 0;
    d = c;
    c = b;
    b = a;
    a = (added + other) | 0;
  }
  words.fill(0);
  words.set([a, b, c, d, e, f, g, h]);
  for (let at = 0; at < 8; at += 1) words[at] = wordAt(words, at) + wordAt(start, at);
}

function nextWord(words: Int32Array, at: number): number {
  const far = wordAt(words, (at - 15) & 15);
  const near = wordAt(words, (at - 2) & 15);
  const first = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
  const second = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
  return (wordAt(words, at & 15) + first + wordAt(words, (at - 7) & 15) + second) | 0;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function wordAt(words: ArrayLike<number>, at: number): number {
  return words[at] ?? 0;
}

/** Fractions of the square roots of the first eight primes. */
const start = [
  0x6a09e667, -0x4498517b, 0x3c6ef372, -0x5ab00ac6, 0x510e527f, -0x64fa9774, 0x1f83d9ab, 0x5be0cd19,
];

/** Fractions of the cube roots of the first 64 primes, as numbers of 32 bits with a sign. */
const constants = [
  0x428a2f98, 0x71374491, -0x4a3f0431, -0x164a245b, 0x3956c25b, 0x59f111f1, -0x6dc07d5c,
  -0x54e3a12b, -0x27f85568, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, -0x7f214e02,
  -0x6423f959, -0x3e640e8c, -0x1b64963f, -0x1041b87a, 0xfc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
  0x5cb0a9dc, 0x76f988da, -0x67c1aeae, -0x57ce3993, -0x4ffcd838, -0x40a68039, -0x391ff40d,
  -0x2a586eb9, 0x6ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354,
  0x766a0abb, -0x7e3d36d2, -0x6d8dd37b, -0x5d40175f, -0x57e599b5, -0x3db47490, -0x3893ae5d,
  -0x2e6d17e7, -0x2966f9dc, -0xbf1ca7b, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5,
  0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, -0x7b3787ec, -0x7338fdf8,
  -0x6f410006, -0x5baf9315, -0x41065c09, -0x398e870e,
];
