import { parseAmount, toDecimal } from '@billfold/core';
import { type FeeQuery, getFees, getGas } from '@billfold/core/contract';
import { beforeEach, expect, it } from 'vitest';
import { holderWith, placeOf, send, strangers } from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
let holder: Holder;

beforeEach(async () => {
  server = await createTestServer();
  holder = await holderWith(server, ['3'], 'ETH');
});

const request = (query: Partial<FeeQuery> = {}) => ({
  params: placeOf(holder),
  query: {
    amount: toDecimal('0.1'),
    toAddress: strangers.ETH,
    feeRate: 'Medium' as const,
    ...query,
  },
});
const ask = (query: Partial<FeeQuery> = {}) => server.call(getFees, request(query), holder);

it('names price and limit of the gas, and their product as the fee', async () => {
  expect(await ask()).toMatchObject({
    estimatedGasPrice: '0.000000021000000000',
    estimatedGasLimit: '21000',
    estimatedFee: '0.000441000000000000',
    maximumAmount: '3.000000000000000000',
    networkFee: null,
    isApproximate: false,
    rates: null,
  });
  const { fee } = await send(server, holder);
  expect(fee).toBe('0.000441000000000000');
});

it('takes what is promised off the maximum at once', async () => {
  await send(server, holder, { amount: toDecimal('1') });
  expect((await ask()).maximumAmount).toBe('1.999559000000000000');
});

it('prices everything, and more than that, like any other amount', async () => {
  const { estimatedFee } = await ask();
  for (const amount of ['0', '3', '50'])
    expect((await ask({ amount: toDecimal(amount) })).estimatedFee).toBe(estimatedFee);
});

it('is approximate while no recipient is known', async () => {
  expect((await ask({ toAddress: '' })).isApproximate).toBe(true);
});

it.each(['Low', 'High', 'Custom'] as const)('refuses %s: there is no choice', async (feeRate) => {
  expect(await server.refusal(getFees, request({ feeRate }), holder)).toMatchObject({
    status: 400,
    code: 'FEE_RATE_INVALID',
  });
});

it('R-API-03: GET /api/Rates/gas answers the same numbers', async () => {
  const { estimatedFee, estimatedGasPrice, estimatedGasLimit } = await ask();
  const gas = await server.call(
    getGas,
    { query: { fromAddress: strangers.ETH, toAddress: strangers.ETH, Data: '0x' } },
    holder,
  );
  expect(gas).toEqual({
    gasPrice: estimatedGasPrice,
    gasLimit: estimatedGasLimit,
    estimatedFee,
  });
  expect(parseAmount(gas.gasPrice, 18) * BigInt(gas.gasLimit)).toBe(
    parseAmount(gas.estimatedFee, 18),
  );
});

it('GET /api/Rates/gas refuses what it cannot price', async () => {
  expect(await server.refusal(getGas, { query: { Data: '0xa9059cbb' } }, holder)).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
  });
  expect(
    await server.refusal(getGas, { query: { toAddress: strangers.BTC } }, holder),
  ).toMatchObject({ status: 400, code: 'ADDRESS_INVALID' });
});
