import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { addressNo, csvOf, payingShop } from '../../test/payouts.ts';
import { mailsTo } from '../../test/people.ts';
import { sweptShop } from '../../test/sweeps.ts';
import { transfersOut } from '../db/schema.ts';
import { tellSignatures } from './tell-signatures.ts';

const owner = 'shop@example.com';
const tenMinutes = 10 * 60_000;
const refused = { outcome: 'rejected', reason: 'invalid sender', permanent: true } as const;

const migration = new URL('../../migrations/0054_signature_told.sql', import.meta.url);
/** Statement of the migration that changes rows, which an upgrade runs once. */
const upgrade = readFileSync(migration, 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => /^UPDATE/m.test(statement))
  .join('');

type Shop = Pick<Awaited<ReturnType<typeof payingShop>>, 'server' | 'step'>;

/** Has the network refuse the next transaction. */
async function refuseOne({ server, step }: Shop): Promise<void> {
  const chain = server.context.chains.get('ETH');
  const broadcast = vi.spyOn(chain, 'broadcast').mockResolvedValueOnce(refused);
  await step();
  broadcast.mockRestore();
}

async function tell({ server }: Shop): Promise<readonly string[]> {
  await tellSignatures(server.context);
  const mails = await mailsTo(server.context.db, owner);
  return mails.filter(({ subject }) => /needs a signature/.test(subject)).map(({ text }) => text);
}

describe('tellSignatures', () => {
  it('emails about a payout that is left, once for each signature', async () => {
    const paying = await payingShop('ETH', { funds: '2' });
    const { server } = paying;
    const plan = await paying.plan(csvOf([1, 2].map((n) => [addressNo(n), '0.1', ''])));
    await paying.create(plan);
    await refuseOne(paying);
    expect((await paying.finish(plan.id)).status).toBe('PARTIAL');
    expect(await tell(paying)).toEqual([]);
    server.clock.advance(tenMinutes);
    const [mail, ...more] = await tell(paying);
    expect(more).toEqual([]);
    expect(mail).toContain('A payout of 0.20000000 ETH on Ethereum by');
    expect(mail).toContain(`/payments/payouts/${plan.id}`);
    server.clock.advance(tenMinutes);
    expect(await tell(paying)).toHaveLength(1);
    await paying.resume(plan.id);
    await refuseOne(paying);
    await paying.finish(plan.id);
    server.clock.advance(tenMinutes);
    expect(await tell(paying)).toHaveLength(2);
  });

  it('emails about a collection whose wallet a restart has closed, and not while it is open', async () => {
    const swept = await sweptShop('ETH');
    const { server } = swept;
    const plan = await swept.plan();
    await swept.create(plan);
    await server.partSigners.stop();
    server.clock.advance(tenMinutes - 1);
    expect(await tell(swept)).toEqual([]);
    server.clock.advance(1);
    const [mail, ...more] = await tell(swept);
    expect(more).toEqual([]);
    expect(mail).toContain('A collection of');
    expect(mail).toContain('/payments/collect');
  });

  it('does not email about a transfer that only waits for blocks', async () => {
    const swept = await sweptShop('ETH');
    await swept.create(await swept.plan());
    await swept.step();
    swept.server.clock.advance(tenMinutes);
    expect(await tell(swept)).toEqual([]);
  });

  it('does not email about a failed collection whose funds a later one took', async () => {
    const swept = await sweptShop('ETH', { count: 1 });
    await swept.create(await swept.plan());
    await refuseOne(swept);
    // A transaction of the same amount would be the very one that was refused.
    await swept.pay(swept.addresses[0] ?? '', '0.01');
    await swept.mine(64);
    const later = await swept.plan();
    await swept.create(later);
    expect((await swept.finish(later.id)).status).toBe('DONE');
    swept.server.clock.advance(tenMinutes);
    expect(await tell(swept)).toEqual([]);
  });

  it('emails about a failed collection whose funds are still there', async () => {
    const swept = await sweptShop('ETH', { count: 1 });
    await swept.create(await swept.plan());
    await refuseOne(swept);
    swept.server.clock.advance(tenMinutes);
    expect(await tell(swept)).toHaveLength(1);
  });

  it.each([
    ['not about one that had waited for more than a day', '25 hours', 0],
    ['about one of the last day', '23 hours', 1],
  ])('emails after an upgrade %s', async (_which, age, mails) => {
    const swept = await sweptShop('ETH', { count: 1 });
    const { db } = swept.server.context;
    await swept.create(await swept.plan());
    await refuseOne(swept);
    const updatedAt = sql`now() - ${age}::interval`;
    await db.update(transfersOut).set({ updatedAt, signedUntil: null });
    await db.execute(sql.raw(upgrade));
    swept.server.clock.advance(Date.now() + tenMinutes - swept.server.clock.now());
    expect(await tell(swept)).toHaveLength(mails);
  });
});
