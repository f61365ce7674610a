import { describe, expect, it } from 'vitest';
import { type CreateTransaction, createTransaction, getRate } from '../../contract/index.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import { createSendFlow } from './send-flow.ts';

const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

/** On Sign, with a fee of $100 that only the service can price: the client gets no price. */
async function start() {
  const sandbox = await createSandbox({ balances: ['0.5'] });
  const { books, client, services, time, walletId, secrets } = sandbox;
  books.market.control({ symbol: 'BTC', price: toDecimal('10000000') });
  services.fail(getRate, { status: 503, body: {} }, { times: 99 });
  const bodies: CreateTransaction[] = [];
  services.on(createTransaction)(({ params, body, idempotencyKey }) => {
    bodies.push(body);
    return books.send(params.accountId, idempotencyKey ?? '', body);
  });
  const { actions, getState: state } = createSendFlow(client, { walletId });
  await settle();
  actions.setRecipient(recipient);
  actions.next();
  await settle();
  actions.setAmount('0.1');
  await time.advance(100);
  actions.next();
  await settle();
  const sign = async () => {
    actions.next();
    actions.chooseSignMethod('ENCRYPTION_KEY');
    return actions.sign({ password: secrets.password });
  };
  return { actions, bodies, books, sign, state, advance: time.advance };
}

describe('a Send flow whose fee the service calls high', () => {
  it('returns to Review with fee and limit, and continues only after it is accepted', async () => {
    const { actions, bodies, books, sign, state } = await start();
    expect(state()).toMatchObject({ step: 'review', highFee: null, canContinue: true });
    await expect(sign()).rejects.toMatchObject({ serverCode: 'fee_high' });
    expect(state()).toMatchObject({
      ...{ step: 'review', error: null, canContinue: false, isHighFeeAccepted: false },
      highFee: { reason: 'service', fee: '0.00001000', limit: '0.00000500' },
    });
    actions.next();
    expect(state().step).toBe('review');
    actions.acceptHighFee(true);
    await sign();
    expect(state().step).toBe('result');
    expect(bodies.map(({ acceptFee }) => acceptFee)).toEqual([undefined, true]);
    expect(books.transactions()).toHaveLength(1);
  });

  it('sends nothing while the fee is not accepted', async () => {
    const { books, sign } = await start();
    await expect(sign()).rejects.toMatchObject({ serverCode: 'fee_high' });
    await expect(sign()).rejects.toMatchObject({ code: 'signer_unavailable' });
    expect(books.transactions()).toEqual([]);
  });

  it('asks again for another amount', async () => {
    const { actions, bodies, books, sign, state, advance } = await start();
    await expect(sign()).rejects.toMatchObject({ serverCode: 'fee_high' });
    actions.acceptHighFee(true);
    actions.back();
    actions.setAmount('0.2');
    await advance(100);
    actions.next();
    await settle();
    await expect(sign()).rejects.toMatchObject({ serverCode: 'fee_high' });
    expect(state()).toMatchObject({ step: 'review', canContinue: false });
    expect(bodies.map(({ acceptFee }) => acceptFee)).toEqual([undefined, undefined]);
    expect(books.transactions()).toEqual([]);
  });
});
