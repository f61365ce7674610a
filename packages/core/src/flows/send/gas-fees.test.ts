import { describe, expect, it } from 'vitest';
import {
  createTransaction,
  type FeeEstimate,
  getFees,
  getSendProtection,
} from '../../contract/index.ts';
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

describe('sending on a network with gas', () => {
  it('creates the intent as soon as Review shows its fee, before the sender continues', async () => {
    const { sandbox, state, toReview } = await start();
    sandbox.services.fail(getSendProtection, 'connection-lost', { times: 9 });
    await toReview('1');
    const intents = sandbox.services.requests.filter(({ path }) => path.endsWith('/intents'));
    expect(state()).toMatchObject({ step: 'review', canContinue: true });
    expect(intents).toHaveLength(1);
  });

  it('shows the fee with gas price and limit, and no choice of priority', async () => {
    const { state, actions, toAmount } = await start();
    await toAmount();
    actions.setFeePriority('High');
    expect(state()).toMatchObject({
      feeOptions: null,
      feePriority: 'Medium',
      networkCharge: { fee, gas: { price: '0.000000012000000001', limit: '21000' } },
    });
  });

  it('subtracts gas price times limit from the maximum, rounded down to the digits', async () => {
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

  it('hides the old fee while Review loads the new one', async () => {
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

  it('shows amounts that add up to the last digit', async () => {
    const { state, toReview } = await start();
    await toReview('0.1');
    expect(state()).toMatchObject({ fee, total: '0.100252000000021000', sumDigits: 8 });
  });

  it('lowers an amount set by Max when the fee rises before Review', async () => {
    const { state, actions, toAmount, raiseGasPrice } = await start();
    await toAmount();
    actions.setMax();
    raiseGasPrice(2n);
    actions.next();
    await settle();
    expect(state()).toMatchObject({ step: 'review', amount: '2.49949600', sendingMax: true });
  });

  it('returns to Amount when the fee of Review exceeds what is left', async () => {
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

  it('posts the gas limit, and flags sending the maximum (R-SEND-17)', async () => {
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

describe('an EVM recipient', () => {
  it('is accepted without a checksum and paid in the spelling with one', async () => {
    const { state, actions } = await start();
    actions.setRecipient(recipient.toLowerCase());
    expect(state()).toMatchObject({
      recipientFlags: ['no-checksum'],
      recipientAddress: recipient,
    });
    actions.next();
    await settle();
    expect(state().step).toBe('amount');
  });

  it('is refused where the funds would be lost', async () => {
    const { state, actions } = await start();
    actions.setRecipient(`0x${'0'.repeat(40)}`);
    actions.next();
    expect(state()).toMatchObject({
      step: 'recipient',
      errors: { recipient: { code: 'recipient_invalid' } },
    });
  });
});
