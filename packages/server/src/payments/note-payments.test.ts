import { getNetwork } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { askedPayment } from '../../test/asked-payment.ts';
import { servedNetworks } from '../chains/served-networks.ts';

describe.each([...servedNetworks, 'USDT@ETH', 'USDT@TRX'])('a payment in %s', (method) => {
  it('is detected, confirmed and completed as its network confirms it', async () => {
    const { network, pay, look, mine, state, events } = await askedPayment(method);
    const { available, final } = getNetwork(network).confirmations;
    await pay();
    await look();
    expect(await state()).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID' });
    await mine(available);
    expect(await state()).toMatchObject({
      status: available === final ? 'COMPLETED' : 'CONFIRMED',
      confirmations: { current: available },
    });
    if (final > available) await mine(final - available);
    const completed = await state();
    expect(completed).toMatchObject({ status: 'COMPLETED', paidState: 'PAID' });
    expect(completed.seen).toBe(completed.due);
    expect(await events()).toEqual(['created', 'detected', 'confirmed', 'completed']);
    await mine(2);
    expect(await events()).toHaveLength(4);
  });

  it('stays open while too little came, and goes on with the rest', async () => {
    const { pay, partOf, look, state, events } = await askedPayment(method);
    await pay({ amount: partOf(40n) });
    await look();
    const open = await state();
    expect(open).toMatchObject({ status: 'PENDING', paidState: 'UNDERPAID' });
    await pay({ amount: open.shortBy });
    await look();
    expect(await state()).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID' });
    expect((await state()).flags).toContain('multiple');
    expect(await events()).toEqual(['created', 'attention: underpaid', 'detected']);
  });
});
