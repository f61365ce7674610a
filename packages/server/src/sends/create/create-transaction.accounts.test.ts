import { toBaseUnits, toDecimal } from '@billfold/core';
import { getFees } from '@billfold/core/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createEthereumHolder,
  type EthereumHolder,
  most,
  own,
  paid,
  stranger,
  wei,
} from '../../../test/ethereum-holder.ts';
import { deposit, placeOf, rebroadcast, strangers } from '../../../test/funded.ts';

let world: EthereumHolder;
beforeEach(async () => {
  world = await createEthereumHolder();
});

describe('a send from an account', () => {
  it('reaches the recipient, reserves the most it may cost and ends at what it cost', async () => {
    const sent = await world.send({ amount: toDecimal('0.1') });
    expect(sent).toMatchObject({
      type: 'SENT',
      status: 'PENDING',
      value: '0.100000000000000000',
      fromAddress: own,
      toAddress: stranger,
      blockchainNetwork: 'ETH',
      requiredConfirmations: 12,
    });
    expect(wei(sent.fee ?? '')).toBe(most);
    expect(await world.available()).toBe(wei('4.9') - most);
    await world.mine(1);
    expect(await world.available()).toBe(wei('4.9') - paid);
    expect(await world.held()).toBe(wei('4.9') - paid);
    expect(await world.received()).toBe(wei('0.1'));
    const [mined] = await world.history();
    expect(mined).toMatchObject({ status: 'CONFIRMING', value: sent.value });
    expect(wei(mined?.fee ?? '')).toBe(paid);
    await world.mine(11);
    expect((await world.history())[0]?.status).toBe('CONFIRMED');
  });

  it('writes the recipient as the network does, however it was typed', async () => {
    const sent = await world.send({ destinationAddress: stranger.toLowerCase() });
    expect(sent.toAddress).toBe(stranger);
  });

  it('to its own address is marked so and costs the fee alone', async () => {
    const sent = await world.send({ destinationAddress: own.toLowerCase() });
    expect(sent.type).toBe('SELF');
    await world.mine(1);
    expect(await world.available()).toBe(wei('5') - paid);
  });

  it('takes the gas limit of the body', async () => {
    const sent = await world.send({ gasLimit: '50000' });
    expect(wei(sent.fee ?? '')).toBe((most / 21_000n) * 50_000n);
  });

  it('can spend what another one left before that is mined, and no more', async () => {
    await world.send({ amount: toDecimal('4'), key: 'a' });
    expect(await world.refused({ amount: '1' }, 'b')).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    await world.send({ amount: toDecimal('0.999'), key: 'c' });
    await world.mine(1);
    expect(await world.received()).toBe(wei('4.999'));
  });
});

describe('the idempotency key', () => {
  it('makes one transaction of any number of requests', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => world.send()));
    expect(new Set(sent.map(({ hash }) => hash)).size).toBe(1);
    expect([(await world.history()).length, await world.received()]).toEqual([1, wei('0.1')]);
  });

  it('refuses another gas limit under the same key', async () => {
    await world.send();
    expect(await world.refused({ gasLimit: '30000' })).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('gives 20 parallel sends nonces without a gap', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`);
    const sent = await Promise.all(
      keys.map((key) => world.send({ key, amount: toDecimal('0.01') })),
    );
    expect(new Set(sent.map(({ hash }) => hash)).size).toBe(20);
    expect(await world.nonces()).toEqual(keys.map((_, index) => BigInt(index)));
    // Two that went out in another order than that of their nonces: the later one waits.
    await rebroadcast(world.server);
    await world.mine(1);
    expect(await world.received()).toBe(wei('0.2'));
    expect(await world.available()).toBe(wei('4.8') - 20n * paid);
  });
});

describe('what cannot be sent from an account', () => {
  it.each([
    ['more than there is', { amount: '5.00000001' }, 'INSUFFICIENT_FUNDS'],
    ['all of it, so that nothing is left for the fee', { amount: '5' }, 'INSUFFICIENT_FUNDS'],
    ['less than the minimum', { amount: '0.000009999' }, 'AMOUNT_BELOW_MINIMUM'],
    ['too many decimals', { amount: '0.1000000000000000001' }, 'VALIDATION_FAILED'],
    [
      'to a mistyped address',
      { destinationAddress: stranger.replace('5aAe', '5AAe') },
      'ADDRESS_INVALID',
    ],
    [
      'to an address that nobody has a key for',
      { destinationAddress: `0x${'0'.repeat(40)}` },
      'ADDRESS_INVALID',
    ],
    ['to a Bitcoin address', { destinationAddress: strangers.BTC }, 'ADDRESS_INVALID'],
    ['at a priority, which the network has not', { feeRate: 'High' }, 'FEE_RATE_INVALID'],
    ['at a rate of its own', { feeRate: 'Custom', feeRateValue: '5' }, 'FEE_RATE_INVALID'],
    ['at a rate beside Medium', { feeRateValue: '5' }, 'FEE_RATE_INVALID'],
    ['with less gas than a transfer takes', { gasLimit: '20999' }, 'GAS_LIMIT_INVALID'],
    ['with an absurd gas limit', { gasLimit: '30000000' }, 'GAS_LIMIT_INVALID'],
    ['with a gas limit that is none', { gasLimit: '0x5208' }, 'VALIDATION_FAILED'],
    [
      'with a wrong password',
      { password: 'Wrong-Password-7', seedPhrase: null },
      'WRONG_ENCRYPTION_KEY',
    ],
  ])('%s', async (_, body, code) => {
    expect(await world.refused(body)).toMatchObject({ status: 400, code });
    expect([await world.history(), await world.available()]).toEqual([[], wei('5')]);
  });

  it('what is not confirmed enough', async () => {
    await deposit(world.server, world.holder, '1');
    await world.mine(11);
    expect(await world.balance()).toMatchObject({ pending: '1.000000000000000000' });
    expect(await world.refused({ amount: '5.5' })).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  });
});

describe('sending everything', () => {
  const reviewed = async () => {
    const query = { amount: toDecimal('0'), toAddress: stranger, feeRate: 'Medium' } as const;
    const fees = await world.server.call(
      getFees,
      { params: placeOf(world.holder), query },
      world.holder,
    );
    // Rounded down to the eight digits that people see.
    const maximum = wei(fees.maximumAmount) - wei(fees.estimatedFee);
    return toDecimal(toBaseUnits(maximum / 10n ** 10n), { decimals: 8 });
  };

  it('leaves nothing behind, also of what the digits shown left out', async () => {
    await world.send({ amount: toDecimal('0.123456789012345678'), key: 'odd' });
    await world.mine(1);
    const before = await world.available();
    const sent = await world.send({ amount: await reviewed(), sendingMax: true });
    expect(wei(sent.value) + wei(sent.fee ?? '')).toBe(before);
    await world.mine(1);
    expect(await world.held()).toBe(0n);
    expect(await world.balance()).toEqual({
      available: '0.000000000000000000',
      pending: '0.000000000000000000',
    });
  });

  it('delivers what was reviewed when the gas price has fallen since', async () => {
    const amount = await reviewed();
    const low = { family: 'evm', baseFeePerGas: 6_000_000_000n, priorityFeePerGas: 1n } as const;
    const fees = vi.spyOn(world.chain, 'fees').mockResolvedValue(low);
    const sent = await world.send({ amount, sendingMax: true });
    fees.mockRestore();
    expect(wei(sent.value) - wei(amount)).toBeLessThan(10n ** 10n);
    await world.mine(1);
    expect(await world.held()).toBeLessThan(21_000n);
  });

  it.each(['4.9', '6'])('asks for a new review when %s was reviewed', async (amount) => {
    expect(await world.refused({ amount, sendingMax: true })).toMatchObject({
      status: 409,
      code: 'FEE_CHANGED',
    });
    expect(await world.history()).toEqual([]);
  });
});
