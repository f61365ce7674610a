import { tokensOf } from '@billfold/core';
import { getKeyring, type TonKeyring } from '@billfold/keyring';
import { describe, expect, it } from 'vitest';
import { ChainUnavailableError } from '../../../chains/chain.ts';
import { surveyHoldings } from './survey-holdings.ts';
import { formatAddress } from './ton-address.ts';
import type { TonNode } from './ton-node.ts';

const raw = `0:${'11'.repeat(32)}`;
const address = formatAddress(keyring(), raw);
/** Answers with the holdings of an address: its state, and its wallet of each jetton. */
const answers = 1 + tokensOf('TON').length;
const hashOf = (height: number) => Buffer.alloc(32, height);

/** An index that is one block further at each answer; `balanceAt` tells what the address has at a block. */
function startIndex(balanceAt: (height: number) => bigint) {
  let height = 0;
  const node: TonNode = {
    ask: async ({ path, schema }) => {
      height += 1;
      const head = { seqno: height, root_hash: hashOf(height).toString('base64'), gen_utime: '1' };
      const told: Readonly<Record<string, unknown>> = {
        '/api/v3/masterchainInfo': { last: head },
        '/api/v3/walletStates': { wallets: [{ address: raw, balance: `${balanceAt(height)}` }] },
        '/api/v3/jetton/wallets': { jetton_wallets: [] },
      };
      return schema.parse(told[path]);
    },
  };
  return node;
}

describe('surveyHoldings of TON', () => {
  it('names a head at which nothing changed, though each answer has another head', async () => {
    const survey = await surveyHoldings(
      startIndex(() => 5n),
      keyring(),
      [address],
    );
    expect(survey).toEqual({
      kind: 'holdings',
      at: { height: answers + 1, hash: hashOf(answers + 1).toString('hex') },
      holdings: [{ address, tokenId: null, value: 5n }],
    });
  });

  it.each([
    ['the head', answers + 1],
    ['the block after it', answers + 2],
  ])('takes a later head where %s has a deposit', async (_, block) => {
    const balanceAt = (height: number) => (height < block ? 5n : 7n);
    const survey = await surveyHoldings(startIndex(balanceAt), keyring(), [address]);
    expect(survey).toMatchObject({
      at: { height: 2 * answers + 2 },
      holdings: [{ address, tokenId: null, value: 7n }],
    });
  });

  it('fails where the balances never rest', async () => {
    const survey = surveyHoldings(startIndex(BigInt), keyring(), [address]);
    await expect(survey).rejects.toThrow(ChainUnavailableError);
  });
});

function keyring(): TonKeyring {
  const found = getKeyring('TON', 'main');
  return found.family === 'ton' ? found : expect.unreachable();
}
