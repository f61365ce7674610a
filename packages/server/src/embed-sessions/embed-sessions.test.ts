import {
  archiveBusiness,
  type CreateEmbedSession,
  createAccount,
  createEmbedSession,
  createIntent,
  createTransaction,
  createWallet,
  type EmbedScope,
  embedScopes,
  getDepositAddress,
  getUser,
  listAccounts,
  listTransactions,
  listWallets,
  revealSeed,
  revokeApiKey,
} from '@billfold/core/contract';
import { servedEndpoints } from '@billfold/core/contract/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { keyOf, type Merchant, signUpMerchant } from '../../test/api-keys.ts';
import { dumpDatabase } from '../../test/dump-database.ts';
import { confirm, deposit, sendRequest } from '../../test/funded.ts';
import { newAccount, newWallet, vectorPhrase } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { embedSessions, embedUsers, mailOutbox, users } from '../db/schema.ts';
import { queueMail, unreachable } from '../mail/mailer.ts';
import { deleteOldRecords } from '../retention/delete-old-records.ts';
import { createEmbedSession as create } from './create-embed-session.ts';
import { isInScopes } from './embed-reach.ts';

const page = 'https://shop.example';

interface Partner {
  readonly server: TestServer;
  readonly merchant: Merchant;
  readonly key: { readonly id: string; readonly token: string };
}

async function openPartner(): Promise<Partner> {
  const server = await createTestServer();
  const merchant = await signUpMerchant(server, 'partner@example.com');
  await keyOf(server, merchant, { kind: 'PUBLISHABLE', scopes: [], allowedOrigins: [page] });
  return { server, merchant, key: await keyOf(server, merchant, { scopes: ['embed:write'] }) };
}

const asked = (changes: Partial<CreateEmbedSession> = {}): CreateEmbedSession => ({
  externalUserId: 'member-17',
  scopes: ['portfolio:read', 'receive'],
  allowedOrigins: [page],
  ...changes,
});

const mint = async ({ server, key }: Partner, changes: Partial<CreateEmbedSession> = {}) =>
  (await server.call(createEmbedSession, { body: asked(changes) }, key)).data;

const active = { query: { IsDeletedFilter: false } };

/** A wallet with an account that the person of a partner has made in the frame, and a token for all scopes. */
async function openEmbedded(partner: Partner) {
  const { server } = partner;
  const { token } = await mint(partner, { scopes: embedScopes });
  const body = newWallet({ seedPhrase: vectorPhrase });
  const { id: walletId } = await server.call(createWallet, { body }, { token });
  const made = { params: { walletId }, body: newAccount('Bitcoin') };
  const account = await server.call(createAccount, made, { token });
  return { token, walletId, account };
}

describe('POST /v1/embed/sessions', () => {
  it('creates a token of five minutes for one person, and stores its hash alone', async () => {
    const partner = await openPartner();
    const { server } = partner;
    const session = await mint(partner);
    expect(session).toEqual({
      ...{ token: expect.stringMatching(/^bfe_[\w-]{43}$/), allowedOrigins: [page] },
      ...{ scopes: ['portfolio:read', 'receive'] },
      expiresAt: new Date(server.clock.now() + 300_000),
    });
    expect(await dumpDatabase(server.context.db)).not.toContain(session.token);
  });

  it('leads the same person to the same wallets, and any other to their own', async () => {
    const partner = await openPartner();
    const { server, merchant } = partner;
    const { walletId } = await openEmbedded(partner);
    const walletsOf = async (token: string) =>
      (await server.call(listWallets, active, { token })).items.map(({ id }) => id);
    expect(await walletsOf((await mint(partner)).token)).toEqual([walletId]);
    expect(await walletsOf((await mint(partner, { externalUserId: 'member-18' })).token)).toEqual(
      [],
    );
    const other = await signUpMerchant(server, 'other@example.com');
    await keyOf(server, other, { kind: 'PUBLISHABLE', scopes: [], allowedOrigins: [page] });
    const key = await keyOf(server, other, { scopes: ['embed:write'] });
    expect(await walletsOf((await mint({ server, merchant, key })).token)).toEqual([]);
  });

  it('creates one user for two first sessions at once', async () => {
    const partner = await openPartner();
    await Promise.all([mint(partner), mint(partner), mint(partner)]);
    expect(await partner.server.context.db.select().from(embedUsers)).toHaveLength(1);
  });

  it('refuses pages that no publishable key of the business names', async () => {
    const partner = await openPartner();
    const { server, key } = partner;
    const other = await signUpMerchant(server, 'other@example.com');
    const foreign = 'https://other.example';
    await keyOf(server, other, { kind: 'PUBLISHABLE', scopes: [], allowedOrigins: [foreign] });
    for (const origin of [foreign, 'https://shop.example.com', 'http://shop.example']) {
      const body = asked({ allowedOrigins: [page, origin] });
      const refusal = await server.refusal(createEmbedSession, { body }, key);
      expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
      expect(refusal.fields['allowedOrigins']?.[0]).toContain(origin);
    }
    expect((await mint(partner, { allowedOrigins: ['http://localhost:5173'] })).token).toBeTruthy();
  });

  it.each([
    { externalUserId: '' },
    { externalUserId: 'a b' },
    { externalUserId: 'x'.repeat(129) },
    { scopes: [] },
    { scopes: ['everything'] },
    { allowedOrigins: [] },
    { allowedOrigins: ['https://shop.example/path'] },
    { allowedOrigins: ['*'] },
    { ttlSeconds: 59 },
    { ttlSeconds: 901 },
    { ttlSeconds: 60.5 },
    { userId: 'member-17' },
  ])('refuses %o', async (changes) => {
    const { server, key } = await openPartner();
    const body = { ...asked(), ...changes };
    const refusal = await server.refusal(createEmbedSession, { body }, key);
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('needs a secret key with its scope', async () => {
    const { server, merchant } = await openPartner();
    const lesser = await keyOf(server, merchant, { scopes: ['payments:write'] });
    const refusal = await server.refusal(createEmbedSession, { body: asked() }, lesser);
    expect(refusal).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
    const stranger = await server.refusal(createEmbedSession, { body: asked() }, merchant);
    expect(stranger.status).toBe(401);
  });

  it('needs a live key where money is real', async () => {
    const { server, merchant } = await openPartner();
    const context = { ...server.context, chainMode: 'live' as const };
    const { businessId } = merchant;
    const principal = { businessId, businessName: '', livemode: false, keyId: '', keyName: '' };
    await expect(create(context, principal, asked())).rejects.toMatchObject({
      code: 'LIVE_KEY_REQUIRED',
    });
  });
});

describe('a token of a partner', () => {
  let partner: Partner;
  let server: TestServer;
  let embedded: Awaited<ReturnType<typeof openEmbedded>>;
  beforeAll(async () => {
    partner = await openPartner();
    server = partner.server;
    embedded = await openEmbedded(partner);
  });
  const place = () => ({ walletId: embedded.walletId, accountId: embedded.account.id });
  const tokenFor = async (...scopes: readonly EmbedScope[]) => ({
    token: (await mint(partner, { scopes })).token,
  });

  it('does what its scopes allow', async () => {
    const receiving = await tokenFor('receive');
    const wallet = { params: { walletId: embedded.walletId }, query: {} };
    expect((await server.call(listAccounts, wallet, receiving)).items).toHaveLength(1);
    const asking = { params: place(), query: {} };
    expect((await server.call(getDepositAddress, asking, receiving)).addressValue).toBeTruthy();
    const portfolio = await tokenFor('portfolio:read');
    expect(await server.refusal(listTransactions, wallet, portfolio)).toMatchObject({
      ...{ status: 403, code: 'SCOPE_MISSING' },
    });
    const body = sendRequest();
    const review = { params: place(), body };
    expect((await server.refusal(createIntent, review, receiving)).code).toBe('SCOPE_MISSING');
    expect((await server.refusal(createTransaction, review, receiving)).code).toBe('SCOPE_MISSING');
  });

  it('is told its scopes with each answer, also on a page of another origin', async () => {
    const wallets = (token: string) =>
      server.app.inject({
        url: listWallets.path,
        query: { IsDeletedFilter: 'false' },
        headers: { authorization: `Bearer ${token}`, origin: page },
      });
    const { headers } = await wallets((await tokenFor('send', 'receive')).token);
    expect(headers['billfold-scopes']).toBe('send receive');
    expect(headers['access-control-expose-headers']).toContain('billfold-scopes');
    const own = await wallets(partner.merchant.token);
    expect(own.statusCode).toBe(200);
    expect(own.headers['billfold-scopes']).toBeUndefined();
  });

  it('reaches no seed phrase, no contact to write, no account and no business, whatever its scopes', async () => {
    const reached = servedEndpoints()
      .filter(({ public: isPublic }) => isPublic !== true)
      .filter((call) => isInScopes(embedScopes, call))
      .map(({ method, path }) => `${method} ${path}`);
    const forbidden =
      /\/v1\/|reveal|export$|\/contacts.+|^(POST|PUT|DELETE) .*contacts|change-password|DELETE|delete|devices|^PUT .*send-protection|settlements|public-key/;
    const kept = ['GET /api/wallets/{walletId}/transactions/export'];
    expect(reached.filter((name) => forbidden.test(name) && !kept.includes(name))).toEqual([]);
    expect(reached.length).toBeGreaterThan(30);
    const all = await tokenFor(...embedScopes);
    expect((await server.refusal(getUser, {}, all)).code).toBe('SCOPE_MISSING');
    const asking = { params: { id: embedded.walletId }, body: { password: 'x' } };
    expect((await server.refusal(revealSeed, asking, all)).code).toBe('SCOPE_MISSING');
  });

  it('works on the pages that it was made for, and in the frame of this server', async () => {
    const { token } = await mint(partner);
    for (const origin of [page, undefined, server.context.publicUrl]) {
      const caller = origin === undefined ? { token } : { token, origin };
      expect((await server.call(listWallets, active, caller)).items).toHaveLength(1);
    }
    for (const origin of ['https://evil.example', 'http://localhost:5173', 'null']) {
      const refusal = await server.refusal(listWallets, active, { token, origin });
      expect(refusal).toMatchObject({ status: 403, code: 'ORIGIN_NOT_ALLOWED' });
    }
  });

  it('signs a review that it names, and nothing without one', async () => {
    const sending = await tokenFor('send', 'receive');
    const holder = { ...embedded, ...sending };
    await deposit(server, { ...partner.merchant, ...holder }, '0.5');
    await confirm(server, 3);
    const unnamed = { params: place(), body: sendRequest() };
    const caller = { ...sending, idempotencyKey: 'one' };
    expect(await server.refusal(createTransaction, unnamed, caller)).toMatchObject({
      ...{ status: 400, code: 'INTENT_REQUIRED' },
    });
    const { amount, destinationAddress, feeRate, feeRateValue, sendingMax } = sendRequest();
    const sum = { amount, destinationAddress, feeRate, feeRateValue, sendingMax };
    const body = { ...sum, tokenId: null, memo: null };
    const review = await server.call(createIntent, { params: place(), body }, sending);
    const intent = `${review.intentId}; digest=${review.digest}`;
    const sent = await server.call(createTransaction, unnamed, { ...caller, intent });
    expect(sent).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
});

describe('the end of a token', () => {
  it('comes with its time', async () => {
    const partner = await openPartner();
    const { server } = partner;
    const { token } = await mint(partner, { ttlSeconds: 60 });
    server.clock.advance(59_999);
    await server.call(listWallets, active, { token });
    server.clock.advance(1);
    expect((await server.refusal(listWallets, active, { token })).status).toBe(401);
    server.clock.advance(25 * 3_600_000);
    await deleteOldRecords(server.context);
    expect(await server.context.db.select().from(embedSessions)).toEqual([]);
  });

  it('comes with the key that created it', async () => {
    const partner = await openPartner();
    const { server, merchant, key } = partner;
    const { token } = await mint(partner);
    const params = { businessId: merchant.businessId, id: key.id };
    await server.call(revokeApiKey, { params }, merchant);
    expect((await server.refusal(listWallets, active, { token })).status).toBe(401);
  });

  it('comes with the business', async () => {
    const partner = await openPartner();
    const { server, merchant } = partner;
    const { token } = await mint(partner);
    const params = { businessId: merchant.businessId };
    await server.call(archiveBusiness, { params }, merchant);
    expect((await server.refusal(listWallets, active, { token })).status).toBe(401);
  });
});

it('writes no mail to the user of a partner, who has no email', async () => {
  const partner = await openPartner();
  const { db } = partner.server.context;
  await mint(partner);
  const emails = (await db.select({ email: users.email }).from(users)).map(({ email }) => email);
  const to = emails.find((email) => email.endsWith(unreachable)) ?? '';
  const before = await db.select().from(mailOutbox);
  await queueMail(db, partner.server.context, {
    to: { email: to, locale: 'en' },
    write: () => ({ subject: 'Hello', paragraphs: [] }),
  });
  expect(await db.select().from(mailOutbox)).toHaveLength(before.length);
});
