import { describe, expect, it, vi } from 'vitest';
import { createTransaction, getIntent, getSendProtection } from '../../contract/index.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, FakeRefusal, settle } from '../../testing/index.ts';
import type { SignProgress } from '../send/actions.ts';
import type { SignLocally } from '../send/effects/sign-locally.ts';
import { createSignIntentFlow } from './sign-intent-flow.ts';

const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

/** Flow over a reviewed send of 0.1 BTC. */
async function start() {
  const sandbox = await createSandbox();
  const { client, walletId, books } = sandbox;
  const account = books.accounts().find(({ blockchainNetwork }) => blockchainNetwork === 'BTC');
  if (account === undefined) throw new Error('no account');
  const { intentId } = await client.transactions.createIntent(walletId, account.id, {
    ...{ amount: toDecimal('0.1'), destinationAddress: recipient, tokenId: null },
    ...{ feeRate: 'Medium', feeRateValue: null, sendingMax: false, memo: null },
  });
  const progress: SignProgress[] = [];
  const open = (signLocally?: SignLocally) =>
    createSignIntentFlow(client, {
      signLocally,
      request: { walletId, accountId: account.id, intentId, idempotencyKey: 'f'.repeat(32) },
      onProgress: (each) => progress.push(each),
    });
  return { ...sandbox, open, progress };
}

describe('createSignIntentFlow', () => {
  it('shows and signs what the server has stored, and names its digest', async () => {
    const { open, secrets, progress, books } = await start();
    const flow = open();
    expect(flow.getState().status).toBe('loading');
    await settle();
    const { intent } = flow.getState();
    expect(intent).toMatchObject({ recipient, amount: '0.1', asset: 'BTC', network: 'BTC' });
    const transactionId = await flow.actions.sign({ password: secrets.password });
    await expect(flow.result).resolves.toEqual({ status: 'sent', transactionId });
    expect(books.transactions()[0]).toMatchObject({ id: transactionId });
    expect(progress).toEqual(['sending']);
  });

  it('sends what was signed on this device, and no secret', async () => {
    const { open, services } = await start();
    const signLocally = vi.fn<SignLocally>(async () => 'c0ffee');
    const bodies: unknown[] = [];
    services.on(createTransaction)(({ body }) => {
      bodies.push(body);
      throw new FakeRefusal(409, { code: 'FEE_HIGH' });
    });
    const flow = open(signLocally);
    await settle();
    await expect(flow.actions.sign({ password: 'the password' })).rejects.toBeDefined();
    const { intent } = flow.getState();
    expect(signLocally.mock.calls[0]?.[0]).toMatchObject({
      intent: { intentId: intent?.intentId, digest: intent?.digest },
      payment: { network: 'BTC', recipient, tokenId: null, amount: '0.1', fee: intent?.totalFee },
    });
    expect(bodies).toMatchObject([{ password: null, seedPhrase: null, rawTransaction: 'c0ffee' }]);
  });

  it('signs a new plan once more where another transaction went first', async () => {
    const { open, services, books } = await start();
    const signLocally = vi.fn<SignLocally>(async () => 'c0ffee');
    services.fail(createTransaction, { status: 409, body: { code: 'NONCE_CONFLICT' } });
    const flow = open(signLocally);
    await settle();
    await flow.actions.sign({ password: 'the password' });
    const [first, second] = signLocally.mock.calls;
    expect(second).toEqual(first);
    expect(books.transactions()).toHaveLength(1);
  });

  it('keeps the error of a wrong password, and signs with the next one', async () => {
    const { open, secrets, progress } = await start();
    const flow = open();
    await settle();
    await expect(flow.actions.sign({ password: 'wrong' })).rejects.toMatchObject({
      code: 'wrong_encryption_key',
    });
    expect(flow.getState()).toMatchObject({ busy: false, error: { code: 'wrong_encryption_key' } });
    await flow.actions.sign({ password: secrets.password });
    expect(progress).toEqual(['sending', 'waiting', 'sending']);
  });

  it('asks for a two-factor code, as the wallet requires or as a refusal says', async () => {
    const { open, services } = await start();
    services.fail(getSendProtection, 'connection-lost', { times: 9 });
    const flow = open();
    await settle();
    const refusal = { status: 400, body: { code: '2FA_REQUIRED_FOR_SEND' } };
    services.fail(createTransaction, refusal);
    await expect(flow.actions.sign({ password: 'x' })).rejects.toBeDefined();
    expect(flow.getState().asksCode).toBe(true);
  });

  it('sends a high fee only after it was accepted', async () => {
    const { open, services } = await start();
    const flow = open();
    await settle();
    const calls: unknown[] = [];
    services.on(createTransaction)(({ body, intent }) => {
      calls.push([body.acceptFee, intent]);
      throw new FakeRefusal(409, { code: 'FEE_HIGH', current: { fee: '0.02', limit: '0.01' } });
    });
    await expect(flow.actions.sign({ password: 'x' })).rejects.toBeDefined();
    expect(flow.getState()).toMatchObject({ highFee: '0.02', isHighFeeAccepted: false });
    flow.actions.acceptHighFee(true);
    await expect(flow.actions.sign({ password: 'x' })).rejects.toBeDefined();
    const { intent } = flow.getState();
    const named = `${intent?.intentId}; digest=${intent?.digest}`;
    expect(calls).toEqual([
      [undefined, named],
      [true, named],
    ]);
  });

  it('says that an intent could not be loaded, and loads it again', async () => {
    const { open, services } = await start();
    services.fail(getIntent, { status: 404, body: { code: 'INTENT_NOT_FOUND' } });
    const flow = open();
    await settle();
    expect(flow.getState()).toMatchObject({ status: 'failed', error: { code: 'api' } });
    flow.actions.retry();
    await settle();
    expect(flow.getState().status).toBe('ready');
    flow.dispose();
    await expect(flow.result).resolves.toEqual({ status: 'dismissed' });
  });
});
