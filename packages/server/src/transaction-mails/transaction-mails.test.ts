import { toDecimal } from '@billfold/core';
import { updateNotifications } from '@billfold/core/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirm, deposit, holderWith, send } from '../../test/funded.ts';
import { type Holder, mailsTo, signUpWithAccount } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { outbox } from '../db/schema.ts';
import { defaultChoices } from '../users/notification-choices.ts';
import { rescanIfWanted } from '../watcher/rescan-if-wanted.ts';

let server: TestServer;
let holder: Holder;
let known: number;
beforeAll(async () => {
  server = await createTestServer();
  holder = await holderWith(server, ['0.5']);
});
beforeEach(async () => {
  await server.outbox.drain();
  known = (await mailsTo(server.context.db, holder.user.email)).length;
});

/** Subjects of the mails since the test began, newest first. */
async function mails(): Promise<readonly string[]> {
  server.clock.advance(1);
  await server.outbox.drain();
  const all = await mailsTo(server.context.db, holder.user.email);
  return all.slice(0, all.length - known).map(({ subject }) => subject);
}
type Change = Partial<Record<'SENT' | 'RECEIVED' | 'CONFIRMED', boolean>>;
const choose = (change: Change, quietHours: { from: string; to: string } | null = null) =>
  server.call(
    updateNotifications,
    {
      body: {
        quietHours,
        events: defaultChoices.map((choice) => ({
          ...choice,
          email:
            Object.entries(change).find(([event]) => event === choice.event)?.[1] ?? choice.email,
        })),
      },
    },
    holder,
  );

describe('a mail about money', () => {
  it('comes once when something arrives, however often it is seen', async () => {
    await deposit(server, holder, '0.1');
    await confirm(server, 0);
    await confirm(server, 0);
    expect(await mails()).toEqual(['You received 0.1 BTC']);
    await confirm(server, 1);
    await server.sandboxes.BTC.ledger.reorganise({ depth: 1, drop: [] });
    await confirm(server, 0);
    await confirm(server, 2);
    expect(await mails()).toHaveLength(1);
  });

  it('comes once when something is sent and has gone out', async () => {
    await send(server, holder, { key: 'sent' });
    await send(server, holder, { key: 'sent' });
    await confirm(server, 2);
    expect(await mails()).toEqual(['You sent 0.1 BTC']);
    const [mail] = await mailsTo(server.context.db, holder.user.email);
    expect(mail?.text).toContain('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
    expect(mail?.text).toContain('https://wallet.example/wallet/transactions/');
  });

  it('comes for a confirmation only to who wants that, and once', async () => {
    await choose({ CONFIRMED: true, RECEIVED: false });
    await deposit(server, holder, '0.01');
    await confirm(server, 1);
    expect(await mails()).toEqual([]);
    await confirm(server, 1);
    expect(await mails()).toEqual(['Confirmed: 0.01 BTC received']);
    await server.sandboxes.BTC.ledger.reorganise({ depth: 2, drop: [] });
    await confirm(server, 0);
    await confirm(server, 3);
    expect(await mails()).toHaveLength(1);
  });

  it('does not come to who does not want it', async () => {
    await choose({ SENT: false, RECEIVED: false });
    await deposit(server, holder, '0.01');
    await send(server, holder, { key: 'quiet' });
    await confirm(server, 3);
    expect(await mails()).toEqual([]);
  });

  it('tells nobody of what was before them, and both of what one of two signs', async () => {
    await choose({});
    // The same phrase, and so the same addresses, with a history.
    const other = await signUpWithAccount(server, 'other@example.com');
    await rescanIfWanted(server.context, 'BTC');
    await server.outbox.drain();
    const toOther = async () =>
      (await mailsTo(server.context.db, other.user.email)).map(({ subject }) => subject);
    const before = await toOther();
    expect(before.filter((subject) => subject.includes('BTC'))).toEqual([]);
    await send(server, other, { key: 'elsewhere', amount: toDecimal('0.05') });
    await confirm(server, 0);
    expect(await mails()).toEqual(['0.05 BTC left your wallet']);
    expect(await toOther()).toEqual(['You sent 0.05 BTC', ...before]);
  });

  it('goes out after quiet hours', async () => {
    const now = new Date(server.clock.now());
    const clock = (hours: number) =>
      new Date(now.getTime() + hours * 3_600_000).toISOString().slice(11, 16);
    await choose({}, { from: clock(-1), to: clock(2) });
    await deposit(server, holder, '0.02');
    await confirm(server, 0);
    expect(await mails()).toEqual(['You received 0.02 BTC']);
    const waiting = (await server.context.db.select().from(outbox)).filter(
      ({ kind, doneAt }) => kind === 'mail' && doneAt === null,
    );
    expect(waiting.map(({ nextAttemptAt }) => nextAttemptAt.toISOString().slice(11, 16))).toEqual([
      clock(2),
    ]);
  });

  it('does not come a day late', async () => {
    await choose({});
    await deposit(server, holder, '0.03');
    await confirm(server, 0);
    server.clock.advance(24 * 3_600_000 + 1);
    expect(await mails()).toEqual([]);
  });
});
