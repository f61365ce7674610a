import { randomUUID } from 'node:crypto';
import type { AnyRequest } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newWallet, signUpWithAccount } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { accountCalls, type CallPlace, findCall, walletCalls } from '../../test/wallet-calls.ts';
import {
  accounts,
  addresses,
  contacts,
  sendIntents,
  transactions,
  trustedDevices,
  walletSettings,
  wallets,
  walletVaults,
} from '../db/schema.ts';
import { createOwnedWallet } from '../wallets/create-owned-wallet.ts';

const all = Object.entries({ ...walletCalls, ...accountCalls });
const ofAccounts = Object.entries(accountCalls);

async function twoUsers() {
  const server = await createTestServer();
  const ada = await signUpWithAccount(server, 'ada@example.com');
  const bob = await signUpWithAccount(server, 'bob@example.com');
  const placeOf = ({ walletId, account }: typeof ada) => ({ walletId, accountId: account.id });
  return { server, ada, bob, adas: placeOf(ada), bobs: placeOf(bob) };
}

interface Asked {
  readonly name: string;
  readonly request: AnyRequest;
  readonly place: CallPlace;
  readonly token?: string;
}

/** The refusal of a call, without what differs between any two calls. */
async function ask(server: TestServer, { name, request, place, token }: Asked) {
  const { endpoint, paramsAt } = findCall(name);
  const params = paramsAt(place);
  const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => params[part] ?? '');
  const isByQuery = !endpoint.path.includes('{');
  const query = { ...text(request.query), ...(isByQuery ? { walletId: place.walletId } : {}) };
  const answer = await server.app.inject({
    method: endpoint.method,
    url,
    query,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      'idempotency-key': 'key',
    },
    ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
  });
  const body = z.parse(z.record(z.string(), z.unknown()), answer.json());
  return { ...body, status: answer.statusCode, requestId: '' };
}

/** Everything that belongs to a wallet. */
function kept({ context: { db } }: TestServer): Promise<readonly unknown[]> {
  return Promise.all([
    db.select().from(wallets),
    db.select().from(walletVaults),
    db.select().from(walletSettings),
    db.select().from(trustedDevices),
    db.select().from(contacts),
    db.select().from(accounts),
    db.select().from(addresses),
    db.select().from(transactions),
    db.select().from(sendIntents),
  ]);
}

function text(query: unknown): Record<string, string> {
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

describe('wallets and accounts of another user (S22)', () => {
  let world: Awaited<ReturnType<typeof twoUsers>>;
  beforeAll(async () => {
    world = await twoUsers();
  });

  it('are asked for by every call that is served', async () => {
    const document: { paths?: Record<string, Record<string, unknown>> } =
      world.server.openapi.document();
    const served = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const asked = new Set(
      all.map(([name]) => {
        const { method, path } = findCall(name).endpoint;
        return `${method} ${path}`;
      }),
    );
    const ofWallets = served.filter((call) => /\/api\/wallets\/(\{|balance-chart)/.test(call));
    expect(ofWallets.filter((call) => !asked.has(call))).toEqual([]);
  });

  it.each(all)('get the answer of missing ones: %s', async (name, request) => {
    const { server, bob, adas } = world;
    const before = await kept(server);
    const nowhere = { walletId: randomUUID(), accountId: randomUUID() };
    const missing = await ask(server, { name, request, place: nowhere, token: bob.token });
    expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await ask(server, { name, request, place: adas, token: bob.token })).toEqual(missing);
    expect(await kept(server)).toEqual(before);
  });

  it.each(ofAccounts)(
    'are not reached through a wallet of their own: %s',
    async (name, request) => {
      const { server, bob, adas, bobs } = world;
      const place = { walletId: bobs.walletId, accountId: adas.accountId };
      expect(await ask(server, { name, request, place, token: bob.token })).toMatchObject({
        status: 404,
      });
    },
  );

  it.each(all)('are not there without a session: %s', async (name, request) => {
    const { server, adas: place } = world;
    expect(await ask(server, { name, request, place })).toMatchObject({ status: 401 });
  });
});

describe('what is one’s own', () => {
  let world: Awaited<ReturnType<typeof twoUsers>>;
  beforeAll(async () => {
    world = await twoUsers();
  });

  it.each(ofAccounts)('is in one wallet alone: %s', async (name, request) => {
    const { server, ada, adas } = world;
    const principal = {
      userId: ada.user.id,
      sessionId: null,
      isEmailVerified: true,
      isPartner: false,
    };
    const other = await createOwnedWallet(server.context, principal, newWallet({ name }));
    const place = { ...adas, walletId: other.id };
    expect(await ask(server, { name, request, place, token: ada.token })).toMatchObject({
      status: 404,
    });
  });

  const hasDeleted = all.filter(([name]) => name !== 'restoreAccount' && name !== 'restoreWallet');
  it.each(hasDeleted)('is not there when it is deleted: %s', async (name, request) => {
    const { server, ada, adas: place } = world;
    const { db } = server.context;
    const isOfAccount = Object.hasOwn(accountCalls, name);
    const mark = (deletedAt: Date | null) =>
      isOfAccount
        ? db.update(accounts).set({ deletedAt }).where(eq(accounts.id, place.accountId))
        : db.update(wallets).set({ deletedAt }).where(eq(wallets.id, place.walletId));
    await mark(new Date());
    try {
      expect(await ask(server, { name, request, place, token: ada.token })).toMatchObject({
        status: 404,
      });
    } finally {
      await mark(null);
    }
  });
});
