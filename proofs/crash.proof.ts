// Proves that no crash loses or doubles money: kills the server in a send loop and balances the books.
// Both the wallet's tables and the raw transactions of the ledger, read by another library, must balance.
//   --kills <number>   how often, 20 unless told
//   --postgres         on a PostgreSQL of its own instead of the embedded database
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { it } from 'vitest';
import { createApi, createOwner, sendBody, toBtc, toSat, until } from '../bench/load/api.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';
import { type Books, readBooks } from './support/read-books.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: {
    kills: { type: 'string', default: '20' },
    postgres: { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);
const password = 'Proof-password-1';
const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const parallel = 3;
const checks = createChecks(values.postgres ? 'crash-postgres' : 'crash');

interface Place {
  readonly walletId: string;
  readonly accountId: string;
}
interface Balance {
  readonly available: bigint;
  readonly total: bigint;
}
interface Sent {
  readonly sat: bigint;
  readonly hash: string;
}

const data = mkdtempSync(join(tmpdir(), 'billfold-crash-'));
// A block each second: blocks, watcher and outbox are all at work when the kill comes.
const postgres = values.postgres ? await startPostgres() : null;
const place = postgres === null ? { data } : { url: postgres.url };
const start = () =>
  startProduct({
    data,
    env: { SANDBOX_SPEED: '600', DATABASE_URL: postgres === null ? '' : postgres.url },
  });
let product = await start();
const api = createApi(() => product.url);

it('no crash of the server loses or doubles money', async () => {
  try {
    const { walletId, accountId } = await createOwner(api, { password });
    const funded = await fund({ walletId, accountId, deposits: 12, sat: 50_000_000n });
    const sent = await sendUnderFire({ walletId, accountId });
    await settle({ walletId });
    const account = await oneKeyManyPosts({ walletId, accountId, sent });
    await product.stop();

    const books = await readBooks(place, { accountIds: [accountId], recipient });
    judge(books, { account, funded, sent });
  } finally {
    await product.kill();
    await postgres?.stop();
    rmSync(data, { recursive: true, force: true });
  }

  checks.finish();
});

/** Pays several deposits in, so that sends have inputs to choose from. Returns their sum in satoshi. */
async function fund({
  walletId,
  accountId,
  deposits,
  sat,
}: Place & { readonly deposits: number; readonly sat: bigint }): Promise<bigint> {
  const { addressValue } = await api.expect(
    'GET',
    `/api/wallets/${walletId}/accounts/${accountId}/deposit-address`,
  );
  for (let i = 0; i < deposits; i += 1)
    await api.expect('POST', '/v1/dev/sandbox/BTC/faucet', {
      address: addressValue,
      asset: 'BTC',
      amount: toBtc(sat),
    });
  const total = sat * BigInt(deposits);
  await until('deposits are available', async () => (await balance(walletId)).available === total, {
    withinMs: 30_000,
  });
  return total;
}

async function balance(walletId: string): Promise<Balance> {
  const { items } = await api.expect('GET', `/api/wallets/${walletId}/accounts`);
  const [account] = items;
  const available = toSat(account.nativeBalance);
  return { available, total: available + toSat(account.pendingBalance) };
}

/**
 * Keeps sends in flight while the server is killed at random moments. A send without an answer is
 * repeated under its own key until it has one, as our client does. Returns amount by key.
 */
async function sendUnderFire({ walletId, accountId }: Place): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  const startUps: number[] = [];
  let count = 0;
  let isOver = false;
  const next = () => {
    count += 1;
    return { key: `send-${count}`, sat: 20_000n + BigInt(count) };
  };
  const deliver = async ({ key, sat }: { key: string; sat: bigint }) => {
    const path = `/api/wallets/${walletId}/transactions/accounts/${accountId}`;
    const body = sendBody({ amount: toBtc(sat), recipient, password });
    for (;;) {
      const answer = await api
        .call('POST', path, body, { 'idempotency-key': key })
        .catch(() => null);
      if (answer?.status === 201) return sent.set(key, { sat, hash: answer.body.hash });
      if (answer !== null && answer.status !== 429)
        throw new Error(`${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const senders = Array.from({ length: parallel }, async () => {
    while (!isOver) await deliver(next());
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    await new Promise((resolve) => setTimeout(resolve, 400 + Math.random() * 2_000));
    await product.kill();
    const begun = performance.now();
    product = await start();
    startUps.push(performance.now() - begun);
  }
  isOver = true;
  await Promise.all(senders);
  const slowest = Math.round(Math.max(...startUps));
  checks.add(
    'starts again by itself',
    startUps.length === kills,
    `${kills} kills, slowest start ${slowest} ms`,
  );
  return sent;
}

/** Waits for the last send to be in a block: then nothing is on its way any more. */
async function settle({ walletId }: Pick<Place, 'walletId'>): Promise<void> {
  const begun = performance.now();
  await until(
    'every send has confirmed',
    async () => {
      const { items } = await api.expect(
        'GET',
        `/api/wallets/${walletId}/transactions?PageSize=100`,
      );
      return items.every(({ status }: { status: string }) => status === 'CONFIRMED');
    },
    { withinMs: 60_000 },
  );
  checks.add(
    'nothing is stuck',
    true,
    `all confirmed ${Math.round(performance.now() - begun)} ms after the last send`,
  );
}

async function oneKeyManyPosts({
  walletId,
  accountId,
  sent,
}: Place & { readonly sent: Map<string, Sent> }): Promise<Balance> {
  const path = `/api/wallets/${walletId}/transactions/accounts/${accountId}`;
  const sat = 77_777n;
  const body = sendBody({ amount: toBtc(sat), recipient, password });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => api.call('POST', path, body, { 'idempotency-key': 'fifty' })),
  );
  const hashes = new Set(answers.filter(({ status }) => status === 201).map((a) => a.body.hash));
  const others = answers.filter(({ status }) => status !== 201 && status !== 429);
  checks.add(
    '50 parallel posts with one key make one transaction',
    hashes.size === 1 && others.length === 0,
    `${answers.filter(({ status }) => status === 201).length} answers, ${hashes.size} hash`,
  );
  sent.set('fifty', { sat, hash: String([...hashes][0]) });
  await settle({ walletId });
  return balance(walletId);
}

function judge(
  books: Books,
  { account, funded, sent }: { account: Balance; funded: bigint; sent: ReadonlyMap<string, Sent> },
): void {
  const sentSat = [...sent.values()].reduce((sum, { sat }) => sum + sat, 0n);
  const owned = account.total + books.wallet.sent + books.wallet.fees;
  checks.add(
    "the wallet's books balance: funded = balance + sent + fees",
    owned === funded && books.wallet.sent === sentSat,
    `${funded} = ${account.total} + ${books.wallet.sent} + ${books.wallet.fees} sat`,
  );
  const onLedger = books.ledger.unspent + books.ledger.paid + books.ledger.fees;
  checks.add(
    "the ledger's books balance: funded = unspent + paid + fees",
    onLedger === books.ledger.received && books.ledger.received === funded,
    `${books.ledger.received} = ${books.ledger.unspent} + ${books.ledger.paid} + ${books.ledger.fees} sat`,
  );
  checks.add(
    'both books agree',
    books.ledger.unspent === account.total && books.ledger.fees === books.wallet.fees,
    `${books.ledger.unspent} sat unspent, ${books.ledger.fees} sat fees`,
  );
  const expected = [...sent.values()].map(({ sat, hash }) => `${hash} ${sat}`).sort();
  const found = books.ledger.payments.map(({ hash, sat }) => `${hash} ${sat}`).sort();
  checks.add(
    "the recipient's outputs equal the acknowledged sends one to one",
    JSON.stringify(expected) === JSON.stringify(found),
    `${found.length} outputs, ${expected.length} sends`,
  );
  checks.add(
    'no intent and no outbox item is left',
    books.open.intents === 0 && books.open.outboxItems === 0,
    `${books.open.intents} signed only, ${books.open.outboxItems} outbox items open`,
  );
}
