import { describe, expect, it } from 'vitest';
import { getFees, listTransactions } from '../../contract/index.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import { createSendFlow } from './send-flow.ts';

// Examples of BIP-173 and of its reference page.
const stranger = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const known = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

async function start() {
  const sandbox = await createSandbox({ balances: ['0.5', '0.25'] });
  const { client, walletId, books } = sandbox;
  await client.wallets.createContact({
    params: { id: walletId },
    body: { name: 'Zoe', network: 'BTC', address: known, memo: null },
  });
  const flow = createSendFlow(client, { walletId });
  await settle();
  const { actions, getState: state } = flow;
  const first = books.accounts()[0]?.id ?? '';
  actions.selectAccount(first);
  const type = async (text: string) => {
    actions.setRecipient(text);
    await settle();
  };
  const toReview = async (amount: string) => {
    await type(stranger);
    actions.next();
    await settle();
    actions.setAmount(amount);
    await sandbox.time.advance(100);
    actions.next();
    await settle();
  };
  return { sandbox, flow, actions, state, type, toReview, first };
}

describe('who is paid', () => {
  it('asks whom the wallet knows when somebody begins to type, not before', async () => {
    const { sandbox, actions, state } = await start();
    const asked = () =>
      sandbox.services.requests.filter(({ path }) => path.endsWith('/contacts')).length;
    const before = asked();
    expect(state().suggestions).toEqual([]);
    actions.enterRecipient();
    await settle();
    expect(asked()).toBe(before + 1);
    // Not the account that is sent from.
    expect(state().suggestions.map(({ name }) => name)).toEqual(['Zoe']);
    actions.setRecipient('z');
    actions.setRecipient('zo');
    await settle();
    expect(asked()).toBe(before + 1);
    expect(state().suggestions).toMatchObject([{ source: 'contact', name: 'Zoe', address: known }]);
  });

  it('R-SEND-05: tells a first time, a contact, and an address of the same account', async () => {
    const { sandbox, state, type, first } = await start();
    await type(stranger);
    expect(state().acquaintance).toEqual({ kind: 'first-time' });
    await type(known);
    expect(state().acquaintance).toMatchObject({ kind: 'known', recipient: { name: 'Zoe' } });
    await type(sandbox.books.addresses(first)[0] ?? '');
    expect(state().acquaintance).toEqual({ kind: 'same-account' });
  });

  it('says nothing while it is not known, and asks again', async () => {
    const { sandbox, state, type } = await start();
    sandbox.services.fail(listTransactions, { status: 404, body: {} });
    await type(stranger);
    expect(state()).toMatchObject({ acquaintance: null, problem: null, canContinue: true });
    await type(`${stranger} `);
    expect(state().acquaintance).toEqual({ kind: 'first-time' });
  });
});

describe('high fees', () => {
  const fees = (estimatedFee: string) => () => ({
    estimatedFee: toDecimal(estimatedFee),
    estimatedGasPrice: null,
    estimatedGasLimit: null,
    maximumAmount: toDecimal('0.5'),
    networkFee: null,
    isApproximate: false,
    rates: null,
    expiresAt: new Date('2026-11-20T10:00:00Z'),
  });

  it.each([
    ['0.00001000', '0.0001', null],
    ['0.00001001', '0.0001', 'share'],
    // More than $50 at any price of these years.
    ['0.01', '0.4', 'amount'],
  ])('a fee of %s for %s is %s', async (fee, amount, expected) => {
    const { sandbox, state, toReview } = await start();
    sandbox.services.on(getFees)(fees(fee));
    await toReview(amount);
    expect(state()).toMatchObject({ step: 'review', highFee: expected });
  });

  it('wait for a yes, which holds for these fees alone', async () => {
    const { sandbox, state, actions, toReview } = await start();
    sandbox.services.on(getFees)(fees('0.01'));
    await toReview('0.05');
    expect(state()).toMatchObject({ canContinue: false, isHighFeeAccepted: false });
    actions.next();
    expect(state().step).toBe('review');
    actions.judgeHighFee(true);
    expect(state().canContinue).toBe(true);
    actions.judgeHighFee(false);
    expect(state().canContinue).toBe(false);
    actions.judgeHighFee(true);
    actions.next();
    expect(state().step).toBe('sign');
  });
});
