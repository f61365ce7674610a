import { toDecimal } from '@billfold/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTokenHolder, usdt } from '../../../test/token-holder.ts';

let world: Awaited<ReturnType<typeof createTokenHolder>>;
beforeAll(async () => {
  world = await createTokenHolder();
});

describe('a token is not sent', () => {
  it.each([
    ['more than there is', { amount: toDecimal('250.000001') }, 400, 'INSUFFICIENT_FUNDS'],
    ['less than the minimum', { amount: toDecimal('0.009') }, 400, 'AMOUNT_BELOW_MINIMUM'],
    ['more decimals than it has', { amount: toDecimal('0.1234567') }, 400, 'VALIDATION_FAILED'],
    ['to nobody', { destinationAddress: 'nobody' }, 400, 'ADDRESS_INVALID'],
    ['to the token itself', { destinationAddress: usdt.contract }, 400, 'ADDRESS_INVALID'],
    ['that does not exist', { tokenId: 'NOTCOIN@ETH' }, 404, 'TOKEN_NOT_FOUND'],
    ['of another network', { tokenId: 'USDT@BSC' }, 404, 'TOKEN_NOT_FOUND'],
    ['that it has none of', { tokenId: 'DAI@ETH' }, 400, 'INSUFFICIENT_FUNDS'],
    ['without a secret', { seedPhrase: null }, 400, 'SECRET_REQUIRED'],
    ['with less gas than anything takes', { gasLimit: '20999' }, 400, 'GAS_LIMIT_INVALID'],
    ['with absurdly much gas', { gasLimit: '9000000' }, 400, 'GAS_LIMIT_INVALID'],
    ['with less gas than it takes now', { gasLimit: '40000' }, 409, 'FEE_CHANGED'],
    ['below the price of blocks', { gasPrice: toDecimal('0.000000010') }, 409, 'FEE_CHANGED'],
    ['at an absurd price', { gasPrice: toDecimal('0.0001') }, 400, 'GAS_PRICE_INVALID'],
    [
      'at a price beyond its decimals',
      { gasPrice: toDecimal(`0.${'0'.repeat(18)}1`) },
      400,
      'GAS_PRICE_INVALID',
    ],
  ] as const)('%s', async (_, changes, status, code) => {
    expect(await world.refusedToken(changes)).toMatchObject({ status, code });
    expect(await world.history()).toEqual([]);
  });

  it('without the native asset for its fee', async () => {
    await world.send({ amount: toDecimal('4.999559'), sendingMax: true, key: 'all' });
    await world.mine(1);
    const refusal = await world.refusedToken();
    expect(refusal).toMatchObject({ status: 400, code: 'INSUFFICIENT_NATIVE_FOR_FEE' });
    expect(refusal.errors.join()).toMatch(
      /^You need about 0\.001\d+ ETH on this account to pay the network fee\.$/,
    );
  });
});
