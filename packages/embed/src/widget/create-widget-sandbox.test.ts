import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWidgetClient } from './create-widget-client.ts';
import { blockMs, createWidgetSandbox } from './create-widget-sandbox.ts';

const setUp = async () => {
  const server = await createWidgetSandbox();
  const emit = vi.fn();
  const client = createWidgetClient({
    ...{ server, emit, report: () => undefined, appearance: {} },
  });
  const [wallet] = (await client.wallets.list()).items;
  return { server, client, emit, walletId: wallet?.id ?? '' };
};

describe('the sandbox of a widget', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('has a wallet with coins and tokens, and calls no server', async () => {
    const { client, emit, walletId } = await setUp();
    const { items } = await client.accounts.list(walletId);
    expect(items.map((each) => each.blockchainNetwork)).toEqual(['BTC', 'ETH', 'TRX', 'SOL']);
    for (const { nativeBalance } of items) expect(nativeBalance).toMatch(/[1-9]/);
    expect(items.flatMap(({ tokens }) => tokens.map((each) => each.tokenId))).toEqual([
      'USDT@ETH',
      'USDC@ETH',
      'USDT@TRX',
    ]);
    expect(fetch).not.toHaveBeenCalled();
    expect(emit).not.toHaveBeenCalled();
  });

  it('has no address that can be paid', async () => {
    const { client, walletId } = await setUp();
    for (const { id } of (await client.accounts.list(walletId)).items) {
      const { addressValue } = await client.accounts.getDepositAddress(walletId, id);
      expect(addressValue).toMatch(/^SANDBOX-.*-NO-REAL-COINS$/);
    }
  });

  it('has a contact to send to', async () => {
    const { client, walletId } = await setUp();
    const { items } = await client.contacts.list(walletId);
    expect(items.map(({ name, network }) => [name, network])).toEqual([
      ['Sample recipient', 'BTC'],
      ['Sample recipient', 'ETH'],
    ]);
  });

  it('lets time pass and adds blocks while it runs, and leaves no timer behind', async () => {
    const { server, client, walletId } = await setUp();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const stop = server.run();
    const [account] = (await client.accounts.list(walletId)).items;
    const height = async () => (await client.sandbox.listBlocks('BTC'))[0]?.height ?? 0;
    const before = await height();
    vi.advanceTimersByTime(2 * blockMs);
    expect(await height()).toBe(before + 2);
    await vi.waitFor(async () => {
      const [later] = (await client.accounts.list(walletId)).items;
      expect(Number(later?.asOf) - Number(account?.asOf)).toBeGreaterThanOrEqual(blockMs);
    });
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(2 * blockMs);
    expect(await height()).toBe(before + 2);
  });
});
