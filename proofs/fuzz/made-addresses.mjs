// Addresses that are nearly right: correctly encoded, with a wrong version, length, checksum or flag.
// Changing characters alone never gets past a checksum.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { checksumAddress } from 'viem';

const require = createRequire(new URL('../../packages/keyring/package.json', import.meta.url));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const { base58, base64, base64urlnopad, bech32, bech32m, createBase58check } =
  await load('@scure/base');
const { sha256 } = await load('@noble/hashes/sha2.js');
const base58check = createBase58check(sha256);

/** By network, how to make one that is more or less like its own. */
const makers = {
  BTC: (random) => makeUtxo(random, { hrp: 'bc', versions: [0x00, 0x05] }),
  LTC: (random) => makeUtxo(random, { hrp: 'ltc', versions: [0x30, 0x32] }),
  ETH: makeEvm,
  BSC: makeEvm,
  TRX: (random) => makeBase58check(random, [0x41]),
  SOL: (random) => base58.encode(bytes(random, random.pick([32, 32, 32, 31, 33]))),
  TON: makeTon,
};

export function makeAddress(random, network) {
  return makers[network](random);
}

function bytes(random, length) {
  // Leading zeros are where base58 goes wrong.
  const zeros = random.below(6) === 0 ? random.below(length) : 0;
  return Uint8Array.from({ length }, (_, at) => (at < zeros ? 0 : random.below(256)));
}

function makeUtxo(random, { hrp, versions }) {
  if (random.below(2) === 0) return makeBase58check(random, versions);
  const version = random.pick([0, 0, 1, 1, 2, 16, random.below(20)]);
  const length = random.pick([20, 32, 32, 2, 40, 41, 1 + random.below(44)]);
  const right = version === 0 ? bech32 : bech32m;
  const coder = random.below(8) === 0 ? (right === bech32 ? bech32m : bech32) : right;
  const prefix =
    random.below(8) === 0 ? random.pick(['tb', 'bcrt', 'ltcmweb', 'sp', 'bc', 'ltc']) : hrp;
  const words = [version, ...coder.toWords(bytes(random, length))];
  const text = coder.encode(prefix, words, false);
  return random.below(6) === 0 ? text.toUpperCase() : text;
}

function makeBase58check(random, versions) {
  const version = random.below(6) === 0 ? random.below(256) : random.pick(versions);
  const length = random.pick([20, 20, 20, 20, 19, 21, 32]);
  return base58check.encode(Uint8Array.from([version, ...bytes(random, length)]));
}

function makeEvm(random) {
  const text = `0x${Buffer.from(bytes(random, 20)).toString('hex')}`;
  const digits = text.slice(2);
  return random.pick([
    text,
    checksumAddress(text),
    checksumAddress(text),
    `0x${digits.toUpperCase()}`,
    `0X${digits}`,
    digits,
    `0x${flip(random, checksumAddress(text).slice(2))}`,
  ]);
}

function flip(random, text) {
  const at = random.below(text.length);
  const letter = text[at] ?? '';
  const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
  return text.slice(0, at) + other + text.slice(at + 1);
}

/** TON documentation, smart contract addresses: a tag, a workchain, 32 bytes and their CRC-16. */
function makeTon(random) {
  const hash = bytes(random, 32);
  if (random.below(4) === 0)
    return `${random.pick([0, -1, 1, -2, 127])}:${Buffer.from(hash).toString('hex')}`;
  const tag = random.pick([0x11, 0x51, 0x91, 0xd1, random.below(256)]);
  const workchain = random.pick([0, 0, 0, 255, 1, random.below(256)]);
  const body = Uint8Array.from([tag, workchain, ...hash]);
  const crc = random.below(8) === 0 ? random.below(65_536) : crc16(body);
  const whole = Uint8Array.from([...body, crc >> 8, crc & 255]);
  return random.pick([base64urlnopad, base64]).encode(whole);
}

/** CRC-16/XMODEM, bit by bit. */
function crc16(data) {
  let crc = 0;
  for (const byte of data) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc;
}
