import { describe, expect, it } from 'vitest';
import { createTransaction, type FeeEstimate, getFees } from '../../contract/index.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import { createSendFlow } from './send-flow.ts';

/** Example of EIP-55. */
const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const balance = '2.500000000000000001';
/** 21000 gas at 12.000000001 gwei. */
const fee = '0.000252000000021000';

async function start(network: 'BTC' | 'ETH' = 'ETH') {
  const sandbox = await createSandbox({
    accounts: [{ network, balance: toDecimal(network === 'ETH' ? balance : '0.5') }],
  });
  const flow = createSendFlow(sandbox.client, { walletId: sandbox.walletId });
  await settle();
  const { actions } = flow;
  const to = network === 'ETH' ? recipient : 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
  const toAmount = async () => {
    actions.setRecipient(to);
    actions.next();
    await settle();
  };
  const toReview = async (amount: string) => {
    await toAmount();
    actions.setAmount(amount);
    await sandbox.time.advance(100);
    actions.next();
    await settle();
  };
  const asked = () =>
    sandbox.services.requests.filter(({ path }) => path.includes('/fees/')).length;
  /** From now on gas costs this many times as much. */
  const raiseGasPrice = (times: bigint) =>
    sandbox.services.on(getFees)(
      (): FeeEstimate => ({
        estimatedFee: toDecimal(`0.000${252n * times}`),
        estimatedGasPrice: toDecimal(`0.0000000${12n * times}`),
        estimatedGasLimit: '21000',
        maximumAmount: toDecimal(balance),
        networkFee: null,
        isApproximate: false,
        rates: null,
        expiresAt: new Date('2026-11-20T10:00:00Z'),
      }),
    );
  return { sandbox, actions, state: flow.getState, toAmount, toReview, asked, raiseGasPrice };
}

describe('sending where computing is paid for', () => {
  it('names the charge and how it comes about, and leaves no choice', async () => {
    const { state, actions, toAmount } = await start();
    await toAmount();
    actions.setFeePriority('High');
    expect(state()).toMatchObject({
      feeOptions: null,
      feePriority: 'Medium',
      networkCharge: { fee, gas: { price: '0.000000012000000001', limit: '21000' } },
    });
  });

  it('takes gas price times limit off the maximum, down to the digits (A-07)', async () => {
    const { state, actions, toAmount } = await start();
    await toAmount();
    actions.setMax();
    expect(state()).toMatchObject({
      maximum: '2.499747990000000000',
      amount: '2.49974799',
      sendingMax: true,
    });
    actions.setAmount('2.49974798');
    expect(state().sendingMax).toBe(false);
  });

  it.each([
    ['ETH', 2, 4],
    ['BTC', 2, 2],
  ] as const)(
    'on %s loads fees on Amount, and again on Review only there (R-SEND-11)',
    async (network, onAmount, onReview) => {
      const { asked, actions, toAmount, sandbox } = await start(network);
      await toAmount();
      actions.setAmount('0.1');
      await sandbox.time.advance(100);
      expect(asked()).toBe(onAmount);
      actions.next();
      await settle();
      expect(asked()).toBe(onReview);
    },
  );

  it('shows nothing of the old fee while Review asks for the new one', async () => {
    const { state, actions, toAmount, sandbox, raiseGasPrice } = await start();
    await toAmount();
    actions.setAmount('0.1');
    await sandbox.time.advance(100);
    raiseGasPrice(2n);
    actions.next();
    expect(state()).toMatchObject({ step: 'review', fee: null, total: null, canContinue: false });
    await settle();
    expect(state()).toMatchObject({ fee: '0.000504', total: '0.100504000000000000' });
  });

  it('adds up to the last digit that is shown', async () => {
    const { state, toReview } = await start();
    await toReview('0.1');
    expect(state()).toMatchObject({ fee, total: '0.100252000000021000', sumDigits: 8 });
  });

  it('lets a maximum that was taken follow a fee that rises before Review', async () => {
    const { state, actions, toAmount, raiseGasPrice } = await start();
    await toAmount();
    actions.setMax();
    raiseGasPrice(2n);
    actions.next();
    await settle();
    expect(state()).toMatchObject({ step: 'review', amount: '2.49949600', sendingMax: true });
  });

  it('goes back to an amount that the fee of Review no longer leaves', async () => {
    const { state, actions, toAmount, raiseGasPrice, sandbox } = await start();
    await toAmount();
    actions.setAmount('2.4997');
    await sandbox.time.advance(100);
    raiseGasPrice(2n);
    actions.next();
    await settle();
    expect(state()).toMatchObject({
      step: 'amount',
      errors: { amount: { code: 'amount_above_maximum' } },
    });
  });

  it('posts the gas limit, and everything when the maximum is sent (R-SEND-17, A-50)', async () => {
    const { sandbox, actions, toAmount } = await start();
    let body: object = {};
    sandbox.services.on(createTransaction)((call) => {
      body = call.body;
      return sandbox.books.send(call.params.accountId, call.idempotencyKey ?? '', call.body);
    });
    await toAmount();
    actions.setMax();
    actions.next();
    await settle();
    actions.next();
    actions.chooseSignMethod('ENCRYPTION_KEY');
    await actions.sign({ password: sandbox.secrets.password });
    expect(body).toEqual({
      amount: '2.499747990000000000',
      destinationAddress: recipient,
      seedPhrase: null,
      password: sandbox.secrets.password,
      feeRate: 'Medium',
      feeRateValue: null,
      twoFactorCode: null,
      gasLimit: '21000',
      sendingMax: true,
    });
    expect(sandbox.books.accounts()[0]?.nativeBalance).toBe('0.000000000000000000');
  });
});

describe('a recipient that deserves a second look', () => {
  it('is paid without a checksum, in the spelling that has one', async () => {
    const { state, actions } = await start();
    actions.setRecipient(recipient.toLowerCase());
    expect(state()).toMatchObject({
      recipientFlags: ['no-checksum'],
      recipientAddress: recipient,
    });
    actions.next();
    expect(state().step).toBe('amount');
  });

  it('is not paid where the funds would be lost', async () => {
    const { state, actions } = await start();
    actions.setRecipient(`0x${'0'.repeat(40)}`);
    actions.next();
    expect(state()).toMatchObject({
      step: 'recipient',
      errors: { recipient: { code: 'recipient_invalid' } },
    });
  });
});
