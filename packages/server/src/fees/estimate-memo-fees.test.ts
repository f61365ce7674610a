import { parseAmount, toDecimal } from '@billfold/core';
import { getFees } from '@billfold/core/contract';
import { expect, it } from 'vitest';
import { confirm, holderWith, placeOf, send, strangers } from '../../test/funded.ts';
import { createTestServer } from '../../test/test-server.ts';

it('prices the memo of a transfer, as it is then paid for on TON', async () => {
  const server = await createTestServer();
  const holder = await holderWith(server, ['3'], 'TON');
  // The first send brings the wallet, and costs more than any memo.
  await send(server, holder, { amount: toDecimal('0.5') });
  await confirm(server, 1, 'TON');
  const ask = async (memo?: string) => {
    const place = {
      amount: toDecimal('0.5'),
      toAddress: strangers.TON,
      feeRate: 'Medium' as const,
    };
    const query = memo === undefined ? place : { ...place, memo };
    return (await server.call(getFees, { params: placeOf(holder), query }, holder)).estimatedFee;
  };
  const plain = await ask();
  const noted = await ask('104882');
  expect(parseAmount(noted, 9)).toBeGreaterThan(parseAmount(plain, 9));
  const paid = await send(server, holder, {
    ...{ amount: toDecimal('0.5'), memo: '104882', key: 'key-2' },
  });
  expect(paid.fee).toBe(noted);
});

it('refuses a memo where there is none', async () => {
  const server = await createTestServer();
  const holder = await holderWith(server, ['1']);
  const query = { amount: '0.1', toAddress: '', feeRate: 'Medium', memo: 'Order 7' };
  const refused = await server.refusal(getFees, { params: placeOf(holder), query }, holder);
  expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
});
