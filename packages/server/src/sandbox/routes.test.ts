import { toDecimal } from '@billfold/core';
import { faucet, mine } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { strangers } from '../../test/funded.ts';
import { createLedgerWallet, phrases } from '../../test/ledger-wallet.ts';
import { noMembers } from '../../test/no-members.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import type { Sandbox } from '../families/open-sandbox.ts';
import { createBind } from '../http/bind.ts';
import { createApp } from '../http/create-app.ts';
import { createOpenApi } from '../http/openapi.ts';
import { bindSandboxRoutes } from './routes.ts';

const address = createLedgerWallet('BTC', phrases[0]).addressAt(0, 0);
const params = { network: 'BTC' } as const;
const payment = (changes: Readonly<Record<string, string>> = {}) => ({
  params,
  body: { address, asset: 'BTC', amount: '0.5', ...changes },
});

describe('the sandbox controls', () => {
  let server: TestServer;
  let sandbox: Sandbox;
  beforeEach(async () => {
    server = await createTestServer();
    sandbox = server.sandboxes.BTC;
  });

  it('pays by a real transaction into the mempool', async () => {
    const { data } = await server.call(faucet, {
      params,
      body: { address, asset: 'BTC', amount: toDecimal('0.50000001') },
    });
    const [transaction] = await sandbox.chain.mempool();
    expect(transaction?.hash).toBe(data.hash);
    expect(transaction?.transfers).toContainEqual(
      expect.objectContaining({ to: address, value: 50_000_001n }),
    );
  });

  it('pays with the comment by which a payment is recognised', async () => {
    const recipient = strangers.TON;
    await server.call(faucet, {
      params: { network: 'TON' },
      body: { address: recipient, asset: 'TON', amount: toDecimal('2'), memo: 'GX4J2KQP' },
    });
    const [transaction] = await server.sandboxes.TON.chain.mempool();
    expect(transaction?.transfers).toContainEqual(
      expect.objectContaining({ value: 2_000_000_000n, memo: 'GX4J2KQP' }),
    );
  });

  it('mines what waits', async () => {
    const body = { address, asset: 'BTC', amount: toDecimal('1') };
    const paid = await server.call(faucet, { params, body });
    const { data } = await server.call(mine, { params, body: { blocks: 3 } });
    expect(data).toEqual(await sandbox.chain.head());
    expect(data.height).toBe(3);
    expect(await sandbox.chain.find(paid.data.hash)).toMatchObject({ block: { height: 1 } });
  });

  it.each([
    [
      'an address with a wrong checksum',
      { address: `${address.slice(0, -1)}q` },
      'ADDRESS_INVALID',
      'address',
    ],
    [
      'an address of a test chain',
      { address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
      'ADDRESS_INVALID',
      'address',
    ],
    [
      'a witness version without rules',
      { address: 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs' },
      'ADDRESS_INVALID',
      'address',
    ],
    ['another asset', { asset: 'USDT@TRX' }, 'VALIDATION_FAILED', 'asset'],
    ['more decimals than the asset has', { amount: '0.000000001' }, 'VALIDATION_FAILED', 'amount'],
    ['less than is relayed', { amount: '0.00000293' }, 'AMOUNT_BELOW_MINIMUM', 'amount'],
  ])('refuses %s', async (_, changes, code, field) => {
    const refusal = await server.refusal(faucet, payment(changes));
    expect(refusal).toMatchObject({ status: 400, code });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });

  it.each([
    ['memo', 'GX4J2KQP'],
    ['reference', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ])('refuses a %s where payments have none', async (mark, text) => {
    const refusal = await server.refusal(faucet, payment({ [mark]: text }));
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(Object.keys(refusal.fields ?? {})).toEqual([mark]);
  });

  it('says that it does not hold enough', async () => {
    expect(await server.refusal(faucet, payment({ amount: '20000000' }))).toMatchObject({
      status: 409,
      code: 'FAUCET_EMPTY',
    });
  });

  it.each([0, 101])('does not mine %i blocks', async (blocks) => {
    expect(await server.refusal(mine, { params, body: { blocks } })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });

  it('wakes the watchers when a ledger moved, and only then', async () => {
    const app = await createApp({ logLevel: 'silent', trustProxy: 0 });
    const bind = createBind({
      members: noMembers,
      app,
      openapi: createOpenApi(),
      limitCalls: async () => null,
      authenticate: () => Promise.reject(new Error('The controls need no session.')),
    });
    let wakes = 0;
    bindSandboxRoutes(bind, {
      db: server.context.db,
      platform: server.context.platform,
      sandboxes: { get: () => sandbox },
      wake: () => {
        wakes += 1;
      },
    });
    const post = async (control: string, payload: object) => {
      await app.inject({ method: 'POST', url: `/v1/dev/sandbox/BTC/${control}`, payload });
      return wakes;
    };
    expect(await post('faucet', payment().body)).toBe(1);
    expect(await post('faucet', payment({ amount: '20000000' }).body)).toBe(1);
    expect(await post('mine', { blocks: 1 })).toBe(2);
    await app.close();
  });
});
