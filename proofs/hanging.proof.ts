// Proves that a node or a mail server that hangs delays the work of its own lane alone: a live product on
// PostgreSQL, whose node of Ethereum and then whose mail server take calls and never answer.
//   --sign-ups <number>   how many mails are measured, 30 unless told
import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { parseAmount } from '@billfold/core';
import { it } from 'vitest';
import { createApi, createOwner, sendBody, signInPassword, until } from '../bench/load/api.mjs';
import { ethereum } from '../e2e/networks.ts';
import { type EvmNode, startEvmNode } from '../packages/server/test/evm-node.ts';
import { type MailServer, startMailServer } from '../packages/server/test/mail-server.ts';
import { findBinaries, missing } from '../scripts/postgres.mjs';
import { type Product, startProduct } from '../scripts/product.mjs';
import { withLiveDatabase } from './live/with-live-database.mjs';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: { 'sign-ups': { type: 'string', default: '30' } },
});
const checks = createChecks('hanging');
const password = 'Cloud-Password-7';
const ether = (text: string) => parseAmount(text, 18);
const amount = '0.01';
const broadcast = 'eth_sendRawTransaction';
const everyCall = [
  ...['eth_chainId', 'eth_syncing', 'eth_feeHistory', 'eth_getBlockByNumber'],
  ...['eth_getBlockReceipts', 'eth_getTransactionByHash', 'eth_getBalance', 'eth_call'],
  ...['eth_getTransactionCount', broadcast],
];
/** More than the workers of a lane. */
const waiting = 6;

it('what hangs delays its own lane alone', async () => {
  if (findBinaries() === undefined) checks.missing('the lanes', missing);
  else {
    const node = await startEvmNode();
    const mails = await startMailServer();
    await withLiveDatabase([{ env: { ETH_RPC_URL: node.url } }], (live) =>
      prove(live, node, mails),
    );
  }
  checks.finish();
});

interface Live {
  readonly folder: string;
  readonly env: Record<string, string>;
}

async function prove({ folder, env }: Live, node: EvmNode, mails: MailServer): Promise<void> {
  let product = await startProduct({ data: folder, env });
  const api = createApi(() => product.url);
  const owner = await createOwner(api, { password, network: 'ETH' });
  const send = () =>
    api.expect(
      'POST',
      `/api/wallets/${owner.walletId}/transactions/accounts/${owner.accountId}`,
      sendBody({ amount, recipient: ethereum.stranger, password }),
      { 'idempotency-key': randomUUID() },
    );
  await fund(node, api, owner);
  node.behave({ away: [broadcast] });
  for (let count = 0; count < waiting; count += 1) await send();
  await product.stop();
  const sender = { SMTP_URL: mails.url, MAIL_FROM: 'no-reply@example.com' };
  product = await startProduct({ data: folder, env: { ...env, MAILER: 'smtp', ...sender } });
  try {
    node.behave({ away: [], hangs: everyCall });
    await until('broadcasts hang', () => node.hanging > 0, { withinMs: 60_000 });
    await measureMails(product, node, mails);

    mails.hang();
    for (let count = 0; count < waiting; count += 1) await signUp(product);
    await until('mails hang', () => mails.hanging >= 4, { withinMs: 60_000 });
    const delivered = mails.received.length;
    node.behave({ hangs: [] });
    const sent = () => new Set(node.sent).size;
    await until('what waited is sent', () => sent() === waiting, { withinMs: 180_000 });
    const times: number[] = [];
    for (let count = 1; count <= waiting; count += 1) {
      await send();
      const answered = performance.now();
      await until('it is sent', () => sent() === waiting + count, { withinMs: 60_000, everyMs: 5 });
      times.push(performance.now() - answered);
    }
    const most = Math.max(...times);
    checks.add(
      'a payment is at the node within a second of its answer while the mail server hangs',
      most <= 1_000 && mails.received.length === delivered,
      `${times.length} payments, at most ${most.toFixed(0)} ms`,
    );
    node.mine(1);
    const paid = node.received(ethereum.stranger);
    checks.add('each is paid once', paid === BigInt(2 * waiting) * ether(amount), `${paid} wei`);
  } finally {
    await node.close();
    await mails.stop();
    await product.stop();
  }
}

async function fund(
  node: EvmNode,
  api: ReturnType<typeof createApi>,
  { walletId, accountId }: { readonly walletId: string; readonly accountId: string },
): Promise<void> {
  const path = `/api/wallets/${walletId}/accounts`;
  const { addressValue } = await api.expect('GET', `${path}/${accountId}/deposit-address`);
  node.fund(addressValue, ether('5'));
  node.mine(40);
  const balance = async () => (await api.expect('GET', path)).items[0].nativeBalance;
  await until('the deposit is there', async () => Number(await balance()) === 5, {
    withinMs: 60_000,
  });
}

/** Registers somebody; returns the email. */
async function signUp({ url }: Product): Promise<string> {
  const email = `new-${randomBytes(6).toString('hex')}@example.com`;
  await createApi(() => url).expect('POST', '/v1/auth/register/basic', {
    ...{ name: 'Proof', email, password: signInPassword, accountType: 'INDIVIDUAL' },
    ...{ acceptTerms: true, referralCode: null },
    device: { device: 'Desktop', os: 'Linux', browser: 'Proof' },
  });
  return email;
}

async function measureMails(product: Product, node: EvmNode, mails: MailServer): Promise<void> {
  const times: number[] = [];
  let beside = 0;
  for (let count = 0; count < Number(values['sign-ups']); count += 1) {
    const email = await signUp(product);
    const answered = performance.now();
    const isThere = () => mails.received.some((mail) => mail.includes(email));
    await until('the mail is there', isThere, { withinMs: 120_000, everyMs: 5 });
    times.push(performance.now() - answered);
    if (node.hanging > 0) beside += 1;
  }
  const most = Math.max(...times);
  checks.add(
    'a sign-up mail leaves within a second of the answer while a node hangs',
    most <= 1_000 && beside > 0,
    `${times.length} mails, at most ${most.toFixed(0)} ms, ${beside} while calls hung`,
  );
}
