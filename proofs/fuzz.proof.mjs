// Proves that damaged input is refused, never worse: addresses, payment URIs, amounts, seed phrases;
// and that no address is taken which two libraries refuse.
// 100,000 inputs per parser and network, a million with `--long`; `--seed <number>` plays a failure again.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkSeedPhrase,
  isBillfoldError,
  networkCodes,
  parseAmount,
  parsePaymentUri,
  parseRecipient,
  sanitizeAmountInput,
  toDecimal,
  validateAddress,
} from '@billfold/core';
import { it } from 'vitest';
import { addressLibraries, withoutWarnings } from './fuzz/address-libraries.mjs';
import { makeAddress } from './fuzz/made-addresses.mjs';
import { addressReaders, isSeedPhrase, readAmount, wordlist } from './fuzz/references.mjs';
import { settledBy } from './fuzz/settled-differences.mjs';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';
import { createRandom, mutate } from './support/random-input.mjs';

const { values } = parseArgs({
  args: proofArguments,
  options: { long: { type: 'boolean', default: false }, seed: { type: 'string' } },
});
const rounds = values.long ? 1_000_000 : 100_000;
const seed = Number(values.seed ?? Date.now() % 2 ** 32);
const checks = createChecks('fuzz');
const random = createRandom(seed);
const corpus = readVectors();
console.log(`seed ${seed}`);

it('damaged input is refused, never worse', async () => {
  for (const network of networkCodes) fuzzAddresses(network);
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
});

/**
 * `judge` answers whether the input was taken, and throws when that was wrong. The inputs are made of
 * `texts`, or by it.
 */
function fuzz(what, texts, judge) {
  // Every tenth as it is: that the parser still takes what is right is shown too.
  const makeOne =
    typeof texts === 'function'
      ? texts
      : (round) => (round % 10 === 0 ? random.pick(texts) : mutate(random, texts));
  let taken = 0;
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const text = makeOne(round);
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

/**
 * Returns true when `parse` accepts its input, false when it throws a BillfoldError; rethrows other
 * errors.
 */
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
  if (amount !== undefined && readAmount(amount, 36) === undefined)
    throw new Error(`asks for ${amount}`);
}

/** It is what was typed. */
function trust(network, text, { normalized }) {
  const read = addressReaders[network] ?? ((address) => address.toLowerCase());
  if (read(normalized) !== read(text)) throw new Error(`was read as ${normalized}`);
}

/** Published addresses, damaged ones, and ones that are nearly right, beside what libraries take. */
function fuzzAddresses(network) {
  const opinions = createOpinions(network);
  const makeOne = (round) => {
    if (round % 10 === 0) return random.pick(corpus.addresses);
    return round % 10 < 4 ? makeAddress(random, network) : mutate(random, corpus.addresses);
  };
  const take = (text) => {
    const check = validateAddress(network, text);
    if (!check.valid) return false;
    trust(network, text, check);
    opinions.compare(text, check);
    return true;
  };
  fuzz(`${network} addresses`, makeOne, take);
  const { refusals, settled, unsettled } = opinions;
  const texts = [...refusals].map(([name, count]) => `${name} refuses ${count}`);
  const isAgreed = unsettled.length === 0;
  const detail = isAgreed
    ? `none that two libraries refuse; ${texts.join(', ')}`
    : `${unsettled.length} that two libraries refuse, such as ${unsettled.slice(0, 3).join(' ')}`;
  checks.add(`${network} addresses that we take`, isAgreed, detail);
  for (const [name, count] of settled) console.log(`     ${count} by rule: ${name}`);
}

/** Creates a comparison of the addresses that we accept with the verdict of each library. */
function createOpinions(network) {
  const libraries = Object.entries(addressLibraries[network]);
  const refusals = new Map(libraries.map(([name]) => [name, 0]));
  const settled = new Map();
  const unsettled = [];
  return {
    refusals,
    settled,
    unsettled,
    compare: (text, check) => {
      const refusing = libraries.filter(([, takes]) => !withoutWarnings(() => takes(text)));
      for (const [name] of refusing) refusals.set(name, refusals.get(name) + 1);
      if (refusing.length < 2) return;
      const rule = settledBy(network, text, check);
      if (rule === undefined) unsettled.push(JSON.stringify(text));
      else settled.set(rule, (settled.get(rule) ?? 0) + 1);
    },
  };
}

/** The published vectors of every network, right and wrong ones. */
function readVectors() {
  const folder = join(import.meta.dirname, '../packages/core/src/networks');
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

/** Returns seed phrases of all five lengths, from the published vectors of BIP-39. */
function seedPhrases() {
  const vectors = readFileSync(
    join(import.meta.dirname, '../packages/keyring/src/bip39.vectors.json'),
    'utf8',
  );
  return [...vectors.matchAll(/"((?:[a-z]+ ){11,23}[a-z]+)"/g)].map(([, phrase]) => phrase);
}
