import { toBaseUnits, tokensOf } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { phrases } from '../../../test/ledger-wallet.ts';
import { getRules } from '../../families/get-rules.ts';
import { serverPlatform } from '../../platform/server-platform.ts';
import type { ServedNetwork } from '../served-networks.ts';
import { createSandboxChain } from './create-sandbox-chain.ts';
import { createMemoryStore } from './memory-store.ts';
import { openSandboxLedger } from './sandbox-ledger.ts';

const platform = serverPlatform();
const recipients = {
  BTC: 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx',
  ETH: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  TRX: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
  SOL: '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY',
} as const;
const references = ['9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g'];

async function open(network: ServedNetwork) {
  const rules = getRules(network, 'sandbox');
  const treasury = rules.openTreasury(phrases[2]);
  const store = createMemoryStore(new Date(0));
  const ledger = await openSandboxLedger({ store, rules, treasury, platform });
  return {
    ledger,
    treasury,
    chain: createSandboxChain({ network, chain: 'sandbox', ledger, rules }),
  };
}

describe('payFromTreasury', () => {
  it('attaches a memo and references on Solana, of SOL and of a token', async () => {
    const { chain, ledger } = await open('SOL');
    const [token] = tokensOf('SOL');
    const order = { address: recipients.SOL, amount: toBaseUnits(10n ** 9n), memo: 'Order 7' };
    await ledger.pay({ ...order, references });
    await ledger.pay({ ...order, references, ...(token && { token }) });
    await ledger.mine(1);
    const block = await chain.blockAt((await chain.head()).height);
    expect(block?.transactions).toMatchObject([
      { references, transfers: [{ to: recipients.SOL, memo: 'Order 7', tokenId: null }] },
      { references, transfers: [{ to: recipients.SOL, memo: 'Order 7', tokenId: token?.id }] },
    ]);
  });

  it('makes transactions of their own of equal payments with one memo', async () => {
    const { chain, ledger } = await open('SOL');
    for (const amount of [10n ** 9n, 10n ** 9n, 5n * 10n ** 9n, 10n ** 9n])
      await ledger.pay({ address: recipients.SOL, amount: toBaseUnits(amount), memo: 'Order 7' });
    const hashes = (await chain.mempool()).map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(4);
  });

  it('attaches a comment on TON, also to a jetton', async () => {
    const { chain, ledger, treasury } = await open('TON');
    const [address = ''] = treasury.addresses;
    const [token] = tokensOf('TON');
    await ledger.pay({ address, amount: toBaseUnits(10n ** 9n), memo: 'AB12CD34' });
    await ledger.pay({
      ...{ address, amount: toBaseUnits(10n ** 6n), memo: 'AB12CD34' },
      ...(token && { token }),
    });
    expect((await chain.mempool()).flatMap(({ transfers }) => transfers)).toMatchObject([
      { memo: 'AB12CD34', tokenId: null },
      { memo: 'AB12CD34', tokenId: token?.id },
    ]);
  });

  it.each([
    ['BTC', { memo: 'Order 7' }],
    ['ETH', { memo: 'Order 7' }],
    ['TRX', { memo: 'Order 7' }],
    ['ETH', { references }],
  ] as const)(
    'pays nothing on %s with a mark that its payments do not have',
    async (network, mark) => {
      const { chain, ledger } = await open(network);
      const order = { address: recipients[network], amount: toBaseUnits(10n ** 9n) };
      await expect(ledger.pay({ ...order, ...mark })).rejects.toBeInstanceOf(RangeError);
      expect(await chain.mempool()).toEqual([]);
    },
  );
});
