import { toDecimal } from '@billfold/core';
import { createContact, listTransactions, setSandboxRate } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { holderWith, strangers } from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { transactions } from '../db/schema.ts';
import { markLookAlikes } from './mark-look-alikes.ts';

/** Begins and ends as `strangers.ETH` does. */
const fake = '0x5aAEb000000000000000000000000000000beAED';

describe('dust from an address that was made to look known (S11)', () => {
  let server: TestServer;
  let holder: Holder;
  beforeEach(async () => {
    server = await createTestServer();
    const body = { symbol: 'ETH', price: toDecimal('4000.00') } as const;
    await server.call(setSandboxRate, { body });
    holder = await holderWith(server, ['1'], 'ETH');
  });
  const isSpam = async (fromAddress: string, fiatMinor: bigint | null = 0n) => {
    const { db } = server.context;
    const [row] = await db.update(transactions).set({ fromAddress, fiatMinor }).returning();
    if (row === undefined) throw new Error('no deposit');
    await markLookAlikes(db, 'ETH', [row]);
    const request = { params: { walletId: holder.walletId }, query: {} };
    return (await server.call(listTransactions, request, holder)).items[0]?.isSpam;
  };
  const know = (address: string) =>
    server.call(
      createContact,
      {
        params: { id: holder.walletId },
        body: { name: 'Bob', network: 'ETH', address, memo: null },
      },
      holder,
    );

  it('is marked beside the contact that it imitates', async () => {
    await know(strangers.ETH);
    expect(await isSpam(fake)).toBe(true);
  });

  it('is not marked while nobody like it is known', async () => {
    expect(await isSpam(fake)).toBe(false);
  });

  it('is not marked when it comes from the contact itself', async () => {
    await know(strangers.ETH);
    expect(await isSpam(strangers.ETH)).toBe(false);
    // However much the two look alike: both are known.
    await know(fake.toLowerCase());
    expect(await isSpam(strangers.ETH)).toBe(false);
  });

  it('is no dust from a dollar on', async () => {
    await know(strangers.ETH);
    expect(await isSpam(fake, 100n)).toBe(false);
    expect(await isSpam(fake, 99n)).toBe(true);
  });
});
