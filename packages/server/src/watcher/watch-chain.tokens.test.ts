import { findToken, toBaseUnits } from '@billfold/core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountOrder } from '../../test/ledger-wallet.ts';
import {
  createWatchedAccounts,
  ether,
  network,
  required,
  stranger,
  type WatchedAccounts,
  wallet,
} from '../../test/watched-accounts.ts';
import { loadAssetBalance } from '../accounts/account-balances.ts';

const usdt = findToken(network, 'USDT@ETH');
if (usdt === undefined) throw new Error('There is no USDT.');
const token = usdt;
const gasPrice = 11_000_000_000n;

describe('the books of an account with tokens', () => {
  let world: WatchedAccounts;
  beforeEach(async () => {
    world = await createWatchedAccounts();
    await world.deposit();
    await payToken(wallet.address, 1_000n);
    await world.mine(required);
  });

  const payToken = async (address: string, amount: bigint): Promise<string> => {
    const paid = await world.ledger.pay({ token, address, amount: toBaseUnits(amount) });
    if (paid.outcome !== 'sent') throw new Error(paid.outcome);
    await world.watch.catchUp();
    return paid.hash;
  };
  const held = () => loadAssetBalance(world.db, { id: world.alice.accountId, network }, token.id);
  const native = async () => (await world.balanceOf(world.alice)).spendable;
  const order = (amount: bigint, changes: Partial<AccountOrder> = {}): AccountOrder => ({
    nonce: 0n,
    to: stranger.address,
    contract: token.contract,
    amount: toBaseUnits(amount),
    ...changes,
  });
  const rows = (hash: string) => world.rowsOf(world.alice, hash);

  it('have what came in, beside the native asset', async () => {
    expect(await held()).toEqual({ spendable: 1_000n, pending: 0n });
    const hash = await payToken(wallet.address, 5n);
    expect(await held()).toEqual({ spendable: 1_000n, pending: 5n });
    expect(await native()).toBe(ether);
    expect(await rows(hash)).toMatchObject([
      { assetId: 'USDT@ETH', type: 'RECEIVED', valueUnits: 5n, feeUnits: null, nonce: null },
    ]);
  });

  it('take a token and its fee from two assets, also of a send made elsewhere', async () => {
    const { raw, hash } = wallet.send(order(300n));
    await world.broadcast(raw);
    expect(await held()).toEqual({ spendable: 700n, pending: 0n });
    expect(await native()).toBe(ether - 70_000n * 30_000_000_000n);
    await world.mine(1);
    const [row, ...others] = await rows(hash);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ assetId: 'USDT@ETH', type: 'SENT', valueUnits: 300n, nonce: 0n });
    expect(await native()).toBe(ether - (row?.feeUnits ?? 0n));
    expect((row?.feeUnits ?? 0n) % gasPrice).toBe(0n);
    expect(await world.held()).toBe(await native());
  });

  it('keep the token of a send that failed in its block, and not its fee', async () => {
    const { raw, hash } = wallet.send(order(1_001n));
    await world.broadcast(raw);
    await world.mine(1);
    const [row] = await rows(hash);
    expect(row).toMatchObject({ assetId: 'USDT@ETH', valueUnits: 1_001n, endedAs: 'FAILED' });
    expect(await held()).toEqual({ spendable: 1_000n, pending: 0n });
    expect(await native()).toBe(ether - (row?.feeUnits ?? 0n));
    expect(await world.held()).toBe(await native());
    const next = wallet.send(order(1n, { nonce: 1n }));
    await world.broadcast(next.raw);
    expect(await held()).toEqual({ spendable: 999n, pending: 0n });
  });

  it('have nothing of a transfer to them that failed, also when it succeeds later', async () => {
    await world.deposit(ether, stranger.address);
    const paid = await payToken(stranger.address, 10n);
    await world.mine(1);
    const { raw, hash } = stranger.send(order(10n, { to: wallet.address }));
    await world.broadcast(raw);
    await world.mine(1);
    expect(await held()).toEqual({ spendable: 1_000n, pending: 10n });
    // Another branch on which the stranger was never paid: what came of it fails.
    await world.rollBack(2, [paid]);
    await world.mine(1);
    expect(await rows(hash)).toMatchObject([{ type: 'RECEIVED', endedAs: 'FAILED' }]);
    expect(await held()).toEqual({ spendable: 1_000n, pending: 0n });
  });

  it('book what one sends to oneself as that, and lose the fee alone', async () => {
    const { raw, hash } = wallet.send(order(300n, { to: wallet.address }));
    await world.broadcast(raw);
    await world.mine(1);
    const [row] = await rows(hash);
    expect(row).toMatchObject({ assetId: 'USDT@ETH', type: 'SELF', valueUnits: 300n });
    expect(await held()).toEqual({ spendable: 1_000n, pending: 0n });
    expect(await native()).toBe(ether - (row?.feeUnits ?? 0n));
  });

  it('hide token transfers of zero (address poisoning)', async () => {
    await world.deposit(ether, stranger.address);
    await world.mine(1);
    const { raw, hash } = stranger.send(order(0n, { to: wallet.address }));
    await world.broadcast(raw);
    await world.mine(1);
    expect(await rows(hash)).toEqual([]);
  });
});
