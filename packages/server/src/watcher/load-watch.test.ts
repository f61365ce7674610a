import { toBaseUnits } from '@billfold/core';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, strangers } from '../../test/funded.ts';
import { createAccountWallet, phrases } from '../../test/ledger-wallet.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { readingWatched } from '../../test/watched-blocks.ts';
import { addresses, paymentTransfers } from '../db/schema.ts';
import { loadWatch } from './load-watch.ts';
import { watchChain } from './watch-chain.ts';

const network = 'ETH';
const payer = createAccountWallet(network, phrases[1]);
const due = 10n ** 16n;

describe('loadWatch', () => {
  let server: TestServer;
  let shop: Shop;
  let address: string;
  beforeEach(async () => {
    server = await createTestServer();
    shop = await openShop(server, [network]);
    const { method } = await askToBePaid(shop, { method: network });
    address = method?.address ?? '';
    const amount = toBaseUnits(10n ** 18n);
    await server.sandboxes[network].ledger.pay({ address: payer.address, amount });
    await confirm(server, 1, network);
  });

  const watch = (most = 500) => loadWatch(server.context.db, network, most);
  const broadcast = async (to: string, gwei: bigint) => {
    const price = gwei * 1_000_000_000n;
    const { raw } = payer.send({
      ...{ nonce: 0n, to, amount: toBaseUnits(due) },
      offer: { kind: 'eip1559', maxFeePerGas: price, maxPriorityFeePerGas: price },
    });
    expect(await server.sandboxes[network].chain.broadcast(raw)).toEqual({ outcome: 'accepted' });
  };
  /** Brings the books up by blocks that hold what concerns them, and nothing else. */
  const look = () => {
    const chains = { get: () => readingWatched(server.context.chains.get(network)) };
    return watchChain({ ...server.context, chains }, network).catchUp();
  };
  const transfers = () => server.context.db.select().from(paymentTransfers);

  it('names every address of the network, whose account can be of a payment', async () => {
    const { db } = server.context;
    const rows = await db.select().from(addresses).where(eq(addresses.network, network));
    const watched = await watch();
    expect(new Set(watched?.addresses)).toEqual(new Set(rows.map((row) => row.address)));
    expect(watched?.addresses).toContain(address);
    expect(watched?.claims.size).toBe(0);
  });

  it('is null for more addresses than may be named', async () => {
    const count = (await watch())?.addresses.length ?? 0;
    expect(await watch(count)).not.toBeNull();
    expect(await watch(count - 1)).toBeNull();
  });

  it('names the payer of what waits, and no more once a block has it', async () => {
    await broadcast(address, 20n);
    await look();
    expect([...((await watch())?.claims ?? [])]).toEqual([`${payer.address}#0`]);
    await server.sandboxes[network].ledger.mine(1);
    await look();
    expect(await transfers()).toMatchObject([{ endedAs: null, blockHeight: expect.any(Number) }]);
    expect((await watch())?.claims.size).toBe(0);
  });

  it('lets a watcher of what is watched end a payment whose payer pays another address instead', async () => {
    await broadcast(address, 20n);
    await look();
    await broadcast(strangers[network], 40n);
    await server.sandboxes[network].ledger.mine(1);
    await look();
    expect(await transfers()).toMatchObject([{ endedAs: 'REPLACED', blockHeight: null }]);
  });
});
