import { describe, expect, it } from 'vitest';
import { createIntent, createTransaction, getFees } from '../../contract/index.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import { createSendFlow, type SendFlowOptions } from './send-flow.ts';

const recipients = {
  BTC: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ETH: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
} as const;

async function start(
  options: Partial<SendFlowOptions> = { allowCustomFee: true },
  network: 'BTC' | 'ETH' = 'BTC',
) {
  const sandbox = await createSandbox({ accounts: [{ network, balance: toDecimal('0.5') }] });
  const flow = createSendFlow(sandbox.client, { walletId: sandbox.walletId, ...options });
  await settle();
  const { actions } = flow;
  actions.setRecipient(recipients[network]);
  actions.next();
  await settle();
  /** At `rate`, as far as Review. */
  const review = async (rate: string, amount = '0.1') => {
    actions.setFeePriority('Custom');
    actions.setCustomFeeRate(rate);
    actions.setAmount(amount);
    await sandbox.time.advance(100);
    actions.next();
    await settle();
  };
  return { sandbox, actions, state: flow.getState, review };
}

describe('a custom fee rate (R-SEND-24)', () => {
  it('is offered only if host and network allow it', async () => {
    const closed = await start({});
    closed.actions.setFeePriority('Custom');
    expect(closed.state()).toMatchObject({ feePriority: 'Medium', customFee: null });
    const gas = await start({ allowCustomFee: true }, 'ETH');
    gas.actions.setFeePriority('Custom');
    expect(gas.state().feePriority).toBe('Medium');
  });

  it('must be between the relay minimum and ten times the high rate', async () => {
    const { actions, state, sandbox } = await start();
    actions.setFeePriority('Custom');
    await sandbox.time.advance(100);
    expect(state()).toMatchObject({
      canContinue: false,
      busy: false,
      customFee: { rate: '', error: null, lowest: '1', highest: '100' },
    });
    actions.setCustomFeeRate('0.999');
    expect(state()).toMatchObject({ canContinue: false, customFee: { error: 'low' } });
    actions.setCustomFeeRate('100.001');
    expect(state()).toMatchObject({ canContinue: false, customFee: { error: 'high' } });
    actions.setCustomFeeRate('100');
    expect(state()).toMatchObject({ canContinue: true, customFee: { error: null } });
  });

  it('takes a number with at most three decimals', async () => {
    const { actions, state } = await start();
    actions.setFeePriority('Custom');
    actions.setCustomFeeRate('12.345');
    actions.setCustomFeeRate('12.3456');
    expect(state().customFee?.rate).toBe('12.345');
    actions.setCustomFeeRate('-7a');
    expect(state().customFee?.rate).toBe('7');
  });

  it('bounds the amount by its fee at every keystroke, without a request', async () => {
    const { actions, state, sandbox } = await start();
    actions.setFeePriority('Custom');
    await sandbox.time.advance(100);
    actions.setCustomFeeRate('20');
    const asked = sandbox.services.requests.length;
    actions.setMax();
    const atTwenty = state().maximum;
    actions.setCustomFeeRate('40');
    expect(state().amount).toBe(state().maximum);
    expect(Number(atTwenty)).toBeGreaterThan(Number(state().maximum));
    await sandbox.time.advance(1_000);
    expect(sandbox.services.requests).toHaveLength(asked);
  });

  it('is reviewed with the fee of the intent, and signed at that rate', async () => {
    const { sandbox, actions, state, review } = await start();
    const bodies: unknown[] = [];
    sandbox.services.on(createTransaction)(({ params, body }) => {
      bodies.push(body);
      return sandbox.books.send(params.accountId, 'once', body);
    });
    await review('12.5');
    expect(state()).toMatchObject({ step: 'review', fee: '0.00001250', canContinue: true });
    actions.next();
    actions.chooseSignMethod('ENCRYPTION_KEY');
    await actions.sign({ password: sandbox.secrets.password });
    expect(bodies).toMatchObject([{ feeRate: 'Custom', feeRateValue: '12.5' }]);
    expect(state()).toMatchObject({ step: 'result', transaction: { fee: '0.00001250' } });
  });

  it('leaves nothing to send while the balance pays no rate of the network', async () => {
    const { actions, state, sandbox } = await start();
    const option = { satPerVb: toDecimal('1'), vsize: null, estimatedFee: toDecimal('0.5') };
    sandbox.services.on(getFees)(() => ({
      estimatedFee: toDecimal('0.5'),
      estimatedGasPrice: null,
      estimatedGasLimit: null,
      maximumAmount: toDecimal('0.5'),
      networkFee: null,
      isApproximate: false,
      rates: { Low: option, Medium: option, High: option },
      expiresAt: new Date('2026-11-20T10:00:00Z'),
    }));
    actions.setFeePriority('Custom');
    await sandbox.time.advance(100);
    actions.setCustomFeeRate('2');
    expect(state().maximum).toBe('0.00000000');
  });

  it('shows an error of the service, and retries', async () => {
    const { sandbox, actions, state, review } = await start();
    sandbox.services.fail(createIntent, { status: 400, body: { code: 'FEE_RATE_TOO_HIGH' } });
    await review('12.5');
    expect(state()).toMatchObject({ step: 'review', canContinue: false });
    expect(state().error).not.toBeNull();
    actions.retry();
    await settle();
    expect(state()).toMatchObject({ error: null, canContinue: true });
  });

  it('is cleared by a reset', async () => {
    const { actions, state, review } = await start();
    await review('12.5');
    actions.reset();
    expect(state()).toMatchObject({ feePriority: 'Medium', customFee: { rate: '' } });
  });
});
