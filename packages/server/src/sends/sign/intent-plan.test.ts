import {
  type Decimal,
  findToken,
  getNetwork,
  parseAmount,
  toBaseUnits,
  toDecimal,
} from '@billfold/core';
import {
  type CreateIntent,
  createIntent,
  createTokenTransaction,
  createTransaction,
  faucet,
  getDepositAddress,
  getFees,
  getIntentPlan,
  type TransactionIntent,
} from '@billfold/core/contract';
import { seedPhraseToSeed, type TransferPlan } from '@billfold/keyring';
import { type Approved, findUnapproved, parsePlan, signPlan } from '@billfold/keyring/vault';
import { describe, expect, it } from 'vitest';
import { confirm, holderWith, placeOf, sendRequest, strangers } from '../../../test/funded.ts';
import { type Holder, vectorPhrase } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

const networks = ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'] as const;
const tokens = { ETH: 'USDT@ETH', TRX: 'USDT@TRX', SOL: 'USDT@SOL', TON: 'NOTCOIN@TON' } as const;
const tokenNetworks = ['ETH', 'TRX', 'SOL', 'TON'] as const;
type Tested = (typeof networks)[number];

const orderOn = (network: Tested): CreateIntent => ({
  ...{ amount: toDecimal('1'), destinationAddress: strangers[network], tokenId: null },
  ...{ feeRate: 'Medium', feeRateValue: null, sendingMax: false, memo: null },
});

/** Review of an order, and its plan as a browser gets it. */
async function review(server: TestServer, holder: Holder, body: CreateIntent) {
  const params = placeOf(holder);
  const intent = await server.call(createIntent, { params, body }, holder);
  const { plan } = await server.call(getIntentPlan, planOf(holder, intent), holder);
  return { intent, plan: parsePlan(plan) };
}

const planOf = (holder: Holder, { intentId, digest }: TransactionIntent) => ({
  params: { ...placeOf(holder), intentId },
  query: { digest },
});

/** Payment that a browser shows, as the signing worker computes it. */
function shown(network: Tested, intent: TransactionIntent, plan: TransferPlan): Approved {
  const native = getNetwork(network);
  const { amount, asset, fee, networkFee, recipient: to } = intent;
  const id = asset === native.symbol ? null : tokenOn(network);
  const token = id === null ? undefined : findToken(network, id);
  const units = parseAmount(amount, (token ?? native).decimals);
  const wallet = plan.family === 'ton' ? plan.token?.wallet : undefined;
  return {
    ...{ network, chain: 'sandbox', to, memo: null, least: units, most: units },
    contract: wallet ?? token?.contract ?? null,
    fee: parseAmount(fee, native.decimals) + parseAmount(networkFee ?? '0', native.decimals),
  };
}

const tokenOn = (network: Tested): string | null =>
  Object.entries(tokens).find(([each]) => each === network)?.[1] ?? null;

async function sign(plan: TransferPlan): Promise<string> {
  const { raw } = await signPlan(seedPhraseToSeed(vectorPhrase), plan);
  return Buffer.from(raw).toString('hex');
}

const signedFor = (holder: Holder, { intentId, digest }: TransactionIntent) => ({
  ...{ token: holder.token, idempotencyKey: 'plan' },
  intent: `${intentId}; digest=${digest}`,
});

describe.each(networks)('the plan of a review (%s)', (network) => {
  it('sends everything at the shown amount and fee', async () => {
    const server = await createTestServer();
    const holder = await holderWith(server, ['100'], network);
    const params = placeOf(holder);
    const toAddress = strangers[network];
    const query = { toAddress, feeRate: 'Medium' as const, amount: toDecimal('1') };
    const { maximumAmount: amount } = await server.call(getFees, { params, query }, holder);
    const order = { ...orderOn(network), amount, sendingMax: true };
    const { intent, plan } = await review(server, holder, order);
    expect(findUnapproved(plan, shown(network, intent, plan))).toBeNull();
    const signed = { password: null, rawTransaction: await sign(plan), acceptFee: true };
    const body = sendRequest({
      ...{ amount, destinationAddress: toAddress, sendingMax: true, ...signed },
    });
    const sent = await server.call(createTransaction, { params, body }, signedFor(holder, intent));
    expect(sent.value).toBe(intent.amount);
  });

  it('is refused once the review has expired', async () => {
    const server = await createTestServer();
    const holder = await holderWith(server, ['100'], network);
    const { intent } = await review(server, holder, orderOn(network));
    server.clock.advance(intent.expiresAt.getTime() - server.clock.now());
    expect(await server.refusal(getIntentPlan, planOf(holder, intent), holder)).toMatchObject({
      ...{ status: 409, code: 'INTENT_EXPIRED' },
    });
  });
});

describe.each(['BTC', 'LTC', 'ETH', 'BSC', 'TON'] as const)(
  'two reviews of one account (%s)',
  (network) => {
    it('are signed for one plan, of which the second is refused, and planned anew within its review', async () => {
      const server = await createTestServer();
      const holder = await holderWith(server, ['2', '2'], network);
      const place = { params: placeOf(holder) };
      const reviewed = async (text: string) => {
        const amount = toDecimal(text);
        return { amount, ...(await review(server, holder, { ...orderOn(network), amount })) };
      };
      type Reviewed = Awaited<ReturnType<typeof reviewed>>;
      const callOf = async ({ amount, intent }: Reviewed, plan: TransferPlan) => {
        const body = sendRequest({
          ...{ amount, destinationAddress: strangers[network], password: null, acceptFee: true },
          rawTransaction: await sign(plan),
        });
        const options = { ...signedFor(holder, intent), idempotencyKey: intent.intentId };
        return [createTransaction, { ...place, body }, options] as const;
      };
      const first = await reviewed('1.1');
      const second = await reviewed('1.2');
      await server.call(...(await callOf(first, first.plan)));
      const late = await callOf(second, second.plan);
      expect(await server.refusal(...late)).toMatchObject({
        ...{ status: 409, code: 'NONCE_CONFLICT' },
        errors: ['Another transaction of this account went first. Review yours again.'],
      });
      const { plan } = await server.call(getIntentPlan, planOf(holder, second.intent), holder);
      const anew = parsePlan(plan);
      expect(findUnapproved(anew, shown(network, second.intent, anew))).toBeNull();
      const sent = await server.call(...(await callOf(second, anew)));
      expect(sent).toMatchObject({ value: second.intent.amount, status: 'PENDING' });
    });
  },
);

it('a plan of other coins is refused where its change address was taken meanwhile', async () => {
  const server = await createTestServer();
  const holder = await holderWith(server, ['1'], 'BTC');
  const place = { params: placeOf(holder) };
  const reviewed = (amount: string) =>
    review(server, holder, { ...orderOn('BTC'), amount: toDecimal(amount) });
  const callOf = async ({ intent, plan }: Awaited<ReturnType<typeof reviewed>>, amount: string) => {
    const body = sendRequest({
      ...{ amount: toDecimal(amount), destinationAddress: strangers.BTC, password: null },
      ...{ acceptFee: true, rawTransaction: await sign(plan) },
    });
    const options = { ...signedFor(holder, intent), idempotencyKey: intent.intentId };
    return [createTransaction, { ...place, body }, options] as const;
  };
  const earlier = await reviewed('0.5');
  const { addressValue: address } = await server.call(
    getDepositAddress,
    { ...place, query: {} },
    holder,
  );
  const body = { address, asset: 'BTC', amount: toDecimal('5') };
  await server.call(faucet, { params: { network: 'BTC' }, body });
  await confirm(server, getNetwork('BTC').confirmations.available, 'BTC');
  await server.call(...(await callOf(await reviewed('4.5'), '4.5')));
  expect(await server.refusal(...(await callOf(earlier, '0.5')))).toMatchObject({
    ...{ status: 409, code: 'NONCE_CONFLICT' },
  });
});

it('a plan is refused where a send without change took its coin meanwhile', async () => {
  const server = await createTestServer();
  const holder = await holderWith(server, ['1', '1'], 'BTC');
  const reviewed = async (amount: Decimal) => ({
    amount,
    ...(await review(server, holder, { ...orderOn('BTC'), amount })),
  });
  const callOf = async ({ amount, intent, plan }: Awaited<ReturnType<typeof reviewed>>) => {
    const body = sendRequest({
      ...{ amount, destinationAddress: strangers.BTC, password: null, acceptFee: true },
      rawTransaction: await sign(plan),
    });
    const options = { ...signedFor(holder, intent), idempotencyKey: intent.intentId };
    return [createTransaction, { params: placeOf(holder), body }, options] as const;
  };
  const earlier = await reviewed(toDecimal('0.5'));
  const { decimals } = getNetwork('BTC');
  const fee = parseAmount(earlier.intent.fee, decimals);
  const rest = toBaseUnits(parseAmount('1', decimals) - fee);
  const whole = await reviewed(toDecimal(rest, { decimals }));
  expect(whole.plan.family === 'utxo' && whole.plan.outputs.length).toBe(1);
  await server.call(...(await callOf(whole)));
  expect(await server.refusal(...(await callOf(earlier)))).toMatchObject({
    ...{ status: 409, code: 'NONCE_CONFLICT' },
  });
});

describe.each(tokenNetworks)('the plan of a token (%s)', (network) => {
  it('sends the shown token, and no other', async () => {
    const server = await createTestServer();
    const holder = await holderWith(server, ['100'], network);
    const params = placeOf(holder);
    const tokenId = tokens[network];
    const at = { params, query: {} };
    const { addressValue: address } = await server.call(getDepositAddress, at, holder);
    const body = { address, asset: tokenId, amount: toDecimal('250') };
    await server.call(faucet, { params: { network }, body });
    await confirm(server, getNetwork(network).confirmations.available, network);
    const { intent, plan } = await review(server, holder, { ...orderOn(network), tokenId });
    const approved = shown(network, intent, plan);
    expect(findUnapproved(plan, approved)).toBeNull();
    expect(findUnapproved(plan, { ...approved, contract: null })).toBe('asset');
    const request = {
      ...{ amount: toDecimal('1'), destinationAddress: strangers[network], tokenId },
      ...{ sendingMax: false, twoFactorCode: null, gasLimit: null, gasPrice: null },
      ...{ password: null, seedPhrase: null, acceptFee: true },
      rawTransaction: await sign(plan),
    };
    const options = signedFor(holder, intent);
    const sent = await server.call(createTokenTransaction, { params, body: request }, options);
    expect(Number(sent.value)).toBe(1);
  });
});
