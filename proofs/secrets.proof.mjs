// Proves that secrets stay where they belong: not in logs, refusals, the database or the memory of the
// process that answers people; that phrases are random; and that a guess tells nothing by its time.
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSeedPhrase, seedPhraseToEntropy } from '@billfold/keyring';
import { it } from 'vitest';
import { createApi, createOwner, sendBody, until } from '../bench/load/api.mjs';
import { startProduct } from '../scripts/product.mjs';
import { countInMemory } from './secrets/count-in-memory.mjs';
import { sealOften } from './secrets/seal-often.mjs';
import { createChecks } from './support/checks.ts';
import { withRows } from './support/read-books.ts';

const checks = createChecks('secrets');
const data = mkdtempSync(join(tmpdir(), 'billfold-secrets-'));
const cloudPassword = `Canary-${randomUUID()}-A`;
const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const env = {
  SANDBOX_SPEED: '0',
  RATE_LIMITS: 'off',
  TRUST_PROXY: '1',
  SANDBOX_CONTROLS: 'public',
  LOG_LEVEL: 'debug',
};
const signInPassword = 'lantern-quartz-41';
const device = { device: 'Desktop', os: 'Linux', browser: 'Proof' };
const elsewhere = () => ({
  'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`,
});

it('secrets stay out of logs, refusals, the database and memory', async () => {
  try {
    checkPhrases();
    await checkSeals();
    const { owner, seedPhrase, secrets } = await driveEveryCall();
    await checkDatabase(secrets);
    await checkMemory(owner, seedPhrase);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  checks.finish();
});

/** S6: none comes twice, and no first word is favoured. */
function checkPhrases() {
  const count = 100_000;
  const seen = new Set();
  const firsts = new Map();
  for (let at = 0; at < count; at += 1) {
    const phrase = generateSeedPhrase(12, (length) =>
      crypto.getRandomValues(new Uint8Array(length)),
    );
    seen.add(phrase);
    const first = phrase.slice(0, phrase.indexOf(' '));
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  const mean = count / 2_048;
  const furthest = Math.max(
    ...[...firsts.values()].map((n) => Math.abs(n - mean) / Math.sqrt(mean)),
  );
  checks.add('S6 phrases', seen.size === count, `${count - seen.size} of ${count} came twice`);
  // Beyond six one look in fifty thousand ends, beyond five one in two hundred.
  const isEven = firsts.size === 2_048 && furthest < 6;
  checks.add(
    'S6 first words',
    isEven,
    `${firsts.size} words, the furthest ${furthest.toFixed(1)} sigma off`,
  );
}

/** S36: a key and a nonce that come twice would give away what they hide. */
async function checkSeals() {
  const seals = 100_000;
  const { drawn, nonces } = await sealOften(seals);
  checks.add(
    'S36 seals',
    drawn === 4 * seals && nonces === 2 * seals,
    `${4 * seals - drawn} of ${4 * seals} keys, salts and nonces came twice in ${seals} seals`,
  );
}

/** S5: every call of the contract with secrets in it, right and wrong, while everything is logged. */
async function driveEveryCall() {
  const product = await startProduct({ data, env });
  const api = createApi(() => product.url);
  const owner = await createOwner(api, { password: cloudPassword });
  const { seedPhrase } = await api.expect('POST', `/api/wallets/${owner.walletId}/reveal-seed`, {
    password: cloudPassword,
  });
  const { data: session } = await api.expect('POST', '/v1/auth/login/basic', {
    ...{ email: owner.email, password: signInPassword, twoFactorCode: null, device },
  });
  const secrets = [cloudPassword, seedPhrase, signInPassword, session.accessToken];
  const filled = {
    password: cloudPassword,
    newPassword: cloudPassword,
    seedPhrase,
    code: cloudPassword,
  };
  const refusals = [];
  let count = 0;
  for (const [method, path] of everyCall())
    for (const body of [filled, { ...filled, token: session.accessToken }, [seedPhrase]]) {
      const url = path
        .replace(/\{(id|walletId)\}/, owner.walletId)
        .replace('{accountId}', owner.accountId)
        .replaceAll(/\{\w+\}/g, 'BTC');
      const query =
        method === 'GET' ? `?password=${cloudPassword}&token=${session.accessToken}` : '';
      const answer = await api.call(method, url + query, method === 'GET' ? undefined : body, {
        ...{ authorization: `Bearer ${session.accessToken}`, 'idempotency-key': randomUUID() },
      });
      count += 1;
      if (answer.status >= 400) refusals.push(JSON.stringify(answer.body));
    }
  await product.stop();
  for (const [what, text] of [
    ['log', product.output()],
    ['refusals', refusals.join('\n')],
  ]) {
    const hits = secrets.filter((secret) => text.includes(secret)).length;
    checks.add(
      `S5 ${what}`,
      hits === 0,
      `${hits} secrets in ${text.length} characters of ${count} calls`,
    );
  }
  checks.add('S5 calls', count >= 200, `${count}`);
  await timeGuesses();
  return { owner, seedPhrase, secrets };
}

/** But for those that end sessions, which the others need. */
function everyCall() {
  const file = new URL('../docs/api/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(paths)
    .filter(([path]) => !/logout|user\/delete|sessions|\/events$/.test(path))
    .flatMap(([path, calls]) => Object.keys(calls).map((method) => [method.toUpperCase(), path]));
}

/** S23: an unknown address and a wrong password take the same time. */
async function timeGuesses() {
  const product = await startProduct({ data, env: { ...env, LOG_LEVEL: 'silent' } });
  const api = createApi(() => product.url);
  const people = 30;
  const known = [];
  for (let at = 0; at < people; at += 1) {
    const email = `person-${randomUUID()}@example.com`;
    const body = { name: 'Proof', email, password: signInPassword, device };
    const rest = { accountType: 'INDIVIDUAL', acceptTerms: true, referralCode: null };
    await api.expect('POST', '/v1/auth/register/basic', { ...body, ...rest }, elsewhere());
    known.push(email);
  }
  const unknown = known.map(() => `nobody-${randomUUID()}@example.com`);
  const times = { known: [], unknown: [] };
  const statuses = new Set();
  for (let round = 0; round < 10; round += 1)
    for (let at = 0; at < people; at += 1)
      for (const [kind, email] of [
        ['known', known[at]],
        ['unknown', unknown[at]],
      ]) {
        const body = { email, password: 'not-the-password', twoFactorCode: null, device };
        const begun = performance.now();
        const answer = await api.call('POST', '/v1/auth/login/basic', body, elsewhere());
        times[kind].push(performance.now() - begun);
        statuses.add(`${answer.status} ${answer.body.code}`);
      }
  await product.stop();
  // Pairs, one right after the other: what else the machine does meets both of them alike.
  const apart = times.known.map((time, at) => time - times.unknown[at]).toSorted((a, b) => a - b);
  const difference = Math.abs(apart[apart.length / 2]);
  const later = times.known.flatMap((a) =>
    times.unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)),
  );
  const auc = later.reduce((sum, each) => sum + each, 0) / later.length;
  checks.add('S23 answers', statuses.size === 1, [...statuses].join(', '));
  checks.add(
    'S23 time',
    difference < 5,
    `${difference.toFixed(2)} ms apart, the median of ${apart.length} pairs`,
  );
  checks.add('S23 order', Math.abs(auc - 0.5) < 0.1, `AUC ${auc.toFixed(3)}`);
}

/** S5: beside what is sealed nothing is kept; mails are there to be read. */
async function checkDatabase(secrets) {
  const hex = secrets.map((secret) => Buffer.from(secret).toString('hex'));
  const text = await withRows({ data }, async (rows) => {
    const tables = await rows(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const dumps = tables
      .filter(({ name }) => name !== 'mail_outbox')
      .map(({ name }) => rows(`select t::text as row from "${name}" t`));
    return JSON.stringify(await Promise.all(dumps));
  });
  const hits = [...secrets, ...hex].filter((secret) => text.includes(secret)).length;
  checks.add('S5 database', hits === 0, `${hits} secrets in ${text.length} characters`);
}

/** S34: after 50 sends by the cloud password, in processes that have not seen the phrase typed. */
async function checkMemory({ walletId, accountId, email }, seedPhrase) {
  const product = await startProduct({ data, env: { ...env, LOG_LEVEL: 'silent' } });
  const api = createApi(() => product.url);
  const { data: session } = await api.expect('POST', '/v1/auth/login/basic', {
    ...{ email, password: signInPassword, twoFactorCode: null, device },
  });
  api.signIn(session.accessToken);
  const place = `/api/wallets/${walletId}`;
  const { addressValue: address } = await api.expect(
    'GET',
    `${place}/accounts/${accountId}/deposit-address`,
  );
  await api.expect('POST', '/v1/dev/sandbox/BTC/faucet', {
    address,
    asset: 'BTC',
    amount: '1.00000000',
  });
  await api.expect('POST', '/v1/dev/sandbox/BTC/mine', { blocks: 6 });
  const balance = async () => (await api.expect('GET', `${place}/accounts`)).items[0].nativeBalance;
  await until('a deposit is available', async () => Number(await balance()) > 0, {
    withinMs: 30_000,
  });
  const body = sendBody({ amount: '0.0001', recipient, password: cloudPassword });
  for (let at = 0; at < 50; at += 1)
    await api.expect('POST', `${place}/transactions/accounts/${accountId}`, body, {
      'idempotency-key': randomUUID(),
    });
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const [, hex = ''] = /([0-9a-f]{64})/.exec(readFileSync(join(data, 'master.key'), 'utf8')) ?? [];
  const wanted = {
    phrase: Buffer.from(seedPhrase),
    entropy: Buffer.from(seedPhraseToEntropy(seedPhrase)),
    'master key': Buffer.from(hex, 'hex'),
    'master key as text': Buffer.from(hex),
    'cloud password': Buffer.from(cloudPassword),
  };
  const [signer = 0] = readFileSync(`/proc/${product.pid}/task/${product.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  const inServer = countInMemory(product.pid, wanted);
  const inSigner = countInMemory(signer, wanted);
  await product.stop();
  for (const what of ['phrase', 'entropy', 'master key', 'master key as text'])
    checks.add(`S34 ${what} in the server`, inServer[what] === 0, `${inServer[what]} times`);
  // Text cannot be wiped: what is left of it is told, not judged.
  checks.skip('S34 cloud password in the server', `${inServer['cloud password']} times`);
  for (const what of ['phrase', 'entropy', 'master key'])
    checks.add(`S34 ${what} in the signer`, inSigner[what] <= 1, `${inSigner[what]} times`);
  for (const what of ['master key as text', 'cloud password'])
    checks.skip(`S34 ${what} in the signer`, `${inSigner[what]} times`);
}
