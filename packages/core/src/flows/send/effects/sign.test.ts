import { describe, expect, it, vi } from 'vitest';
import {
  createIntent,
  createTransaction,
  getSendProtection,
  type TransactionIntent,
} from '../../../contract/index.ts';
import { SigningError } from '../../../errors/error-kinds.ts';
import { toDecimal } from '../../../money/decimal.ts';
import { createSandbox, FakeRefusal, type FakeServices, settle } from '../../../testing/index.ts';
import { createSendFlow } from '../send-flow.ts';
import type { SignLocally } from './sign-locally.ts';

/** On Sign, with a reviewed amount. */
async function start(signLocally?: SignLocally) {
  const { client, services, books, time, walletId, secrets } = await createSandbox();
  const flow = createSendFlow(client, { walletId, signLocally });
  const { actions } = flow;
  await settle();
  actions.setRecipient('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
  actions.next();
  await settle();
  actions.setAmount('0.1');
  await time.advance(100);
  actions.next();
  actions.next();
  actions.chooseSignMethod('ENCRYPTION_KEY');
  const sign = (password = secrets.password) => actions.sign({ password });
  return { flow, actions, state: flow.getState, sign, services, books, time };
}

describe('the outcome of a send', () => {
  it('is requested again after a 5xx response', async () => {
    const { sign, state, services, books, time } = await start();
    const broken = { status: 502, body: { code: 'BAD_GATEWAY' } };
    services.fail(createTransaction, broken, { after: true });
    const signing = sign();
    await settle();
    expect(state()).toMatchObject({ step: 'sign', isChecking: true });
    await time.advance(1_000);
    await signing;
    expect(books.transactions()).toHaveLength(1);
  });

  it('stays one transaction when it is reviewed again after an unknown outcome', async () => {
    const { sign, state, actions, services, books, time } = await start();
    services.fail(createTransaction, 'connection-lost', { times: 6, after: true });
    const signing = expect(sign()).rejects.toMatchObject({ code: 'outcome_unknown' });
    await time.advance(60_000);
    await signing;
    actions.back();
    expect(state().step).toBe('review');
    actions.next();
    actions.chooseSignMethod('ENCRYPTION_KEY');
    await sign();
    expect(state().step).toBe('result');
    expect(books.transactions()).toHaveLength(1);
  });

  it('refuses a second secret while it is being checked', async () => {
    const { sign, state, services, time } = await start();
    services.fail(createTransaction, 'connection-lost');
    const signing = sign();
    await settle();
    expect(state().isChecking).toBe(true);
    await expect(sign('other')).rejects.toMatchObject({ code: 'signer_unavailable' });
    await time.advance(1_000);
    await signing;
    expect(state().step).toBe('result');
  });

  it('is dismissed with the step and the reason', async () => {
    const { flow, actions } = await start();
    actions.dismiss('escape');
    flow.dispose();
    await expect(flow.result).resolves.toEqual({
      status: 'dismissed',
      step: 'sign',
      reason: 'escape',
    });
  });
});

describe('a send that is signed on this device', () => {
  /** Refuses create calls, and records their bodies. */
  const refuseCreates = (services: FakeServices): unknown[] => {
    const bodies: unknown[] = [];
    services.on(createTransaction)(({ body }) => {
      bodies.push(body);
      throw new FakeRefusal(409, { code: 'FEE_HIGH' });
    });
    return bodies;
  };

  it('carries the signed transaction and no secret', async () => {
    const signLocally = vi.fn<SignLocally>(async () => 'c0ffee');
    const { sign, services } = await start(signLocally);
    const bodies = refuseCreates(services);
    await expect(sign('the password')).rejects.toMatchObject({ code: 'api' });
    const [[send, secret] = []] = signLocally.mock.calls;
    expect(secret).toEqual({ password: 'the password' });
    expect(send?.payment).toEqual({
      ...{ network: 'BTC', recipient: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
      ...{ tokenId: null, amount: '0.10000000', fee: expect.any(String), memo: null },
    });
    expect(bodies).toMatchObject([{ password: null, seedPhrase: null, rawTransaction: 'c0ffee' }]);
    expect(JSON.stringify(bodies)).not.toContain('the password');
  });

  it('is in the history', async () => {
    const { sign, books } = await start(async () => 'c0ffee');
    await sign();
    expect(books.transactions()).toHaveLength(1);
  });

  it('is not sent where signing was refused', async () => {
    const refusal = new SigningError('wrong_encryption_key');
    const { sign, state, services } = await start(() => Promise.reject(refusal));
    const bodies = refuseCreates(services);
    await expect(sign()).rejects.toBe(refusal);
    expect(state()).toMatchObject({ step: 'sign', error: { code: 'wrong_encryption_key' } });
    expect(bodies).toEqual([]);
  });

  it('is planned and signed once more where another transaction went first, under the same key', async () => {
    const signLocally = vi.fn<SignLocally>(async () => 'c0ffee');
    const { sign, state, services, books } = await start(signLocally);
    const refusal = { status: 409, body: { code: 'NONCE_CONFLICT' } };
    const creates: unknown[] = [];
    services.intercept((request) => {
      if (/accounts\/[^/]+$/.test(new URL(request.url).pathname) && request.method === 'POST')
        creates.push([
          request.headers.get('idempotency-key'),
          request.headers.get('billfold-intent'),
        ]);
      return null;
    });
    services.fail(createTransaction, refusal);
    await sign('the password');
    expect(state().step).toBe('result');
    expect(books.transactions()).toHaveLength(1);
    expect(creates).toHaveLength(2);
    expect(creates[1]).toEqual(creates[0]);
    const [first, second] = signLocally.mock.calls;
    expect(second).toEqual(first);
  });

  it('is refused where another transaction went first twice', async () => {
    const signLocally = vi.fn<SignLocally>(async () => 'c0ffee');
    const { sign, state, services } = await start(signLocally);
    const refusal = { status: 409, body: { code: 'NONCE_CONFLICT' } };
    services.fail(createTransaction, refusal, { times: 2 });
    await expect(sign()).rejects.toMatchObject({ serverCode: 'nonce_conflict' });
    expect(signLocally).toHaveBeenCalledTimes(2);
    expect(state()).toMatchObject({ step: 'sign', error: { serverCode: 'nonce_conflict' } });
  });

  it('is signed by the server where this device cannot', async () => {
    const { sign, state } = await start(async () => null);
    await sign();
    expect(state().step).toBe('result');
  });
});

/** On Sign, of a wallet whose sends ask for a code. */
async function startWithCode({ isToldBefore = true } = {}) {
  const sandbox = await createSandbox({ twoFactorForSending: true });
  const { client, services, time, walletId } = sandbox;
  if (!isToldBefore)
    services.fail(getSendProtection, { status: 404, body: { code: 'NOT_FOUND' } }, { times: 9 });
  const { actions, getState: state } = createSendFlow(client, { walletId });
  await settle();
  actions.setRecipient('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
  actions.next();
  await settle();
  actions.setAmount('0.1');
  await time.advance(100);
  actions.next();
  await settle();
  actions.next();
  actions.chooseSignMethod('ENCRYPTION_KEY');
  const { password } = sandbox.secrets;
  const { twoFactorCode } = sandbox.signIn;
  return { ...sandbox, actions, state, password, twoFactorCode };
}

describe('a Send flow with a two-factor code', () => {
  it('asks for the code before signing, and sends it', async () => {
    const { state, actions, password, twoFactorCode } = await startWithCode();
    expect(state().asksCode).toBe(true);
    await actions.sign({ password, twoFactorCode });
    expect(state().step).toBe('result');
  });

  it('learns from the refusal that a code is needed', async () => {
    const { state, actions, password, books } = await startWithCode({ isToldBefore: false });
    expect(state().asksCode).toBe(false);
    await expect(actions.sign({ password })).rejects.toMatchObject({
      serverCode: '2fa_required_for_send',
    });
    expect(state()).toMatchObject({ step: 'sign', signMethod: 'ENCRYPTION_KEY', asksCode: true });
    expect(books.transactions()).toEqual([]);
  });

  it('stays on Sign after a wrong code', async () => {
    const { state, actions, password } = await startWithCode();
    await expect(actions.sign({ password, twoFactorCode: '000000' })).rejects.toMatchObject({
      serverCode: 'two_factor_invalid',
    });
    expect(state()).toMatchObject({ step: 'sign', error: { serverCode: 'two_factor_invalid' } });
  });

  it('still asks for the code after a reset', async () => {
    const { state, actions } = await startWithCode();
    actions.reset();
    expect(state().asksCode).toBe(true);
  });
});

it('createSendFlow sends no code where none is required', async () => {
  const { client, walletId } = await createSandbox();
  expect(await client.wallets.getSendProtection(walletId)).toEqual({
    twoFactorForSending: false,
    asksCode: false,
  });
});

/** On Sign, with an answer of the server that is changed on its way. */
async function startWithEcho(changes: Partial<TransactionIntent> = {}) {
  const sandbox = await createSandbox();
  const { client, services, time, walletId } = sandbox;
  const headers: (string | null)[] = [];
  services.intercept((request) => {
    if (request.method === 'POST' && /accounts\/[^/]+$/.test(new URL(request.url).pathname))
      headers.push(request.headers.get('billfold-intent'));
    return null;
  });
  services.on(createIntent)(({ params: { accountId }, body }) => ({
    ...sandbox.books.review(accountId, body),
    ...changes,
  }));
  const { actions, getState: state } = createSendFlow(client, { walletId });
  await settle();
  actions.setRecipient('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
  actions.next();
  await settle();
  actions.setAmount('0.1');
  await time.advance(100);
  actions.next();
  await settle();
  actions.next();
  actions.chooseSignMethod('ENCRYPTION_KEY');
  const sign = () => actions.sign({ password: sandbox.secrets.password });
  return { sign, state, headers };
}

describe('a Send flow with a reviewed intent (S3, S4)', () => {
  it('names the intent that the server echoed', async () => {
    const { sign, state, headers } = await startWithEcho();
    await sign();
    expect(state().step).toBe('result');
    expect(headers).toEqual([expect.stringMatching(/^[0-9a-f-]{36}; digest=[0-9a-f]{64}$/)]);
  });

  it.each([
    ['recipient', { recipient: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' }],
    ['amount', { amount: toDecimal('0.10000001') }],
    ['asset', { asset: 'LTC' }],
    ['network', { network: 'LTC' }],
  ] as const)('signs nothing when the server echoes another %s', async (_, changes) => {
    const { sign, headers } = await startWithEcho(changes);
    await expect(sign()).rejects.toMatchObject({ code: 'signer_unavailable' });
    expect(headers).toEqual([]);
  });

  it('signs nothing above the fee on Review, and shows Review again', async () => {
    const { sign, state, headers } = await startWithEcho({ fee: toDecimal('0.37800000') });
    await expect(sign()).rejects.toMatchObject({ code: 'fee_changed' });
    expect(headers).toEqual([]);
    expect(state().step).toBe('review');
  });
});
