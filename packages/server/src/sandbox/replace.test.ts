import { type Network, toDecimal } from '@billfold/core';
import { faucet, listTransactions, mine, replace } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  balanceOf,
  confirm,
  deposit,
  holderWith,
  ledgerBalance,
  send,
  strangers,
} from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';

describe('POST …/replace', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
  });
  const order = (
    network: Network,
    hash: string,
    changes: { to?: string; feeRate?: string } = {},
  ) => ({
    params: { network },
    body: {
      hash,
      to: changes.to ?? null,
      feeRate: toDecimal(changes.feeRate ?? '500'),
    },
  });
  const rows = async (holder: Holder) => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listTransactions, request, holder);
    return items.map(({ type, status }) => `${type} ${status}`);
  };
  const pay = async (network: ServedNetwork, asset: string, amount: string) => {
    const body = { address: strangers[network], asset, amount: toDecimal(amount) };
    return (await server.call(faucet, { params: { network }, body })).data.hash;
  };

  it.each(['BTC', 'LTC', 'ETH', 'BSC'] as const)(
    'takes a deposit of %s back while it waits, and the books follow',
    async (network) => {
      const holder = await holderWith(server, ['0.3'], network);
      const waiting = await deposit(server, holder, '0.2');
      await confirm(server, 0, network);
      expect(await rows(holder)).toEqual(['RECEIVED PENDING', 'RECEIVED CONFIRMED']);
      await server.call(replace, order(network, waiting));
      await confirm(server, 1, network);
      const [newest] = await rows(holder);
      expect(newest).not.toMatch(/RECEIVED (PENDING|CONFIRM)/);
      const { available, pending } = await balanceOf(server, holder);
      expect([Number(available), Number(pending)]).toEqual([0.3, 0]);
    },
  );

  it.each(['BTC', 'ETH'] as const)('pays another recipient of %s instead', async (network) => {
    const holder = await holderWith(server, ['0.3'], network);
    const waiting = await deposit(server, holder, '0.2');
    await server.call(replace, order(network, waiting, { to: strangers[network] }));
    await server.call(mine, { params: { network }, body: { blocks: 1 } });
    const units = network === 'BTC' ? 20_000_000n : 2n * 10n ** 17n;
    expect(await ledgerBalance(server, strangers[network], network)).toBe(units);
  });

  it('takes tokens back with what was to carry them', async () => {
    const waiting = await pay('ETH', 'USDT@ETH', '5');
    const { data } = await server.call(replace, order('ETH', waiting));
    const head = await server.sandboxes.ETH.ledger.mine(1);
    const found = await server.sandboxes.ETH.chain.find(data.hash);
    expect(found).toMatchObject({ block: { height: head.height } });
    expect(await server.sandboxes.ETH.chain.find(waiting)).toBeNull();
    const paid = await server.sandboxes.ETH.ledger.read((state) =>
      state.entriesOf([strangers.ETH]),
    );
    expect(paid.size).toBe(0);
  });

  it('says what nodes say of an offer that is no better', async () => {
    const waiting = await pay('BTC', 'BTC', '0.1');
    const refusal = await server.refusal(replace, order('BTC', waiting, { feeRate: '0.001' }));
    expect(refusal).toMatchObject({ status: 409, code: 'BROADCAST_REJECTED' });
    expect(refusal.errors[0]).toContain('min relay fee not met');
    const same = await server.refusal(replace, order('BTC', waiting, { feeRate: '2' }));
    expect(same).toMatchObject({ status: 409, code: 'BROADCAST_REJECTED' });
    expect(await server.sandboxes.BTC.chain.find(waiting)).not.toBeNull();
  });

  it('replaces nothing that is mined, unknown, of another user, or on a network without it', async () => {
    const holder = await holderWith(server, ['0.3']);
    const own = await send(server, holder, { amount: toDecimal('0.1') });
    const mined = await pay('ETH', 'ETH', '1');
    await server.sandboxes.ETH.ledger.mine(1);
    const tron = await pay('TRX', 'TRX', '10');
    const codeOf = async (network: Network, hash: string) => {
      const { status, code } = await server.refusal(replace, order(network, hash));
      return `${status} ${code}`;
    };
    expect(await codeOf('BTC', own.hash)).toBe('409 NOT_REPLACEABLE');
    expect(await codeOf('BTC', 'ab'.repeat(32))).toBe('404 NOT_FOUND');
    expect(await codeOf('ETH', mined)).toBe('409 TRANSACTION_MINED');
    expect(await codeOf('TRX', tron)).toBe('409 NOT_REPLACEABLE');
  });

  it.each([
    ['an address of another network', { to: strangers.LTC }, 'ADDRESS_INVALID', 'to'],
    ['a rate finer than there is', { feeRate: '1.0001' }, 'VALIDATION_FAILED', 'feeRate'],
  ])('refuses %s', async (_, changes, code, field) => {
    const waiting = await pay('BTC', 'BTC', '0.1');
    const refusal = await server.refusal(replace, order('BTC', waiting, changes));
    expect(refusal).toMatchObject({ status: 400, code });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });
});
