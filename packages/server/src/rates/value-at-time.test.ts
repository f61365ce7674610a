import { toDecimal } from '@billfold/core';
import { listTransactions, type SandboxRate, setSandboxRate } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, confirm, holderWith, send } from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

describe('the worth of a transaction', () => {
  let server: TestServer;
  let holder: Holder;
  beforeEach(async () => {
    server = await createTestServer();
    await control({ symbol: 'BTC', price: toDecimal('64000.55') });
    holder = await holderWith(server, ['0.3']);
  });
  const control = (body: SandboxRate) => server.call(setSandboxRate, { body });
  const list = async () => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    return (await server.call(listTransactions, request, holder)).items;
  };

  it('is kept from when it was first seen, on what came in and what went out', async () => {
    const sent = await send(server, holder, { amount: toDecimal('0.12345678') });
    await control({ symbol: 'BTC', price: toDecimal('1.00') });
    await confirm(server, 2);
    const kept = { fiatCurrency: 'USD', rateAtTime: '64000.55' };
    // 0.12345678 × 64000.55 = 7901.3018…; 0.3 × 64000.55 = 19200.165, a half rounded up.
    expect(sent).toMatchObject({ ...kept, fiatValueAtTime: '7901.30' });
    expect(await list()).toMatchObject([
      { ...kept, type: 'SENT', fiatValueAtTime: '7901.30' },
      { ...kept, type: 'RECEIVED', fiatValueAtTime: '19200.17' },
    ]);
  });

  it('F17: is unknown without a price then, and nothing waits for it', async () => {
    await control({ symbol: 'BTC', feed: 'unavailable' });
    const sent = await send(server, holder, { amount: toDecimal('0.1') });
    expect(sent).toMatchObject({ fiatValueAtTime: null, rateAtTime: null, status: 'PENDING' });
    await control({ symbol: 'BTC', price: null });
    await confirm(server, 2);
    expect((await list())[0]).toMatchObject({ fiatValueAtTime: null, status: 'CONFIRMED' });
    expect(await balanceOf(server, holder)).toMatchObject({ pending: '0.00000000' });
  });
});
