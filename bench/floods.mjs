// Measures unlock and send of a signed-in user while 50 strangers sign up at once, against the same in calm.
// Uses `DATABASE_URL`, or a PostgreSQL of its own.
import { randomInt, randomUUID } from 'node:crypto';
import { createApi, sendBody } from './load/api.mjs';
import { load, quantile, under } from './load/measure.mjs';
import { benchOnPostgres } from './load/open-product.mjs';
import { createPayer, password } from './load/world.mjs';
import { printSection, verdict } from './report/table.mjs';

const title = 'Floods';
const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const strangers = 50;
const rounds = 3;
const perRound = 10;

await benchOnPostgres(title, async ({ start }) => {
  // Each stranger has an address of their own, so that none is stopped by the limit of an address.
  const product = await start({ env: { TRUST_PROXY: '1' } });
  const calls = new Map([
    ['unlock', unlock],
    ['send', send],
  ]);
  const times = new Map([...calls.keys()].map((what) => [what, { calm: [], flooded: [] }]));
  const answers = new Map();
  const flood = () => signUp(product, answers);
  // In turns: what else the machine does meets both alike.
  for (let round = 0; round < rounds; round += 1) {
    // An owner a round: one wallet alone comes to its limit of sends in a minute.
    const owner = await createPayer(product.url, perRound * 2 + 4);
    for (const [what, call] of calls) {
      const run = () =>
        load(product.pid, { count: perRound, concurrency: 1, call: () => call(owner) });
      times.get(what).calm.push(...(await run()).times);
      times.get(what).flooded.push(...(await under(strangers, flood, run)).times);
    }
  }
  const rows = [...times].flatMap(([what, { calm, flooded }]) => rowsOf(what, { calm, flooded }));
  printSection({
    title,
    text: `${strangers} strangers at ${strangers} network addresses sign up at once, without end; a refused one waits as long as the answer says. Answers: ${listAnswers(answers)}. Calm and flood in turns, ${rounds * perRound} calls each.`,
    head: ['What', 'Measured', 'Gate', ''],
    rows,
  });
});

function rowsOf(what, { calm, flooded }) {
  const [before, during] = [calm, flooded].map((each) => quantile(each, 0.95));
  return [
    [`${what}: p95 in calm, ms`, before.toFixed(0), '–', ''],
    [
      `${what}: p95 while 50 sign up, against calm`,
      `${(during / before).toFixed(2)}×`,
      '≤ 2×',
      verdict(during / before, 2),
    ],
  ];
}

function unlock({ api, walletId }) {
  const body = { seedPhrase: null, password, trustDevice: false };
  return api.expect('POST', `/api/wallets/${walletId}/unlock`, body);
}

function send({ api, walletId, accountId }) {
  const path = `/api/wallets/${walletId}/transactions/accounts/${accountId}`;
  const body = sendBody({ amount: '0.0001', recipient, password });
  return api.expect('POST', path, body, { 'idempotency-key': randomUUID() });
}

async function signUp(product, answers) {
  const body = {
    name: 'Flood',
    email: `flood-${randomUUID()}@example.com`,
    password: 'lantern-quartz-41',
    accountType: 'INDIVIDUAL',
    acceptTerms: true,
    referralCode: null,
    device: { device: 'Desktop', os: 'Linux', browser: 'Flood' },
  };
  const from = { 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` };
  const guest = createApi(() => product.url);
  const { status } = await guest.call('POST', '/v1/auth/register/basic', body, from);
  answers.set(status, (answers.get(status) ?? 0) + 1);
  if (status === 429) await new Promise((resolve) => setTimeout(resolve, 5_000));
}

function listAnswers(answers) {
  return [...answers].map(([status, count]) => `${count} times ${status}`).join(', ');
}
