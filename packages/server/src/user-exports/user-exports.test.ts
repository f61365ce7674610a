import { inflateRawSync } from 'node:zlib';
import { createUserExport, listUserExports } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import {
  mailsTo,
  type Person,
  signInPassword,
  signUpSteppedUp,
  signUpWithAccount,
  stepUpWithPassword,
  vectorPhrase,
} from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { sessions, users, walletVaults } from '../db/schema.ts';
import { deleteOldRecords } from '../retention/delete-old-records.ts';

const ada = 'ada@example.com';
const dayMs = 24 * 3_600_000;

const begin = (server: TestServer, person: Person, idempotencyKey = 'key-1') =>
  server.call(createUserExport, {}, { token: person.token, idempotencyKey });
const list = async (server: TestServer, person: Person) =>
  (await server.call(listUserExports, {}, person)).data;

async function download(server: TestServer, person: Person, id: string) {
  const answer = await server.app.inject({
    method: 'GET',
    url: `/v1/user/exports/${id}/file`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

/** Everything in an archive, one after the other. */
function textOf(archive: Buffer): string {
  const texts: string[] = [];
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const begins = at + 30 + archive.readUInt16LE(at + 26);
    const ends = begins + archive.readUInt32LE(at + 18);
    texts.push(archive.subarray(at + 30, begins).toString());
    texts.push(inflateRawSync(archive.subarray(begins, ends)).toString());
    at = ends;
  }
  return texts.join('\n');
}

describe('/v1/user/exports', () => {
  it('is made by a job, which tells the user', async () => {
    const server = await createTestServer();
    const holder = await signUpWithAccount(server, ada);
    await stepUpWithPassword(server, holder);
    const { data } = await begin(server, holder);
    expect(data).toMatchObject({ status: 'QUEUED', readyAt: null, sizeBytes: null });
    expect((await download(server, holder, data.id)).status).toBe(404);
    await server.outbox.drain();
    const [made] = await list(server, holder);
    const now = server.clock.now();
    expect(made).toMatchObject({
      id: data.id,
      status: 'READY',
      readyAt: new Date(now),
      expiresAt: new Date(now + 7 * dayMs),
    });
    expect((await mailsTo(server.context.db, ada))[0]?.subject).toBe('Your data is ready');
    const { status, headers, bytes } = await download(server, holder, data.id);
    expect([status, bytes.length]).toEqual([200, made?.sizeBytes]);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="billfold-data.zip"',
      'cache-control': 'no-store',
    });
  });

  it('holds what is kept about the user and nothing that signs in or opens a wallet', async () => {
    const server = await createTestServer();
    const { db } = server.context;
    const holder = await signUpWithAccount(server, ada);
    await stepUpWithPassword(server, holder);
    const bob = await signUpWithAccount(server, 'bob@example.com');
    const { data } = await begin(server, holder);
    await server.outbox.drain();
    const text = textOf((await download(server, holder, data.id)).bytes);
    for (const part of ['profile.json', ada, 'SIGNED_UP', 'My wallet', holder.account.id])
      expect(text).toContain(part);
    const hashes = [
      ...(await db.select().from(users)).map(({ passwordHash }) => passwordHash ?? ''),
      ...(await db.select().from(sessions)).map(({ tokenHash }) => tokenHash),
      ...(await db.select().from(walletVaults)).map(({ sealedSeed }) =>
        Buffer.from(sealedSeed).toString('hex'),
      ),
    ];
    const secrets = [...hashes, signInPassword, vectorPhrase, holder.token];
    for (const secret of [...secrets, 'bob@example.com', bob.walletId, bob.account.id])
      expect(text).not.toContain(secret);
  });

  it('makes one for a request that is repeated, and three a day', async () => {
    const server = await createTestServer();
    const person = await signUpSteppedUp(server, ada);
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => begin(server, person)));
    for (const other of others) expect(other.data.id).toBe(first?.data.id);
    expect(await list(server, person)).toHaveLength(1);
    server.clock.advance(dayMs);
    const again = { token: (await signUpSteppedUp(server, 'bob@example.com')).token };
    for (const idempotencyKey of ['a', 'b', 'c'])
      await server.call(createUserExport, {}, { ...again, idempotencyKey });
    const refusal = await server.refusal(createUserExport, {}, { ...again, idempotencyKey: 'd' });
    expect(refusal.status).toBe(429);
    await server.call(createUserExport, {}, { ...again, idempotencyKey: 'a' });
  });

  it('answers a foreign export like a missing one', async () => {
    const server = await createTestServer();
    const person = await signUpSteppedUp(server, ada);
    const bob = await signUpSteppedUp(server, 'bob@example.com');
    const { data } = await begin(server, person);
    await server.outbox.drain();
    const foreign = await download(server, bob, data.id);
    const missing = await download(server, bob, bob.user.id);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await list(server, bob)).toEqual([]);
  });

  it('is gone after seven days', async () => {
    const server = await createTestServer();
    const person = await signUpSteppedUp(server, ada);
    const { data } = await begin(server, person);
    await server.outbox.drain();
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      server.clock.advance(8 * 3_600_000);
      await list(server, person);
    }
    await stepUpWithPassword(server, person);
    expect((await download(server, person, data.id)).status).toBe(404);
    expect((await list(server, person))[0]?.status).toBe('EXPIRED');
    await deleteOldRecords(server.context);
    expect((await list(server, person))[0]).toMatchObject({ id: data.id, status: 'EXPIRED' });
  });
});
