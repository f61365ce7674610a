// Measures parsing, formatting and checking in core, compared with others that do the same, in one process.
import { join } from 'node:path';
import multicoin from 'multicoin-address-validator';
import { formatUnits, parseUnits } from 'viem';
import { fromKeyring } from './report/from-keyring.mjs';
import { timeInTurns } from './report/in-turns.mjs';
import { printSection, verdict } from './report/table.mjs';

const packages = join(import.meta.dirname, '../packages');
const core = await import(`${packages}/core/dist/index.js`);
const contract = await import(`${packages}/core/dist/contract/index.js`);
const { bech32, bech32m, createBase58check } = await fromKeyring('@scure/base');
const { sha256 } = await fromKeyring('@noble/hashes/sha2.js');
const { keccak_256 } = await fromKeyring('@noble/hashes/sha3.js');

const rounds = 15;
const texts = Array.from(
  { length: 1000 },
  (_, index) => `${index * 37}.${String(index).padStart(8, '0')}`,
);
const units = texts.map((text) => parseUnits(text, 18));
const bitcoin = [
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
];
const ethereum = [
  '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
];
// What people paste: right and mistyped, on every network that both know.
const pasted = [
  ['BTC', bitcoin[0]],
  ['BTC', bitcoin[1]],
  ['BTC', bitcoin[2]],
  ['BTC', bitcoin[3]],
  ['LTC', 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA'],
  ['LTC', 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh'],
  ['ETH', ethereum[0]],
  ['ETH', ethereum[0].toLowerCase()],
  ['TRX', 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
  ['SOL', 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk'],
].flatMap(([network, text]) => [
  [network, text],
  [network, `${text.slice(0, -1)}${text.endsWith('q') ? 'p' : 'q'}`],
]);
const accounts = {
  items: Array.from({ length: 100 }, account),
  total: 100,
  page: 1,
  pageSize: 100,
};
const written = JSON.stringify(accounts);

const rows = [
  compare('`parseAmount` against viem’s `parseUnits`, 1,000 amounts', {
    ours: () => texts.map((text) => core.parseAmount(text, 18)),
    theirs: () => texts.map((text) => parseUnits(text, 18)),
    gate: 1,
  }),
  compare('`formatAmount` against viem’s `formatUnits`, 1,000 amounts', {
    ours: () => units.map((amount) => core.formatAmount(amount, 18)),
    theirs: () => units.map((amount) => formatUnits(amount, 18)),
    gate: 1,
  }),
  compare('Bitcoin addresses against `@scure/base` by hand (no taproot key check), 400', {
    ours: () => repeat(100, () => bitcoin.map((text) => core.validateAddress('BTC', text).valid)),
    theirs: () => repeat(100, () => bitcoin.map(isBitcoinAddress)),
  }),
  compare('Ethereum addresses against `@noble/hashes` by hand, 400', {
    ours: () => repeat(200, () => ethereum.map((text) => core.validateAddress('ETH', text).valid)),
    theirs: () => repeat(200, () => ethereum.map(isEthereumAddress)),
  }),
  compare('Addresses of five networks against `multicoin-address-validator`, 2,000', {
    ours: () =>
      repeat(100, () => pasted.map(([network, text]) => core.validateAddress(network, text).valid)),
    theirs: () =>
      repeat(100, () => pasted.map(([network, text]) => multicoin.validate(text, network))),
    gate: 1 / 3,
  }),
  compare('100 accounts through the contract against `JSON.parse` alone', {
    ours: () => contract.listAccounts.response().parse(JSON.parse(written)),
    theirs: () => JSON.parse(written),
    limitMs: 1,
  }),
];
printSection({
  title: 'Core',
  text: `Median of ${rounds} rounds each, taken in turns; below 1.0× ours is faster.`,
  head: ['What', 'ours, ms', 'theirs, ms', 'ours of theirs', 'gate', ''],
  rows,
});

/** `gate`: the most of theirs that ours may take. `limitMs`: the most that it may take by itself. */
function compare(what, { ours, theirs, gate, limitMs }) {
  const { ours: own, theirs: other } = timeInTurns({ ours, theirs, rounds, calls: 20 });
  const ratio = own / other;
  return [
    what,
    own.toFixed(3),
    other.toFixed(3),
    `${ratio.toFixed(2)}×`,
    limitMs === undefined ? gateText(gate) : `${limitMs} ms`,
    limitMs === undefined ? verdict(ratio, gate) : verdict(own, limitMs),
  ];
}

function gateText(gate) {
  return gate === undefined ? '–' : `${gate.toFixed(2)}×`;
}

function repeat(times, work) {
  return Array.from({ length: times }, work);
}

/** Validates an address as a careful host would without this library: form, checksum, version. */
function isBitcoinAddress(text) {
  if (/^bc1/i.test(text)) {
    const { prefix, words } = bech32.decodeUnsafe(text) ?? bech32m.decodeUnsafe(text) ?? {};
    return prefix === 'bc' && bech32.fromWordsUnsafe(words.slice(1)) !== undefined;
  }
  const bytes = createBase58check(sha256).decode(text);
  return bytes.length === 21 && (bytes[0] === 0 || bytes[0] === 5);
}

function isEthereumAddress(text) {
  const lower = text.slice(2).toLowerCase();
  const hash = keccak_256(new TextEncoder().encode(lower));
  return [...lower].every((letter, index) => {
    const nibble = (hash[index >> 1] >> (index % 2 === 0 ? 4 : 0)) & 15;
    return text[index + 2] === (nibble > 7 ? letter.toUpperCase() : letter);
  });
}

function account(_, index) {
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  return {
    id,
    name: `Account ${index}`,
    blockchainNetwork: 'BTC',
    derivationPath: "m/84'/0'/0'",
    nativeBalance: '0.01500000',
    pendingBalance: '0.00000000',
    fiatBalance: '975.00',
    tokens: [],
    isArchived: false,
    isDeleted: false,
    depositAddressCount: 1,
    activatedOnChain: true,
    historyFrom: null,
    createdAt: '2026-11-20T13:00:00.000Z',
    asOf: '2026-11-20T13:00:00.000Z',
    stale: false,
  };
}
