import { parseAmount, toDecimal } from '@billfold/core';
import { type FeeQuery, getFees } from '@billfold/core/contract';
import { beforeEach, expect, it } from 'vitest';
import { holderWith, placeOf, send, stranger } from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
let holder: Holder;

beforeEach(async () => {
  server = await createTestServer();
  holder = await holderWith(server, ['0.3', '0.2']);
});

const request = (query: Partial<FeeQuery> = {}) => ({
  params: placeOf(holder),
  query: {
    amount: toDecimal('0.1'),
    toAddress: stranger,
    feeRate: 'Medium' as const,
    ...query,
  },
});
const ask = (query: Partial<FeeQuery> = {}) => server.call(getFees, request(query), holder);
const sat = (text: string): bigint => parseAmount(text, 8);

it('names exactly the fee that the send then costs', async () => {
  for (const feeRate of ['Low', 'Medium', 'High'] as const) {
    const { estimatedFee } = await ask({ feeRate, amount: toDecimal('0.01') });
    const { fee } = await send(server, holder, {
      feeRate,
      amount: toDecimal('0.01'),
      key: feeRate,
    });
    expect(fee).toBe(estimatedFee);
  }
});

it('prices zero as sending everything, which is then exactly possible', async () => {
  const { maximumAmount, estimatedFee } = await ask({ amount: toDecimal('0') });
  const maximum = sat(maximumAmount) - sat(estimatedFee);
  const text = `0.${maximum.toString().padStart(8, '0')}`;
  const sent = await send(server, holder, { amount: toDecimal(text), sendingMax: true });
  expect([sent.value, sent.fee]).toEqual([text, estimatedFee]);
});

it('prices an amount beyond the balance as everything instead of refusing', async () => {
  const everything = await ask({ amount: toDecimal('0') });
  expect((await ask({ amount: toDecimal('2') })).estimatedFee).toBe(everything.estimatedFee);
});

it('asks more for a higher priority', async () => {
  const { rates } = await ask();
  const [low = 0n, medium = 0n, high = 0n] = [rates?.Low, rates?.Medium, rates?.High].map((rate) =>
    sat(rate?.estimatedFee ?? '0'),
  );
  expect(low < medium && medium < high).toBe(true);
});

it('is approximate while no recipient is known', async () => {
  expect((await ask({ toAddress: '' })).isApproximate).toBe(true);
  expect((await ask()).isApproximate).toBe(false);
});

it('leaves nothing to send to a wallet that cannot pay the fee', async () => {
  const { maximumAmount } = await ask();
  await send(server, holder, { amount: toDecimal('0.4999911'), sendingMax: true });
  const after = await ask({ amount: toDecimal('0') });
  expect(after.rates).toMatchObject({ Low: { vsize: null }, High: { vsize: null } });
  expect(maximumAmount).toBe('0.50000000');
  expect(sat(after.maximumAmount) - sat(after.estimatedFee)).toBe(0n);
});

it('refuses an address of another chain', async () => {
  const refusal = await server.refusal(
    getFees,
    request({ toAddress: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }),
    holder,
  );
  expect(refusal).toMatchObject({ status: 400, code: 'ADDRESS_INVALID' });
});

it('refuses Custom, for which the query has no rate', async () => {
  const refusal = await server.refusal(getFees, request({ feeRate: 'Custom' }), holder);
  expect(refusal).toMatchObject({ status: 400, code: 'FEE_RATE_INVALID' });
});
