import { getNetwork, toBaseUnits } from '@billfold/core';
import type { Utxo } from '@billfold/keyring';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Chain } from '../src/chains/chain.ts';
import { createSandboxChain } from '../src/chains/sandbox/create-sandbox-chain.ts';
import { createMemoryStore } from '../src/chains/sandbox/memory-store.ts';
import { openSandboxLedger, type SandboxLedger } from '../src/chains/sandbox/sandbox-ledger.ts';
import type { ServedNetwork } from '../src/chains/served-networks.ts';
import type { Db } from '../src/db/open-database.ts';
import { addresses, sendIntents, transactions, utxos } from '../src/db/schema.ts';
import { getRules } from '../src/families/get-rules.ts';
import type { PaymentsContext } from '../src/payments/payments-context.ts';
import { type ServerPlatform, serverPlatform } from '../src/platform/server-platform.ts';
import type { Rates } from '../src/rates/rates.ts';
import { type ChainWatch, watchChain } from '../src/watcher/watch-chain.ts';
import type { BookedAccount } from './books.ts';
import { fixedRates } from './fixed-rates.ts';
import { type LedgerWallet, phrases, type SendOrder } from './ledger-wallet.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';
import { readingWatched } from './watched-blocks.ts';

/** A ledger in memory with a watcher that keeps the books of `db`. */
export interface WatchedLedger
  extends Pick<PaymentsContext, 'hasPayments' | 'chainMode' | 'publicUrl'> {
  readonly clock: ManualClock;
  readonly platform: ServerPlatform;
  readonly rates: Rates;
  readonly ledger: SandboxLedger;
  readonly chain: Chain;
  readonly watch: ChainWatch;
  /** The faucet's payment; answers its hash. */
  fund(address: string, amount: bigint): Promise<string>;
  /** Returns the unspent outputs at the first addresses of a UTXO wallet. */
  unspentOf(wallet: LedgerWallet): Promise<readonly Utxo[]>;
}

export async function createWatchedLedger(
  db: Db,
  network: ServedNetwork = 'BTC',
): Promise<WatchedLedger> {
  const clock = manualClock();
  const platform = serverPlatform({ clock });
  const rules = getRules(network, 'sandbox');
  const treasury = rules.openTreasury(phrases[2]);
  const store = createMemoryStore(new Date(0));
  const ledger = await openSandboxLedger({ store, rules, treasury, platform });
  const rates = fixedRates();
  const chain = createSandboxChain({ network, chain: 'sandbox', ledger, rules });
  const isOfAccounts = getNetwork(network).model.family !== 'utxo';
  const watched = isOfAccounts ? readingWatched(chain) : chain;
  return {
    clock,
    platform,
    rates,
    ledger,
    chain,
    ...withoutPayments,
    watch: watchChain(
      { db, platform, rates, chains: { get: () => watched }, ...withoutPayments },
      network,
    ),
    fund: async (address, amount) => {
      const result = await ledger.pay({ address, amount: toBaseUnits(amount) });
      if (result.outcome !== 'sent') throw new Error(`The faucet refuses: ${result.outcome}`);
      return result.hash;
    },
    unspentOf: (wallet) => unspentOf(ledger, wallet),
  };
}

const withoutPayments = { hasPayments: false, chainMode: 'sandbox', publicUrl: '' } as const;

async function unspentOf(ledger: SandboxLedger, wallet: LedgerWallet): Promise<readonly Utxo[]> {
  const places = ([0, 1] as const).flatMap((branch) =>
    [0, 1, 2].map((addressIndex) => ({ branch, addressIndex })),
  );
  const found = await Promise.all(
    places.map(async (place) => {
      const address = wallet.addressAt(place.branch, place.addressIndex);
      const entries = await ledger.read((state) => state.entriesOf([address]));
      return [...entries].map(([key, entry]) => {
        const [, hash = '', index = ''] = key.split(':');
        const value = toBaseUnits(BigInt(entry['value'] ?? 0));
        return { ...place, hash, index: Number(index), value };
      });
    }),
  );
  return found.flat();
}

export interface SignedIntent {
  readonly hash: string;
  readonly raw: Uint8Array;
}

/** A send of outputs as it stands after its commit and before its broadcast: locks, change, row, bytes. */
export async function signIntent(
  db: Db,
  { walletId, accountId, wallet }: BookedAccount,
  order: SendOrder,
): Promise<SignedIntent> {
  const { hash, raw } = wallet.send(order);
  const network: ServedNetwork = 'BTC';
  const { spends, transfers } = getRules(network, 'sandbox').describe(raw, 'mempool', new Map());
  const now = new Date(0);
  const place = { walletId, accountId, network };
  const transactionId = v7();
  const sent = transfers.find(({ to }) => to === order.to)?.value ?? 0n;
  await db.insert(transactions).values({
    ...place,
    id: transactionId,
    assetId: network,
    type: 'SENT',
    hash,
    valueUnits: sent,
    toAddress: order.to,
    createdAt: now,
  });
  await db.insert(sendIntents).values({
    ...place,
    id: v7(),
    idempotencyKey: hash,
    requestHash: hash,
    status: 'SIGNED',
    transactionId,
    hash,
    rawTransaction: raw,
    createdAt: now,
    updatedAt: now,
  });
  for (const spend of spends)
    await db
      .update(utxos)
      .set({ spentBy: hash })
      .where(
        and(
          eq(utxos.accountId, accountId),
          eq(utxos.hash, spend.hash),
          eq(utxos.outputIndex, spend.index),
        ),
      );
  const own = await db.select().from(addresses).where(eq(addresses.accountId, accountId));
  for (const { position, to, value } of transfers) {
    const change = own.find(({ address, branch }) => branch === 'change' && address === to);
    if (change === undefined) continue;
    const output = { accountId, network, hash, outputIndex: position, addressId: change.id };
    await db.insert(utxos).values({ ...output, valueUnits: value, isChange: true });
  }
  return { hash, raw };
}
