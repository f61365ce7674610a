/** Bytes of one block. */
const rate = 136;

/**
 * Keccak-256 of a message that fits one block, with the padding that Ethereum kept from before
 * SHA-3. Written out here because the one of `@noble/hashes` is no faster and costs 0.6 KB gzipped
 * more, also beside its SHA-256; tests compare with it.
 * @throws {RangeError} over 135 bytes; the text of an address has 40
 * @see https://keccak.team/keccak_specs_summary.html
 */
export function keccak256(message: Uint8Array): Uint8Array {
  if (message.length >= rate) throw new RangeError('The message is longer than one block.');
  const halves = absorb(message);
  permute(halves);
  const hash = new Uint8Array(32);
  for (let at = 0; at < 32; at += 1) hash[at] = half(halves, at >> 2) >> (8 * (at & 3));
  return hash;
}

/** The message with its padding as the first halves of the state, the lowest byte first. */
function absorb(message: Uint8Array): Int32Array {
  const halves = new Int32Array(50);
  for (let at = 0; at <= message.length; at += 1)
    halves[at >> 2] = half(halves, at >> 2) | ((message[at] ?? 0x01) << (8 * (at & 3)));
  const last = (rate - 1) >> 2;
  halves[last] = half(halves, last) ^ (0x80 << 24);
  return halves;
}

/**
 * Keccak-f[1600]: 25 lanes of 64 bits, each as a low and a high half. Lane `x + 5y` begins at half
 * `2x + 10y`.
 */
function permute(halves: Int32Array): void {
  const parities = new Int32Array(10);
  for (let round = 0; round < roundConstants.length; round += 2) {
    mixColumns(halves, parities);
    turnLanes(halves);
    for (let row = 0; row < 50; row += 10) combineRow(halves, row);
    halves[0] = half(halves, 0) ^ (roundConstants[round] ?? 0);
    halves[1] = half(halves, 1) ^ (roundConstants[round + 1] ?? 0);
  }
}

/** Theta: into each column goes the parity of the two beside it, one of them turned by a bit. */
function mixColumns(halves: Int32Array, parities: Int32Array): void {
  for (let at = 0; at < 10; at += 1) {
    const upper = half(halves, at) ^ half(halves, at + 10) ^ half(halves, at + 20);
    parities[at] = upper ^ half(halves, at + 30) ^ half(halves, at + 40);
  }
  for (let column = 0; column < 10; column += 2) {
    const left = column === 0 ? 8 : column - 2;
    const right = column === 8 ? 0 : column + 2;
    const rightLow = half(parities, right);
    const rightHigh = half(parities, right + 1);
    const low = half(parities, left) ^ turn(rightLow, rightHigh, 1);
    const high = half(parities, left + 1) ^ turn(rightHigh, rightLow, 1);
    for (let at = column; at < 50; at += 10) {
      halves[at] = half(halves, at) ^ low;
      halves[at + 1] = half(halves, at + 1) ^ high;
    }
  }
}

/** Rho and pi: each lane but the first is turned and moved to the place of the next one. */
function turnLanes(halves: Int32Array): void {
  let low = half(halves, 2);
  let high = half(halves, 3);
  for (let step = 0; step < places.length; step += 1) {
    const place = places[step] ?? 0;
    const bits = turns[step] ?? 0;
    const front = bits < 32 ? low : high;
    const back = bits < 32 ? high : low;
    low = half(halves, place);
    high = half(halves, place + 1);
    halves[place] = turn(front, back, bits);
    halves[place + 1] = turn(back, front, bits);
  }
}

/** Chi: each lane of a row is inverted where the next one has no bit and the one after has. */
function combineRow(halves: Int32Array, row: number): void {
  const low0 = half(halves, row);
  const high0 = half(halves, row + 1);
  const low1 = half(halves, row + 2);
  const high1 = half(halves, row + 3);
  const low2 = half(halves, row + 4);
  const high2 = half(halves, row + 5);
  const low3 = half(halves, row + 6);
  const high3 = half(halves, row + 7);
  const low4 = half(halves, row + 8);
  const high4 = half(halves, row + 9);
  halves[row] = low0 ^ (~low1 & low2);
  halves[row + 1] = high0 ^ (~high1 & high2);
  halves[row + 2] = low1 ^ (~low2 & low3);
  halves[row + 3] = high1 ^ (~high2 & high3);
  halves[row + 4] = low2 ^ (~low3 & low4);
  halves[row + 5] = high2 ^ (~high3 & high4);
  halves[row + 6] = low3 ^ (~low4 & low0);
  halves[row + 7] = high3 ^ (~high4 & high0);
  halves[row + 8] = low4 ^ (~low0 & low1);
  halves[row + 9] = high4 ^ (~high0 & high1);
}

/** One half of a lane turned by `bits`, of which only the lower five count. */
function turn(own: number, other: number, bits: number): number {
  return (own << bits) | (other >>> -bits);
}

function half(halves: Int32Array, at: number): number {
  return halves[at] ?? 0;
}

/** Where each step of rho and pi puts its lane, beginning with the one of lane 1. */
const places = [
  20, 14, 22, 34, 36, 6, 10, 32, 16, 42, 48, 8, 30, 46, 38, 26, 24, 4, 40, 28, 44, 18, 12, 2,
];
const turns = [
  1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44,
];

/** Iota, per round: low half, high half. */
const roundConstants = [
  1, 0, 0x8082, 0, 0x808a, 0x80000000, 0x80008000, 0x80000000, 0x808b, 0, 0x80000001, 0, 0x80008081,
  0x80000000, 0x8009, 0x80000000, 0x8a, 0, 0x88, 0, 0x80008009, 0, 0x8000000a, 0, 0x8000808b, 0,
  0x8b, 0x80000000, 0x8089, 0x80000000, 0x8003, 0x80000000, 0x8002, 0x80000000, 0x80, 0x80000000,
  0x800a, 0, 0x8000000a, 0x80000000, 0x80008081, 0x80000000, 0x8080, 0x80000000, 0x80000001, 0,
  0x80008008, 0x80000000,
];
