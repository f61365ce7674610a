import { expect, it } from 'vitest';
import { createSentTransactions, type SentPlace } from './sent-transactions.ts';

function sentOf(...hashes: readonly string[]) {
  const places: Record<string, SentPlace> = {};
  const looked: string[][] = [];
  const sent = createSentTransactions(async (all) => {
    looked.push(all.map(({ transaction }) => transaction.hash));
    return all.map(({ transaction }) => places[transaction.hash] ?? 'waiting');
  });
  for (const hash of hashes)
    sent.remember({ transaction: { hash, spends: [], sender: null, transfers: [] } });
  return { sent, places, looked, look: async () => (await sent.waiting()).map(({ hash }) => hash) };
}

it('shows what was sent as long as it waits, and again when its block is taken back', async () => {
  const { places, look } = sentOf('a', 'b', 'c');
  expect(await look()).toEqual(['a', 'b', 'c']);
  places['b'] = 'mined';
  expect(await look()).toEqual(['a', 'c']);
  places['b'] = 'waiting';
  expect(await look()).toEqual(['a', 'b', 'c']);
});

it('forgets what is settled or over, and then asks nothing', async () => {
  const { sent, places, look, looked } = sentOf('a', 'b');
  places['a'] = 'settled';
  places['b'] = 'over';
  expect(await look()).toEqual([]);
  expect([sent.isKnown('a'), sent.isKnown('b')]).toEqual([false, false]);
  expect(await look()).toEqual([]);
  expect(looked).toEqual([['a', 'b']]);
});
