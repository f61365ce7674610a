import { beforeEach, describe, expect, it } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import { createSandbox, type Sandbox } from './create-sandbox.ts';

const network = 'BTC';

describe('the fake services', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await createSandbox({ balances: ['0.50000000', '0.25000000'] });
  });
  const statistics = () => sandbox.client.wallets.getStatistics(sandbox.walletId);
  const send = () =>
    sandbox.client.transactions.send(
      sandbox.walletId,
      sandbox.books.accounts()[0]?.id ?? '',
      {
        amount: toDecimal('0.10000000'),
        destinationAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
        seedPhrase: null,
        password: sandbox.secrets.password,
        feeRate: 'Medium',
        feeRateValue: null,
        twoFactorCode: null,
        sendingMax: false,
      },
      { idempotencyKey: 'key' },
    );

  it('know what a wallet is worth', async () => {
    expect(await statistics()).toMatchObject({
      totalBalance: '75000.00',
      accountsCount: 2,
      assets: [{ balance: '0.75000000', fiat: '75000.00', share: '100.00', price: '100000.00' }],
    });
    const { items } = await sandbox.client.accounts.list(sandbox.walletId);
    expect(items.map(({ fiatBalance }) => fiatBalance)).toEqual(['50000.00', '25000.00']);
    expect(await send()).toMatchObject({ fiatValueAtTime: '10000.00', rateAtTime: '100000.00' });
  });

  it('list no spam', async () => {
    await send();
    const list = async (isSpam: boolean) =>
      (await sandbox.client.transactions.list(sandbox.walletId, { isSpam })).items.length;
    expect([await list(false), await list(true)]).toEqual([1, 0]);
  });

  it('let a test move, age and take away the price', async () => {
    const { rates, sandbox: controls } = sandbox.client;
    const rate = () => rates.get('btc');
    await controls.setRate({ symbol: 'BTC', price: toDecimal('90000.00') });
    expect(await rate()).toMatchObject({ currentRate: '90000.00', stale: false });
    await controls.setRate({ symbol: 'BTC', feed: 'stale' });
    expect(await rate()).toMatchObject({ currentRate: '100000.00', stale: true });
    await controls.setRate({ symbol: 'BTC', feed: 'unavailable' });
    const refused = expect(rate()).rejects.toMatchObject({
      status: 503,
      serverCode: 'rate_unavailable',
    });
    await sandbox.time.advance(2_000);
    await refused;
    expect(await statistics()).toMatchObject({ totalBalance: null, assets: [{ fiat: null }] });
  });

  it('mine, take back and show what was sent', async () => {
    const { hash } = await send();
    const controls = sandbox.client.sandbox;
    const shown = async () => await controls.getTransaction(network, hash);
    expect(await shown()).toMatchObject({ block: null, inputs: [{ value: '0.10001000' }] });
    const head = await controls.mine(network, { blocks: 2 });
    expect(await shown()).toMatchObject({ block: { height: head.height - 1 }, confirmations: 2 });
    const block = await controls.getBlock(network, head.height - 1);
    expect(block.transactions.map((each) => each.hash)).toEqual([hash]);
    const blocks = await controls.listBlocks(network);
    expect(blocks.map(({ transactionCount }) => transactionCount).slice(0, 2)).toEqual([0, 1]);
    await controls.reorg(network, { depth: 2, dropTx: [] });
    expect(await shown()).toMatchObject({ block: null, confirmations: 0 });
    const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
    const page = await controls.getAddress(network, address);
    expect(page.transactions.items).toMatchObject([{ hash, received: '0.10000000' }]);
  });
});
