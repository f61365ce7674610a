// Measures opening a sealed record of a wallet where its owner is, compared with its argon2id alone.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seedPhraseToEntropy } from '../packages/keyring/dist/index.js';
import {
  deriveOprfKey,
  deriveWrappingKey,
  evaluateBlinded,
  evaluateInput,
  openSealedVault,
  seedContext,
  wrapContext,
} from '../packages/keyring/dist/vault.js';
import { median, printSection, verdict } from './report/table.mjs';

const rounds = 9;
const gate = 1.3;

// The library with which the site derives; a measurement adds no dependency of its own.
const { resolve } = createRequire(join(import.meta.dirname, '../packages/app/package.json'));
const { argon2id } = await import(pathToFileURL(resolve('hash-wasm')).href);

const walletId = '0197c3a0-0000-7000-8000-000000000001';
const userId = '0197c3a0-0000-7000-8000-000000000002';
const createdAt = new Date('2026-11-20T09:00:00.123Z');
const password = 'Correct-horse-7';
const salt = new Uint8Array(16).fill(3);
const cost = { memoryKib: 65_536, passes: 3, lanes: 1 };
const serverKey = deriveOprfKey(new Uint8Array(32).fill(7), new TextEncoder().encode(walletId));
const text = (bytes) => Buffer.from(bytes).toString('base64url');

const vault = await seal();
const evaluate = async (blinded) =>
  text(evaluateBlinded(serverKey, new Uint8Array(Buffer.from(blinded, 'base64url'))));
const times = { ours: [], bare: [] };
for (let round = 0; round <= rounds; round += 1) {
  const ours = await timeOf(() =>
    openSealedVault({ walletId, vault, password, deriveKey, evaluate }),
  );
  const bare = await timeOf(() =>
    deriveKey({ password: new TextEncoder().encode(password), salt, ...cost }),
  );
  // The first round warms up.
  if (round === 0) continue;
  times.ours.push(ours);
  times.bare.push(bare);
}
const ratio = median(times.ours) / median(times.bare);
printSection({
  title: 'Opening a sealed wallet',
  text: `From the password to the seed, argon2id of 64 MiB in WebAssembly within, the server’s evaluation in the same process. Median of ${rounds} rounds, taken in turns.`,
  head: ['What', 'ms', 'of argon2id alone', 'gate', ''],
  rows: [
    ['argon2id alone', median(times.bare).toFixed(0), '', '–', ''],
    [
      'opening the record',
      median(times.ours).toFixed(0),
      `${ratio.toFixed(2)}×`,
      `${gate}×`,
      verdict(ratio, gate),
    ],
  ],
});

function deriveKey({ password: typed, salt: grain, memoryKib, passes, lanes }) {
  return argon2id({
    ...{ password: typed, salt: grain, hashLength: 32, outputType: 'binary' },
    ...{ memorySize: memoryKib, iterations: passes, parallelism: lanes },
  });
}

async function timeOf(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Seals a seed phrase as the server does. */
async function seal() {
  const stretched = await deriveKey({
    password: new TextEncoder().encode(password),
    salt,
    ...cost,
  });
  const output = evaluateInput(serverKey, stretched);
  const wrapping = deriveWrappingKey({ walletId, stretched, output });
  const dataKey = new Uint8Array(32).fill(5);
  const [ivW, ivS] = [new Uint8Array(12).fill(1), new Uint8Array(12).fill(2)];
  const wrapped = wrapContext(2, {
    ...{ walletId, kdf: 'argon2id', kdfParams: 'm=65536,t=3,p=1' },
    ...{ salt, pepperVersion: 1 },
  });
  const entropy = seedPhraseToEntropy(`${'abandon '.repeat(11)}about`);
  const context = seedContext({ walletId, userId, createdAt });
  return {
    ...{ v: 2, kdf: 'argon2id', params: { m: 65_536, t: 3, p: 1 }, salt: text(salt), pepperV: 1 },
    ...{
      ivW: text(ivW),
      wrap: await encrypt(dataKey, { key: wrapping, iv: ivW, context: wrapped }),
    },
    ...{
      ivS: text(ivS),
      seed: await encrypt([...entropy, 0, 0], { key: dataKey, iv: ivS, context }),
    },
    ...{ userId, createdAt, isNewest: true },
  };
}

async function encrypt(plain, { key, iv, context }) {
  const { subtle } = crypto;
  const aes = await subtle.importKey('raw', new Uint8Array(key), 'AES-GCM', false, ['encrypt']);
  const additionalData = new TextEncoder().encode(context);
  const algorithm = { name: 'AES-GCM', iv, additionalData };
  return text(new Uint8Array(await subtle.encrypt(algorithm, aes, Uint8Array.from(plain))));
}
