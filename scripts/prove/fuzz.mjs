// Proves that damaged input is refused, never worse: addresses, payment URIs, amounts, seed phrases.
// 100,000 inputs per parser, a million with `--long`; `--seed <number>` plays a failure again.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkSeedPhrase,
  getNetwork,
  isBillfoldError,
  networkCodes,
  parseAmount,
  parsePaymentUri,
  parseRecipient,
  sanitizeAmountInput,
  toDecimal,
  validateAddress,
} from '../../packages/core/dist/index.js';
import { createChecks } from './checks.mjs';
import { createRandom, mutate } from './mutate.mjs';
import {
  addressReaders,
  addressReferences,
  isSeedPhrase,
  readAmount,
  wordlist,
} from './references.mjs';

const { values } = parseArgs({
  options: { long: { type: 'boolean', default: false }, seed: { type: 'string' } },
});
const rounds = values.long ? 1_000_000 : 100_000;
const seed = Number(values.seed ?? Date.now() % 2 ** 32);
const checks = createChecks('fuzz');
const random = createRandom(seed);
const corpus = readVectors();
console.log(`seed ${seed}`);

for (const network of networkCodes)
  fuzz(`${network} addresses`, corpus.addresses, (text) => {
    const check = validateAddress(network, text);
    if (check.valid) trust(network, text, check);
    return check.valid;
  });
fuzz('payment URIs', corpus.uris, (text) =>
  orRefused(() => {
    const request = parsePaymentUri(text);
    trustRequest(request);
  }),
);
for (const network of networkCodes)
  fuzz(`${network} recipients`, [...corpus.uris, ...corpus.addresses], (text) =>
    orRefused(() => {
      const request = parseRecipient(network, text);
      if (request.network !== network) throw new Error(`for ${request.network}`);
      trustRequest(request);
    }),
  );
fuzz(
  'amounts',
  ['0', '0.015', '.5', '5.', '21000000.00000000', '1e8', '-1', '0x10', '1,5'],
  (text) =>
    orRefused(() => {
      const units = parseAmount(text, 8);
      if (units !== readAmount(text, 8)) throw new Error(`read as ${units}`);
    }),
);
fuzz('decimals', ['0.00012000', '100', '0', '00.1', '1.'], (text) =>
  orRefused(() => {
    if (readAmount(toDecimal(text), 36) === undefined) throw new Error('is no amount');
  }),
);
fuzz('typed amounts', ['1.50000000', '0.1', ''], (text) => {
  const kept = sanitizeAmountInput('1.5', text, 8);
  if (!/^\d*(\.\d{0,8})?$/.test(kept)) throw new Error(`keeps ${JSON.stringify(kept)}`);
  return true;
});
fuzz('seed phrases', seedPhrases(), (text) => {
  const isTaken = checkSeedPhrase(text, wordlist).outcome === 'valid';
  if (isTaken && !isSeedPhrase(text)) throw new Error('the library refuses it');
  return isTaken;
});
checks.finish();

/** `judge` answers whether the input was taken, and throws when that was wrong. */
function fuzz(what, texts, judge) {
  let taken = 0;
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    // Every tenth as it is: that the parser still takes what is right is shown too.
    const text = round % 10 === 0 ? random.pick(texts) : mutate(random, texts);
    const begun = performance.now();
    try {
      if (judge(text)) taken += 1;
    } catch (error) {
      return checks.add(what, false, `${JSON.stringify(text)}: ${error.message} (seed ${seed})`);
    }
    slowest = Math.max(slowest, performance.now() - begun);
  }
  const isAlive = taken > 0;
  checks.add(what, isAlive, `${rounds} inputs, ${taken} taken, slowest ${slowest.toFixed(1)} ms`);
}

/** Whether `parse` takes its input; a refusal is an error of ours, anything else goes on. */
function orRefused(parse) {
  try {
    parse();
    return true;
  } catch (error) {
    if (isBillfoldError(error)) return false;
    throw error;
  }
}

function trustRequest({ network, address, amount }) {
  const check = validateAddress(network, address);
  if (!check.valid) throw new Error(`takes ${address}, which is no address of ${network}`);
  trust(network, address, check);
  if (typeof amount === 'string') parseAmount(amount, getNetwork(network).decimals);
}

/** What we take, another library takes too, and it is what was typed. */
function trust(network, text, { normalized, flags }) {
  const read = addressReaders[network] ?? ((address) => address.toLowerCase());
  if (read(normalized) !== read(text)) throw new Error(`was read as ${normalized}`);
  const isTaken = addressReferences[network];
  if (isTaken !== undefined && !isTaken(text, flags))
    throw new Error(`${network} takes it, another library does not`);
}

/** The published vectors of every network, right and wrong ones. */
function readVectors() {
  const folder = join(import.meta.dirname, '../../packages/core/src/networks');
  const vectors = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('vectors.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const textsOf = (part) => vectors.flatMap((v) => [...v[part].valid, ...v[part].invalid]);
  return {
    addresses: textsOf('addresses').map(({ address, text }) => address ?? text),
    uris: textsOf('paymentUris').map(({ text }) => text),
  };
}

/** Of all five lengths, made of the published ones of BIP-39. */
function seedPhrases() {
  const vectors = readFileSync(
    join(import.meta.dirname, '../../packages/keyring/src/bip39.vectors.json'),
    'utf8',
  );
  return [...vectors.matchAll(/"((?:[a-z]+ ){11,23}[a-z]+)"/g)].map(([, phrase]) => phrase);
}
