import { getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createEthereumHolder,
  type EthereumHolder,
  network,
  own,
  paid,
  wei,
} from '../../../test/ethereum-holder.ts';
import { createAccountWallet } from '../../../test/ledger-wallet.ts';
import { vectorPhrase } from '../../../test/people.ts';
import { type Chain, ChainUnavailableError } from '../../chains/chain.ts';
import { sendIntents } from '../../db/schema.ts';
import { watchChain } from '../../watcher/watch-chain.ts';
import { enqueueBroadcast } from './enqueue-broadcast.ts';
import { rebroadcastLost } from './rebroadcast-lost.ts';

let world: EthereumHolder;
beforeEach(async () => {
  world = await createEthereumHolder();
});

describe('a node of a network of accounts that', () => {
  const refusal = { outcome: 'rejected', reason: 'invalid sender', permanent: true } as const;
  const tooLow = { ...refusal, reason: 'nonce too low' };

  it('does not answer gets the same bytes later, once', async () => {
    const broadcast = vi
      .spyOn(world.chain, 'broadcast')
      .mockRejectedValueOnce(new ChainUnavailableError('no answer'));
    const { status, hash } = await world.send();
    expect([status, await world.chain.find(hash)]).toEqual(['PENDING', null]);
    world.server.clock.advance(1_000);
    await world.server.outbox.drain();
    expect(broadcast.mock.calls[0]?.[0]).toEqual(broadcast.mock.calls[1]?.[0]);
    broadcast.mockRestore();
    await world.mine(1);
    expect(await world.received()).toBe(wei('0.1'));
  });

  it('refuses a nonce that its own copy has used is not believed', async () => {
    const take = world.chain.broadcast;
    const broadcast = vi.spyOn(world.chain, 'broadcast').mockImplementationOnce(async (raw) => {
      await take(raw);
      return tooLow;
    });
    expect(await world.send()).toMatchObject({ status: 'PENDING' });
    broadcast.mockRestore();
  });

  it('refuses for good leaves nothing sent, and the nonce for the next', async () => {
    const broadcast = vi.spyOn(world.chain, 'broadcast').mockResolvedValueOnce(refusal);
    expect(await world.refused({})).toMatchObject({ status: 409, code: 'BROADCAST_REJECTED' });
    broadcast.mockRestore();
    expect(await world.available()).toBe(wei('5'));
    expect(await world.refused({}), 'the same key').toMatchObject({ code: 'BROADCAST_REJECTED' });
    await world.send({ key: 'key-2', amount: toDecimal('0.2') });
    expect(await world.nonces()).toEqual([0n, 0n]);
    await world.mine(1);
    expect([await world.received(), await world.available()]).toEqual([
      wei('0.2'),
      wei('4.8') - paid,
    ]);
  });

  it('refuses for good takes the very same bytes when they are sent again', async () => {
    const broadcast = vi.spyOn(world.chain, 'broadcast').mockResolvedValueOnce(refusal);
    await world.refused({});
    broadcast.mockRestore();
    const sent = await world.send({ key: 'key-2' });
    expect(await world.history()).toMatchObject([{ hash: sent.hash, status: 'PENDING' }]);
    await world.mine(1);
    expect([await world.received(), await world.available()]).toEqual([
      wei('0.1'),
      wei('4.9') - paid,
    ]);
    expect(await world.refused({}), 'the first key').toMatchObject({ code: 'BROADCAST_REJECTED' });
  });

  it('refuses one in the middle lets the next fill its place', async () => {
    await world.send({ key: 'a' });
    const broadcast = vi.spyOn(world.chain, 'broadcast').mockResolvedValueOnce(refusal);
    await world.refused({}, 'b');
    broadcast.mockRestore();
    await world.send({ key: 'c' });
    await world.send({ key: 'd' });
    expect(await world.nonces()).toEqual([0n, 1n, 2n]);
    await world.mine(1);
    expect(await world.received()).toBe(wei('0.3'));
  });

  it('has not the one before yet keeps a send waiting', async () => {
    const broadcast = vi
      .spyOn(world.chain, 'broadcast')
      .mockRejectedValueOnce(new ChainUnavailableError('no answer'))
      .mockResolvedValueOnce(tooLow);
    await world.send({ key: 'first' });
    const second = await world.send({ key: 'second' });
    expect(second.status).toBe('PENDING');
    broadcast.mockRestore();
    for (const _ of [1, 2, 3]) {
      world.server.clock.advance(5_000);
      await world.server.outbox.drain();
    }
    await world.mine(1);
    expect(await world.received()).toBe(wei('0.2'));
  });

  it('takes a send gets those that waited for it, in the order of their nonces', async () => {
    const broadcast = vi
      .spyOn(world.chain, 'broadcast')
      .mockRejectedValueOnce(new ChainUnavailableError('no answer'));
    await world.send({ key: 'first' });
    broadcast.mockRestore();
    // Their own next attempts come after that of the first.
    world.server.clock.advance(900);
    await world.send({ key: 'second' });
    await world.send({ key: 'third' });
    world.server.clock.advance(100);
    await world.server.outbox.drain();
    await world.mine(1);
    expect(await world.received()).toBe(wei('0.3'));
  });

  it('refuses a send that a block has already ends nothing', async () => {
    const { hash } = await world.send();
    await world.mine(1);
    const { db, platform } = world.server.context;
    const [intent] = await db.select().from(sendIntents);
    await enqueueBroadcast(db, platform, { network, intentId: intent?.id ?? '' });
    vi.spyOn(world.chain, 'find').mockResolvedValue(null);
    vi.spyOn(world.chain, 'broadcast').mockResolvedValue(refusal);
    await world.server.outbox.drain();
    vi.restoreAllMocks();
    const row = (await world.history()).find((each) => each.hash === hash);
    expect(row?.status).toBe('CONFIRMING');
  });

  const sendElsewhere = async () => {
    const elsewhere = createAccountWallet(network, vectorPhrase);
    const price = 90_000_000_000n;
    const { raw } = elsewhere.send({
      nonce: 0n,
      to: own,
      amount: toBaseUnits(1n),
      offer: { kind: 'eip1559', maxFeePerGas: price, maxPriorityFeePerGas: 2_000_000_000n },
    });
    expect(await world.chain.broadcast(raw)).toEqual({ outcome: 'accepted' });
  };

  it('shows the nonce used by another ends a send in a settled block, at a second look', async () => {
    await world.send();
    await sendElsewhere();
    const { context, clock, outbox } = world.server;
    // A ledger of our own is believed at once.
    const chain: Chain = { ...world.chain, chain: 'main' };
    const watch = watchChain({ ...context, chains: { get: () => chain } }, network);
    const statusAfter = async (blocks: number, ms: number) => {
      await world.server.sandboxes[network].ledger.mine(blocks);
      clock.advance(ms);
      await watch.catchUp();
      await rebroadcastLost(context, network);
      await outbox.drain();
      return (await context.db.select().from(sendIntents))[0]?.status;
    };
    expect(await statusAfter(1, 120_000)).toBe('BROADCAST');
    expect(await statusAfter(10, 120_000)).toBe('BROADCAST');
    expect(await statusAfter(1, 0)).toBe('FAILED');
    expect((await world.history()).map(({ status }) => status)).toContain('REPLACED');
  });

  it('counts more than the blocks have is not believed of an account that authorizes nobody', async () => {
    await world.send();
    const { ledger } = world.server.sandboxes[network];
    const hash = (await world.history())[0]?.hash ?? '';
    await ledger.reorganise({ depth: 1, drop: [hash] });
    await world.mine(getNetwork(network).confirmations.final);
    Object.assign(world.chain, { countSent: async () => 9n });
    vi.spyOn(world.chain, 'find').mockResolvedValue(null);
    vi.spyOn(world.chain, 'broadcast').mockResolvedValue({ ...tooLow, permanent: false });
    const { context, clock, outbox } = world.server;
    for (const _ of [1, 2, 3]) {
      clock.advance(120_000);
      await rebroadcastLost(context, network);
      await outbox.drain();
    }
    expect((await context.db.select().from(sendIntents))[0]?.status).toBe('BROADCAST');
    vi.restoreAllMocks();
  });

  it('mines another transaction with the nonce ends the send, and frees its funds', async () => {
    const { hash } = await world.send();
    await sendElsewhere();
    await world.mine(1);
    expect((await world.history()).find((each) => each.hash === hash)?.status).toBe('REPLACED');
    expect(await world.refused({}), 'the same key').toMatchObject({
      code: 'BROADCAST_REJECTED',
      errors: [
        'Nothing was sent. The network says: Another transaction with the same number took its place.',
      ],
    });
    expect(await world.available()).toBe(await world.held());
    await world.send({ key: 'next' });
    expect(await world.nonces()).toEqual([0n, 0n, 1n]);
  });

  it('forgets transactions gets them again, in their order', async () => {
    const sent = [await world.send(), await world.send({ key: 'key-2' })];
    await world.mine(1);
    const { ledger } = world.server.sandboxes[network];
    await ledger.reorganise({ depth: 1, drop: sent.map(({ hash }) => hash) });
    await world.mine(1);
    expect(await world.received()).toBe(0n);
    world.server.clock.advance(10_001);
    await rebroadcastLost(world.server.context, network);
    for (const _ of [1, 2, 3]) {
      await world.server.outbox.drain();
      world.server.clock.advance(5_000);
    }
    await world.mine(1);
    expect(await world.received()).toBe(wei('0.2'));
    expect(await world.available()).toBe(wei('4.8') - 2n * paid);
  });
});
