import { toDecimal } from '@billfold/core';
import { faucet, hold, mine, outage, reorg } from '@billfold/core/contract';
import type { Sandbox, SandboxOptions } from '@billfold/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openAsAda, transactionOf, withHistory } from '../../test/open-site.tsx';

async function openDrawer(prepare?: (sandbox: Sandbox) => void, options: SandboxOptions = {}) {
  const site = await openAsAda('/wallet/', { ...options, ...(prepare && { prepare }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Sandbox controls' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Sandbox' }));
  return { ...site, drawer };
}

const asksFaucet = ({ services }: Sandbox): boolean =>
  services.requests.some(({ path }) => path.endsWith('/faucet'));

describe('the sandbox drawer', () => {
  test('mines as many blocks as the button says, and tells the height', async () => {
    const { sandbox, drawer } = await openDrawer();
    const asked: number[] = [];
    sandbox.services.on(mine)(({ body }) => {
      asked.push(body.blocks);
      return { data: { height: 107, hash: 'b'.repeat(64) } };
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Mine 6 blocks' }));
    await drawer.findByText('The ledger is now at block 107.');
    await userEvent.click(drawer.getByRole('button', { name: 'Mine 1 block' }));
    expect(asked).toEqual([6, 1]);
  });

  test('works on the ledger that is chosen, and pays an account of it', async () => {
    const { sandbox, drawer } = await openDrawer(undefined, { preset: 'funded' });
    const head = sandbox.books.head('BTC');
    await userEvent.click(drawer.getByRole('combobox', { name: 'Network' }));
    await userEvent.click(drawer.getByRole('option', { name: 'Ethereum' }));
    expect(drawer.getByRole('link', { name: 'Open the ledger explorer' })).toHaveAttribute(
      'href',
      '/sandbox/ETH',
    );
    expect(drawer.getByLabelText('Price of ETH in USD')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Get 0.1 ETH' }));
    await drawer.findByText('0.1 ETH is on its way to Ethereum.');
    expect(sandbox.books.transactions()).toMatchObject([
      { type: 'RECEIVED', blockchainNetwork: 'ETH', value: '0.100000000000000000' },
    ]);
    // Number of blocks that ether needs before it can be spent.
    expect([sandbox.books.head('BTC'), sandbox.books.head('ETH')]).toEqual([head, head + 12]);
  });

  test('says that coins can take longer where the faucet gives no answer in time', async () => {
    const { sandbox, drawer } = await openDrawer(undefined, { preset: 'funded' });
    sandbox.services.on(faucet)(() => new Promise(() => undefined));
    await userEvent.click(drawer.getByRole('button', { name: /^Get .* BTC$/ }));
    await waitFor(() => expect(asksFaucet(sandbox)).toBe(true));
    await act(() => sandbox.time.advance(20_000));
    const section = within(drawer.getByRole('region', { name: 'Get coins' }));
    const says = 'The test ledger is busy. Your coins can take a few minutes.';
    expect(await section.findByText(says)).toBeVisible();
    expect(screen.queryByText('Unhandled error')).toBeNull();
  });

  test('has a ledger of a network without an account, and says what is missing', async () => {
    const { drawer } = await openDrawer();
    await userEvent.click(drawer.getByRole('combobox', { name: 'Network' }));
    await userEvent.click(drawer.getByRole('option', { name: 'Ethereum' }));
    expect(
      drawer.getByText('Open an account first, so that there is an address to pay to.'),
    ).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Mine 1 block' })).toBeVisible();
  });

  test.each([
    ['Undo 1 block', 1],
    ['Undo 3 blocks', 3],
  ])('%s reorganises to that depth', async (name, depth) => {
    const { sandbox, drawer } = await openDrawer();
    const asked: unknown[] = [];
    sandbox.services.on(reorg)(({ body }) => {
      asked.push(body);
      return { data: { height: 97, hash: 'b'.repeat(64) } };
    });
    await userEvent.click(drawer.getByRole('button', { name }));
    await drawer.findByText('Undone. The ledger is now at block 97.');
    expect(asked).toEqual([{ depth, dropTx: [] }]);
  });

  test('shows a refusal where the button is', async () => {
    const { sandbox, drawer } = await openDrawer();
    sandbox.services.fail(reorg, {
      status: 409,
      body: { code: 'REORG_TOO_DEEP', errors: ['There are not that many blocks.'] },
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Undo 3 blocks' }));
    const section = within(drawer.getByRole('region', { name: 'Reorganise' }));
    expect(await section.findByText('There are not that many blocks.')).toBeVisible();
  });

  test('makes a payment that is stuck', async () => {
    const { sandbox, drawer } = await openDrawer(undefined, { preset: 'funded' });
    const asked: unknown[] = [];
    sandbox.services.on(hold)(({ body }) => {
      asked.push(body);
      return { data: body };
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Stuck payment' }));
    await drawer.findByText(/^A deposit of 0.1 BTC is pending and no block takes it/);
    const [deposit] = sandbox.books.transactions();
    expect(asked).toEqual([{ hash: deposit?.hash, hold: true }]);
  });

  test('makes a deposit whose block is undone after a look at it', async () => {
    const { sandbox, drawer } = await openDrawer(undefined, { preset: 'funded' });
    const asked: unknown[] = [];
    sandbox.services.on(reorg)(({ body }) => {
      asked.push(body);
      return { data: { height: 97, hash: 'b'.repeat(64) } };
    });
    const head = sandbox.books.head('BTC');
    await userEvent.click(drawer.getByRole('button', { name: 'Reorganised deposit' }));
    await waitFor(() => expect(sandbox.books.head('BTC')).toBe(head + 1));
    const [deposit] = sandbox.books.transactions();
    expect(asked).toEqual([]);
    // The blocks of the ledger come meanwhile.
    sandbox.books.mine(2);
    await act(() => sandbox.time.advance(6_000));
    await drawer.findByText(/and then its block was undone/);
    expect(asked).toEqual([{ depth: null, dropTx: [deposit?.hash] }]);
  });

  test('raises the fees of the network for five minutes, and ends that', async () => {
    const { sandbox, drawer } = await openDrawer();
    const spikeOf = async () => (await sandbox.client.sandbox.getFeeSpike('BTC')).factor;
    await userEvent.click(await drawer.findByRole('button', { name: 'Fee spike' }));
    await drawer.findByText('Fees are up to five times as high for the next five minutes.');
    expect(await spikeOf()).toBe(5);
    await userEvent.click(await drawer.findByRole('button', { name: 'End fee spike' }));
    await drawer.findByText('Fees are back to normal.');
    expect(await spikeOf()).toBe(1);
  });

  test('offers the fee spike again when the last one has ended by itself', async () => {
    const { sandbox, drawer } = await openDrawer();
    await userEvent.click(await drawer.findByRole('button', { name: 'Fee spike' }));
    await drawer.findByRole('button', { name: 'End fee spike' });
    await act(() => sandbox.time.advance(301_000));
    expect(await drawer.findByRole('button', { name: 'Fee spike' })).toBeVisible();
  });

  test('sends dust from an address that looks like a contact, which it adds', async () => {
    const { sandbox, drawer } = await openDrawer(undefined, {
      accounts: [{ network: 'ETH', balance: toDecimal('1') }],
    });
    const poison = drawer.getByRole('button', { name: 'Poisoned address' });
    await userEvent.click(poison);
    await drawer.findByText(/^Robin Sandbox is in your contacts\..* sent you 0.00001 ETH/);
    const { imitates } = await sandbox.client.sandbox.getImpostor('ETH');
    const listed = async () => (await sandbox.client.contacts.list(sandbox.walletId)).items;
    expect(await listed()).toMatchObject([{ name: 'Robin Sandbox', address: imitates }]);
    // Once more: the contact is known already.
    await userEvent.click(poison);
    await waitFor(() => expect(sandbox.books.transactions()).toHaveLength(2));
    expect(await listed()).toHaveLength(1);
  });

  test('names the contact that has the imitated address already', async () => {
    const { sandbox, drawer } = await openDrawer(undefined, {
      accounts: [{ network: 'ETH', balance: toDecimal('1') }],
    });
    const { client, walletId } = sandbox;
    const { imitates: address } = await client.sandbox.getImpostor('ETH');
    await client.contacts.create(walletId, { name: 'Mia', network: 'ETH', address, memo: null });
    await userEvent.click(drawer.getByRole('button', { name: 'Poisoned address' }));
    expect(await drawer.findByText(/^Mia is in your contacts\./)).toBeVisible();
    expect((await client.contacts.list(walletId)).total).toBe(1);
  });

  test('offers the scenarios that the network allows', async () => {
    const { drawer } = await openDrawer(undefined, {
      accounts: [{ network: 'TRX', balance: toDecimal('100') }],
    });
    expect(await drawer.findByRole('button', { name: 'Stuck payment' })).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Fee spike' })).toBeNull();
    expect(drawer.queryByRole('button', { name: 'Poisoned address' })).toBeNull();
  });

  test('holds the newest waiting transaction of this wallet', async () => {
    const { sandbox, drawer } = await openDrawer((made) =>
      withHistory(made, [
        transactionOf(2, { status: 'PENDING', blockHeight: null, confirmations: 0 }),
        transactionOf(1),
      ]),
    );
    const asked: unknown[] = [];
    sandbox.services.on(hold)(({ body }) => {
      asked.push(body);
      return { data: body };
    });
    await userEvent.click(await drawer.findByRole('button', { name: /^Hold / }));
    await drawer.findByText('Held. It stays pending however many blocks are mined.');
    expect(asked).toEqual([{ hash: transactionOf(2).hash, hold: true }]);
  });

  test('has nothing to hold while nothing waits', async () => {
    const { drawer } = await openDrawer();
    expect(
      await drawer.findByText('No transaction of this wallet waits for a block now.'),
    ).toBeVisible();
    expect(drawer.queryByRole('button', { name: /^Hold / })).toBeNull();
  });

  test('cuts the server off for thirty seconds', async () => {
    const { sandbox, drawer } = await openDrawer();
    const asked: number[] = [];
    sandbox.services.on(outage)(({ body }) => {
      asked.push(body.seconds);
      return { data: { until: null } };
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Cut off for 30 seconds' }));
    await drawer.findByText('Cut off. It reconnects automatically.');
    await userEvent.click(drawer.getByRole('button', { name: 'Connect again' }));
    await drawer.findByText('Connected again.');
    expect(asked).toEqual([30, 0]);
  });

  test('pins a price above zero, and the portfolio follows', async () => {
    const { drawer } = await openDrawer((made) => withHistory(made, [transactionOf(1)]));
    const field = drawer.getByLabelText('Price of BTC in USD');
    await userEvent.type(field, '0');
    await userEvent.click(drawer.getByRole('button', { name: 'Pin' }));
    expect(drawer.getByText('Enter a price above zero, such as 65000')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '20000');
    await userEvent.click(drawer.getByRole('button', { name: 'Pin' }));
    await drawer.findByText('The price stays at $20,000.00 until you unpin it.');
    expect((await screen.findAllByText('$10,000.00')).length).toBeGreaterThan(0);
  });
});
