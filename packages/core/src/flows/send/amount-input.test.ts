import { describe, expect, it, vi } from 'vitest';
import { getRate } from '../../contract/index.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, type Sandbox, settle } from '../../testing/index.ts';
import { createTypingDebounce } from './actions.ts';
import { createSendFlow, type SendFlowOptions } from './send-flow.ts';

const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const minute = 60_000;

async function startAtAmount(
  prepare: (sandbox: Sandbox) => void = () => undefined,
  options: Pick<SendFlowOptions, 'onAfterInput'> = {},
) {
  const sandbox = await createSandbox();
  prepare(sandbox);
  const flow = createSendFlow(sandbox.client, { walletId: sandbox.walletId, ...options });
  await settle();
  flow.actions.setRecipient(recipient);
  flow.actions.next();
  await settle();
  const { advance } = sandbox.time;
  return { sandbox, flow, actions: flow.actions, state: flow.getState, advance };
}

function pinned(price: string): (sandbox: Sandbox) => void {
  return ({ books }) => void books.market.control({ symbol: 'BTC', price: toDecimal(price) });
}

/** A price that was `age` old when it was asked for. */
function aged(age: number): (sandbox: Sandbox) => void {
  return ({ services, time }) =>
    services.on(getRate)(() => ({
      currentRate: toDecimal('100000'),
      asOf: new Date(time.clock.now() - age),
      stale: age > 5 * minute,
    }));
}

describe('the linked amounts of the Send dialog (R-SEND-08)', () => {
  it('updates the US dollars 100 ms after the last keystroke in the asset', async () => {
    const { state, actions, advance } = await startAtAmount();
    actions.setAmount('0.1');
    await advance(60);
    actions.setAmount('0.12');
    await advance(99);
    expect(state()).toMatchObject({ amount: '0.12', amountUsd: '', edited: 'asset' });
    await advance(1);
    expect(state()).toMatchObject({ amount: '0.12', amountUsd: '12000.00' });
  });

  it('updates the asset, rounded down, 100 ms after the last keystroke in US dollars', async () => {
    const { state, actions, advance } = await startAtAmount(pinned('65000'));
    actions.setAmountUsd('10');
    await advance(60);
    actions.setAmountUsd('100');
    await advance(99);
    expect(state()).toMatchObject({ amount: '', amountUsd: '100', edited: 'usd' });
    await advance(1);
    expect(state()).toMatchObject({ amount: '0.00153846', amountUsd: '100' });
  });

  it('loads the fee of the amount that the dollars convert to', async () => {
    const { state, actions, advance } = await startAtAmount();
    actions.setAmountUsd('1000');
    await advance(200);
    expect(state()).toMatchObject({ fee: '0.00001000', total: '0.01001000' });
    expect(state().fiat).toEqual({ amount: 100_000n, fee: 100n, total: 100_100n });
  });

  it('adds the values of its lines up to the value of the total, each as it is shown', async () => {
    const { state, actions, advance } = await startAtAmount(pinned('65432'));
    actions.setAmount('0.0001');
    await advance(200);
    // The sum itself, $7.19752, would be $7.20.
    expect(state().fiat).toEqual({ amount: 654n, fee: 65n, total: 719n });
  });

  it('adds a fee below a cent as the cent that its line shows (R-FMT-03)', async () => {
    const { state, actions, advance } = await startAtAmount(pinned('100'));
    actions.setAmount('0.01');
    await advance(200);
    // 0.00001 BTC at $100 is a tenth of a cent.
    expect(state().fiat).toEqual({ amount: 100n, fee: 1n, total: 101n });
  });

  it('keeps the previous text when a keystroke adds a third decimal', async () => {
    const { state, actions } = await startAtAmount();
    actions.setAmountUsd('$1,234.56');
    actions.setAmountUsd('1234.567');
    expect(state().amountUsd).toBe('1234.56');
  });

  it('reviews the last typed amount, even before the other one is updated', async () => {
    const { state, actions, advance } = await startAtAmount();
    actions.setAmountUsd('1000');
    await advance(100);
    actions.setAmountUsd('2000');
    actions.next();
    await settle();
    expect(state()).toMatchObject({ step: 'review', amount: '0.02000000' });
    await advance(100);
    expect(state()).toMatchObject({ amount: '0.02000000', total: '0.02001000' });
  });

  it('keeps the amount of the asset over any number of switches', async () => {
    const { state, actions, advance } = await startAtAmount(pinned('65000'));
    actions.setAmount('0.00000008');
    await advance(100);
    // 0.52 cents: a cent typed would buy 15 satoshi.
    for (const [edited, amountUsd] of [
      ['usd', '0.00'],
      ['asset', '0.01'],
      ['usd', '0.00'],
    ]) {
      actions.switchEdited();
      await advance(100);
      expect(state()).toMatchObject({ edited, amount: '0.00000008', amountUsd });
    }
  });

  it('updates the other amount before it switches', async () => {
    const { state, actions } = await startAtAmount();
    actions.setAmountUsd('1000');
    actions.switchEdited();
    expect(state()).toMatchObject({ edited: 'asset', amount: '0.01000000', amountUsd: '1000.00' });
  });

  it('sends exactly the maximum while US dollars are edited', async () => {
    const { state, actions, advance } = await startAtAmount(pinned('65000.25'));
    actions.setAmountUsd('5');
    actions.setMax();
    const most = { edited: 'usd', amount: '0.49999000', amountUsd: '32499.47', sendingMax: true };
    expect(state()).toMatchObject(most);
    await advance(1_000);
    expect(state()).toMatchObject(most);
    actions.next();
    expect(state()).toMatchObject({ step: 'review', sendingMax: true });
  });

  it('keeps the reviewed amount when the price changes', async () => {
    const { sandbox, state, actions, advance } = await startAtAmount(pinned('65000'));
    actions.setAmountUsd('100');
    actions.next();
    await settle();
    pinned('50000')(sandbox);
    await advance(6 * minute);
    actions.back();
    await settle();
    expect(state()).toMatchObject({
      step: 'amount',
      amount: '0.00153846',
      amountUsd: '76.92',
      rate: { currentRate: '50000' },
    });
  });

  it('clears both amounts on reset', async () => {
    const { sandbox, state, actions, advance } = await startAtAmount();
    actions.setAmountUsd('100');
    actions.reset();
    await advance(100);
    expect(state()).toMatchObject({ amount: '', amountUsd: '', edited: 'asset' });
    expect(sandbox.time.pending()).toBe(0);
  });
});

describe('the price behind the linked amounts (R-UI-05)', () => {
  it('sends without a price, with no amounts in US dollars', async () => {
    const { state, actions, advance, sandbox } = await startAtAmount(({ books }) =>
      books.market.control({ symbol: 'BTC', feed: 'unavailable' }),
    );
    actions.setAmountUsd('100');
    actions.switchEdited();
    expect(state()).toMatchObject({ rate: null, canEnterUsd: false, edited: 'asset' });
    actions.setAmount('0.1');
    await advance(100);
    expect(state()).toMatchObject({ amountUsd: '', fiat: null, error: null });
    actions.next();
    await settle();
    actions.next();
    await expect(actions.sign({ password: sandbox.secrets.password })).resolves.toMatchObject({
      value: '0.10000000',
    });
  });

  it.each([
    [5 * minute, false, true],
    [6 * minute, true, true],
    [60 * minute, true, true],
    [60 * minute + 1, true, false],
  ])('of %i ms ago: old %s, takes dollars %s', async (age, isRateOld, canEnterUsd) => {
    const { state, actions } = await startAtAmount(aged(age));
    expect(state()).toMatchObject({ isRateOld, canEnterUsd });
    actions.setAmountUsd('5');
    expect(state().amountUsd).toBe(canEnterUsd ? '5' : '');
  });

  it('expires while the dialog is open, which moves typing to the asset', async () => {
    const { state, actions, advance } = await startAtAmount();
    actions.setAmountUsd('1000');
    await advance(10 * minute);
    expect(state()).toMatchObject({ isRateOld: false });
    await advance(1);
    expect(state()).toMatchObject({ isRateOld: true, canEnterUsd: true, edited: 'usd' });
    await advance(50 * minute);
    expect(state()).toMatchObject({
      canEnterUsd: false,
      edited: 'asset',
      amount: '0.01000000',
      canContinue: true,
    });
    actions.switchEdited();
    expect(state().edited).toBe('asset');
  });

  it('cancels its timer on dispose', async () => {
    const { sandbox, flow, actions } = await startAtAmount(undefined, { onAfterInput: vi.fn() });
    actions.setAmount('0.1');
    flow.dispose();
    expect(sandbox.time.pending()).toBe(0);
  });
});

it('createSendFlow calls onAfterInput one second after the last edit of either amount', async () => {
  const onAfterInput = vi.fn();
  const { state, actions, advance } = await startAtAmount(undefined, { onAfterInput });
  actions.setAmount('0.1');
  await advance(999);
  actions.setAmountUsd('500');
  await advance(999);
  expect(onAfterInput).not.toHaveBeenCalled();
  await advance(1);
  expect(onAfterInput).toHaveBeenCalledExactlyOnceWith(state());
  expect(state().amount).toBe('0.00500000');
});

it('createTypingDebounce links the amounts after 100 ms, validates after 500 ms and calls onAfterInput after 1 s (R-CONST-01)', () => {
  const due: { readonly ms: number; readonly task: () => void; isCancelled: boolean }[] = [];
  const calls: string[] = [];
  const debounce = createTypingDebounce({
    schedule: (task, ms) => {
      const entry = { ms, task, isCancelled: false };
      due.push(entry);
      return () => {
        entry.isCancelled = true;
      };
    },
    onLink: () => calls.push('link'),
    onPause: () => calls.push('pause'),
    onAfterInput: () => calls.push('after input'),
  });
  debounce.restart();
  debounce.restart();
  expect(due.map(({ ms, isCancelled }) => [ms, isCancelled])).toEqual([
    [100, true],
    [500, true],
    [1_000, true],
    [100, false],
    [500, false],
    [1_000, false],
  ]);
  for (const { task, isCancelled } of due) if (!isCancelled) task();
  expect(calls).toEqual(['link', 'pause', 'after input']);
});
