import { describe, expect, it } from 'vitest';
import { refusal, scriptedClient } from '../../test/scripted-client.ts';
import { createTransaction, getRate } from '../contract/index.ts';
import { toDecimal } from '../money/decimal.ts';
import { createSandbox, settle } from '../testing/index.ts';

const list = 'GET /api/wallets';
const page = { body: { items: [], total: 0, page: 1, pageSize: 100 } };
const ask = ({ client }: ReturnType<typeof scriptedClient>) =>
  client.wallets.list().catch(() => undefined);

describe('the events of a client', () => {
  it('say when the session is taken, and when it is lost, once each', async () => {
    const scripted = scriptedClient({
      [list]: [page, page, refusal(401, 'UNAUTHORIZED'), page, page],
    });
    const { client, session } = scripted;
    const heard: boolean[] = [];
    const before: boolean[] = [];
    client.on('session-changed', ({ signedIn, wasSignedIn }) => {
      heard.push(signedIn);
      before.push(wasSignedIn);
    });
    session.signIn('token-of-ada-lovelace');
    await ask(scripted);
    await ask(scripted);
    expect(heard).toEqual([true]);
    await ask(scripted);
    expect(heard).toEqual([true, false]);
    await ask(scripted);
    expect(heard).toEqual([true, false]);
    session.signIn('token-of-bob-builder');
    await ask(scripted);
    expect(heard).toEqual([true, false, true]);
    expect(before).toEqual([false, true, false]);
  });

  it('report no end of a session that never was', async () => {
    const scripted = scriptedClient({ [list]: refusal(401, 'UNAUTHORIZED') });
    const heard: unknown[] = [];
    scripted.client.on('session-changed', (event) => heard.push(event));
    await ask(scripted);
    expect(heard).toEqual([{ signedIn: false, wasSignedIn: false }]);
  });

  it('tell of a failed call, besides its caller, until they are no longer wanted', async () => {
    const scripted = scriptedClient({ [list]: refusal(404, 'NOT_FOUND') });
    const heard: unknown[] = [];
    const stop = scripted.client.on('error', ({ code }) => heard.push(code));
    await expect(scripted.client.wallets.list()).rejects.toMatchObject({
      code: 'api',
    });
    expect(heard).toEqual(['api']);
    stop();
    await ask(scripted);
    expect(heard).toHaveLength(1);
  });

  it('tell of each transaction once, whatever one of the listeners throws', async () => {
    const { client, services, walletId, books, secrets, time } = await createSandbox();
    const heard: string[] = [];
    client.on('transaction-created', () => {
      throw new Error('mine');
    });
    client.on('transaction-created', ({ transaction }) => heard.push(transaction.id));
    const [account] = books.accounts();
    const send = () =>
      client.transactions.send(
        walletId,
        account?.id ?? '',
        {
          amount: toDecimal('0.1'),
          destinationAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
          seedPhrase: null,
          password: secrets.password,
          feeRate: 'Medium',
          feeRateValue: null,
          twoFactorCode: null,
          sendingMax: false,
        },
        { idempotencyKey: 'one' },
      );
    services.fail(createTransaction, 'connection-lost', { after: true });
    const first = send();
    await time.advance(5_000);
    const sent = await first;
    expect((await send()).id).toBe(sent.id);
    expect(heard).toEqual([sent.id]);
  });
});

describe('what a client has loaded', () => {
  it('is reloaded on request, as far as it was ever loaded', async () => {
    const { client, services, walletId } = await createSandbox();
    const { resources } = client;
    const count = (part: string) =>
      services.requests.filter(({ path }) => path.endsWith(part)).length;
    await Promise.all([resources.accounts(walletId).load(), resources.rate('BTC').load()]);
    client.invalidate('accounts');
    await settle();
    expect([count('/accounts'), count('/Rates/BTC'), count('/wallets')]).toEqual([2, 1, 0]);
    client.invalidate();
    await settle();
    expect([count('/accounts'), count('/Rates/BTC'), count('/wallets')]).toEqual([3, 2, 0]);
    expect(resources.accounts(walletId).get().status).toBe('ready');
  });

  it('has the price alone too', async () => {
    const { client, services } = await createSandbox();
    expect((await client.rates.get('BTC')).currentRate).toBe('100000.00');
    services.fail(getRate, { status: 404, body: { code: 'NOT_FOUND' } });
    await expect(client.rates.get('BTC')).rejects.toMatchObject({
      code: 'api',
    });
  });
});

describe('a client that is disposed of', () => {
  it('aborts what is under way and what comes, and says nothing of it', async () => {
    const { client, walletId, services } = await createSandbox();
    const heard: unknown[] = [];
    client.on('error', (error) => heard.push(error));
    const { accounts } = client.resources;
    await accounts(walletId).load();
    const underWay = client.accounts.list(walletId);
    client.dispose();
    await expect(underWay).rejects.toMatchObject({ code: 'aborted' });
    const before = services.requests.length;
    const own = new AbortController();
    await expect(client.accounts.list(walletId, {}, { signal: own.signal })).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(services.requests).toHaveLength(before);
    expect(accounts(walletId).get().status).toBe('pending');
    expect(heard).toEqual([]);
  });
});
