import { toDecimal } from '@billfold/core';
import { estimateTokenFee, getStatistics, listTransactions } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { own, stranger, wei } from '../../../test/ethereum-holder.ts';
import { placeOf } from '../../../test/funded.ts';
import { createTokenHolder, units, usdt } from '../../../test/token-holder.ts';
import { sendIntents, transactions } from '../../db/schema.ts';

type TokenHolder = Awaited<ReturnType<typeof createTokenHolder>>;

/** 21 gwei are twice the base fee of the sandbox and its tip; 11 gwei are charged. */
const offered = 21_000_000_000n;
const charged = 11_000_000_000n;

let world: TokenHolder;
beforeEach(async () => {
  world = await createTokenHolder();
});

describe('an account with tokens', () => {
  it('answers what it has of them', async () => {
    expect(await world.tokens()).toEqual([
      {
        tokenId: 'USDT@ETH',
        name: 'Tether',
        symbol: 'USDT',
        balance: '250.000000',
        decimals: 6,
        logo: null,
        contract: usdt.contract,
        isHidden: false,
      },
    ]);
    expect((await world.balance()).available).toBe('5.000000000000000000');
  });

  it('waits for the confirmations of what comes in', async () => {
    await world.pay('USDC@ETH', '3');
    await world.mine(1);
    const balances = async () =>
      (await world.tokens()).map(({ symbol, balance }) => [symbol, balance]);
    expect(await balances()).toEqual([
      ['USDT', '250.000000'],
      ['USDC', '0.000000'],
    ]);
    await world.mine(11);
    expect(await balances()).toContainEqual(['USDC', '3.000000']);
  });

  it('is worth them too', async () => {
    const request = { params: { walletId: world.holder.walletId } };
    const { assets, totalBalance } = await world.server.call(getStatistics, request, world.holder);
    expect(assets.map(({ symbol, network, balance }) => [symbol, network, balance])).toEqual([
      ['ETH', 'ETH', '5.000000000000000000'],
      ['USDT', 'ETH', '250.000000'],
    ]);
    expect(assets[1]).toMatchObject({ fiat: '250.00', price: '1.00' });
    const [eth] = assets;
    const cents = (text: string | null | undefined) => Number((text ?? '').replace('.', ''));
    expect(cents(totalBalance)).toBe(cents(eth?.fiat) + 25_000);
  });
});

it('a token that is no longer offered is booked, listed and sent', async () => {
  await world.pay('BUSD@ETH', '300');
  await world.mine(12);
  const held = async () =>
    (await world.tokens()).map(({ tokenId, balance }) => `${tokenId} ${Number(balance)}`);
  expect(await held()).toEqual(['USDT@ETH 250', 'BUSD@ETH 300']);
  const sent = await world.sendToken({ tokenId: 'BUSD@ETH', amount: toDecimal('200') });
  expect(sent).toMatchObject({ tokenSymbol: 'BUSD', value: '200.000000000000000000' });
  await world.mine(12);
  expect(await held()).toEqual(['USDT@ETH 250', 'BUSD@ETH 100']);
  const request = { params: { walletId: world.holder.walletId }, query: {} };
  const { items } = await world.server.call(listTransactions, request, world.holder);
  const ofToken = items.filter(({ tokenSymbol }) => tokenSymbol === 'BUSD');
  expect(ofToken.map(({ type }) => type).sort()).toEqual(['RECEIVED', 'SENT']);
});

describe('the fees of a token', () => {
  it('are what it takes with a fifth on top, in the native asset', async () => {
    const { gasLimit, gasPrice, estimatedFee, ...facts } = await world.fees();
    expect(Number(gasLimit)).toBeGreaterThan(61_000);
    expect(Number(gasLimit)).toBeLessThan(62_500);
    expect(gasPrice).toBe('0.000000021000000000');
    expect(wei(estimatedFee)).toBe(BigInt(gasLimit ?? 0) * offered);
    expect(facts).toMatchObject({
      nativeSymbol: 'ETH',
      nativeAvailable: '5.000000000000000000',
      networkFee: null,
    });
  });

  it('are lower for a recipient who already holds the token', async () => {
    const first = await world.fees();
    await world.sendToken();
    await world.mine(1);
    expect(Number((await world.fees()).gasLimit)).toBe(Number(first.gasLimit) - 20_520);
    expect((await world.fees('')).gasLimit).toMatch(/^6\d{4}$/);
  });
});

it('answers the same fees to a query in the body', async () => {
  const request = { params: placeOf(world.holder), body: world.feeQuery() };
  const answer = await world.server.call(estimateTokenFee, request, world.holder);
  expect(answer).toEqual(await world.fees());
  const body = { ...world.feeQuery(), AccountId: world.holder.walletId };
  const refusal = await world.server.refusal(
    estimateTokenFee,
    { ...request, body },
    { token: world.holder.token },
  );
  expect(refusal).toMatchObject({ status: 404 });
});

describe('a token that is sent', () => {
  it('leaves the token, and the fee leaves the native asset', async () => {
    const { gasLimit, gasPrice } = await world.fees();
    const sent = await world.sendToken({ gasLimit, gasPrice });
    expect(sent).toMatchObject({
      type: 'SENT',
      status: 'PENDING',
      value: '100.000000',
      tokenSymbol: 'USDT',
      blockchainNetwork: 'ETH',
      fromAddress: own,
      toAddress: stranger,
      fiatValueAtTime: '100.00',
      rateAtTime: '1.00',
    });
    const most = BigInt(gasLimit ?? 0) * offered;
    expect(wei(sent.fee ?? '0')).toBe(most);
    expect(await world.available()).toBe(wei('5') - most);
    expect(await world.tokens()).toMatchObject([{ balance: '150.000000' }]);

    await world.mine(1);
    const [mined] = await world.history();
    const paid = wei(mined?.fee ?? '0');
    expect(paid % charged).toBe(0n);
    expect(paid / charged).toBeGreaterThan(51_000n);
    expect(mined).toMatchObject({ value: '100.000000', status: 'CONFIRMING' });
    expect(await world.available()).toBe(wei('5') - paid);
    expect(await world.held()).toBe(wei('5') - paid);
    expect(await world.tokenHeld(own)).toBe(units('150'));
    expect(await world.tokenHeld(stranger)).toBe(units('100'));
  });

  it('is sent once under one key, whatever the call is repeated', async () => {
    const [first, second] = await Promise.all([world.sendToken(), world.sendToken()]);
    expect(second).toEqual(first);
    expect(await world.sendToken()).toEqual(first);
    expect(await world.refusedToken({ amount: toDecimal('99') })).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    });
    await world.mine(1);
    expect(await world.tokenHeld(stranger)).toBe(units('100'));
    const intents = await world.server.context.db.select().from(sendIntents);
    expect(intents).toHaveLength(1);
  });

  it('shares its count with sends of the native asset', async () => {
    await world.sendToken();
    await world.send({ amount: toDecimal('0.1'), key: 'native' });
    await world.sendToken({ key: 'token-2', amount: toDecimal('50'), acceptFee: true });
    expect(await world.nonces()).toEqual([0n, 1n, 2n]);
    await world.mine(1);
    expect(await world.tokenHeld(stranger)).toBe(units('150'));
  });

  it('is all of it with sendingMax, and costs nothing of it', async () => {
    const sent = await world.sendToken({ amount: toDecimal('250'), sendingMax: true });
    expect(sent.value).toBe('250.000000');
    await world.mine(1);
    expect(await world.tokens()).toMatchObject([{ balance: '0.000000' }]);
    expect(await world.tokenHeld(own)).toBe(0n);
  });

  it('is found by its asset', async () => {
    await world.sendToken();
    const list = (Asset: string) =>
      world.server.call(
        listTransactions,
        { params: { walletId: world.holder.walletId }, query: { Asset } },
        world.holder,
      );
    expect((await list('USDT@ETH')).items.map(({ type }) => type)).toEqual(['SENT', 'RECEIVED']);
    expect((await list('ETH')).items.map(({ tokenSymbol }) => tokenSymbol)).toEqual([null, null]);
    expect((await list('DAI@ETH')).total).toBe(0);
  });

  it('survives a block that is taken back, and is booked once', async () => {
    await world.sendToken();
    await world.mine(1);
    const before = await world.available();
    await world.server.sandboxes.ETH.ledger.reorganise({ depth: 1, drop: [] });
    await world.mine(2);
    expect(await world.available()).toBe(before);
    expect(await world.tokens()).toMatchObject([{ balance: '150.000000' }]);
    const rows = await world.server.context.db.select().from(transactions);
    expect(rows.filter(({ type }) => type === 'SENT')).toHaveLength(1);
  });
});
