import { describe, expect, it } from 'vitest';
import type { LiveUpdate } from '../../contract/wallets/live-updates.ts';
import type { LiveSource } from '../../http/live-source.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import { createReceiveFlow } from './receive-flow.ts';

/** An address that is shown; `tell` is what the service would. */
async function showAddress({ isConnected }: { readonly isConnected: boolean }) {
  const sandbox = await createSandbox({ balances: ['0.5'] });
  const { walletId, books, services, time } = sandbox;
  const listeners = new Set<(update: LiveUpdate) => void>();
  const live: LiveSource = {
    get: () => ({ isConnected }),
    subscribe: () => () => undefined,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const flow = createReceiveFlow(sandbox.client, { walletId, live });
  await settle();
  flow.actions.next();
  await settle();
  const [address = ''] = books.addresses(flow.getState().account?.id ?? '');
  return {
    flow,
    time,
    services,
    pay: (amount: string) => books.receive(address, toDecimal(amount)),
    tell: async (update: LiveUpdate) => {
      for (const listener of listeners) listener(update);
      await settle();
    },
    looks: () => services.requests.filter(({ path }) => path.endsWith('/transactions')).length,
    listeners: () => listeners.size,
  };
}

describe('a payment while its address is shown', () => {
  it('is seen when it is told, and seldom looked for otherwise', async () => {
    const { flow, time, pay, tell, looks } = await showAddress({ isConnected: true });
    const first = looks();
    pay('0.25');
    await time.advance(59_000);
    expect(looks()).toBe(first);
    await tell({ type: 'books' });
    expect(looks()).toBe(first + 1);
    expect(flow.getState().incoming).toMatchObject({ value: toDecimal('0.25') });
    await time.advance(1_000);
    expect(looks()).toBe(first + 2);
  });

  it('is looked for each ten seconds while nothing is told', async () => {
    const { flow, time, pay } = await showAddress({ isConnected: false });
    pay('0.25');
    await time.advance(10_000);
    expect(flow.getState().incoming).toMatchObject({ value: toDecimal('0.25') });
  });

  it('is not looked for because of a block, which brings confirmations alone', async () => {
    const { tell, looks } = await showAddress({ isConnected: true });
    const first = looks();
    await tell({ type: 'blocks', network: 'BTC' });
    expect(looks()).toBe(first);
  });

  it('is looked for one look after the other, so that no older answer comes last', async () => {
    const { flow, pay, tell, services, looks } = await showAddress({ isConnected: true });
    const first = looks();
    let release = (): void => undefined;
    services.intercept((request) => {
      services.intercept(null);
      return new Promise((resolve) => {
        release = () => resolve(services.fetch(request));
      });
    });
    await tell({ type: 'books' });
    await tell({ type: 'books' });
    expect(looks()).toBe(first + 1);
    pay('0.25');
    release();
    await settle();
    expect(flow.getState().incoming).toMatchObject({ value: toDecimal('0.25') });
  });

  it('is nobody’s business any more once the dialog is closed', async () => {
    const { flow, time, tell, looks, listeners } = await showAddress({ isConnected: true });
    const first = looks();
    flow.dispose();
    expect(listeners()).toBe(0);
    await tell({ type: 'books' });
    await time.advance(120_000);
    expect(looks()).toBe(first);
    expect(time.pending()).toBe(0);
  });
});
