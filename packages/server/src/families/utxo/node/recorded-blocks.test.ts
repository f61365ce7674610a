import { describe, expect, it } from 'vitest';
import { answerRpc } from '../../../../test/answer-rpc.ts';
import blocks from '../../../../test/recorded/bitcoin-blocks.json';
import transactions from '../../../../test/recorded/bitcoin-transactions.json';
import type { ChainTransaction } from '../../../chains/chain.ts';
import { createCoreRpcChain } from './create-core-rpc-chain.ts';

// Told by Bitcoin Core; test/recorded/README.md says where from.
const chainOf = (chain: 'main' | 'test', answers: Readonly<Record<string, unknown>>) =>
  createCoreRpcChain({
    ...{ network: 'BTC', chain, clock: Date },
    rpc: { call: (request) => answerRpc(request, answers[request.method]) },
  });
const movedBy = ({ spends, transfers }: ChainTransaction) => ({
  spends: spends.length,
  paid: transfers.map(({ to, value }) => [to, value]),
});

describe('a recorded block of Bitcoin, whose hashes are all computed again', () => {
  const read = async (height: number) => {
    const recorded = blocks.find((block) => block.height === height);
    const chain = chainOf('test', { getblockhash: recorded?.hash, getblock: recorded?.raw });
    return (await chain.blockAt(height))?.transactions.map(movedBy);
  };

  it('pays to an empty script, which has no address, and spends bare multisig', async () => {
    expect(await read(49291)).toEqual([
      { spends: 0, paid: [[null, 5_000_100_000n]] },
      {
        spends: 8,
        paid: [
          ['mmtKKnjqTPdkBnBMbNt5Yu2SCwpMaEshEL', 3_810_000n],
          [null, 50_000_000n],
        ],
      },
    ]);
  });

  it('commits to its witnesses by outputs of nothing, and pays to script hashes', async () => {
    const [coinbase, segwit, ...others] = (await read(926485)) ?? [];
    expect(coinbase).toEqual({
      spends: 0,
      paid: [
        ['mss5NFyX96ix4erFMamR1gK3SsvUSMWcjE', 312_551_300n],
        [null, 0n],
        [null, 0n],
      ],
    });
    expect(segwit).toEqual({
      spends: 1,
      paid: [['mmEfi2cW9Vizeau3E6zzmRvbmzJXNrmW9Z', 20_000_000n]],
    });
    expect(others.map(({ spends }) => spends)).toEqual([1, 2, 4]);
    expect(others.at(-1)?.paid[0]).toEqual(['2N6MNntc1ypmkYroY8qU6HUYnBQTnDqcUNR', 100_000_000n]);
  });

  it('has a coinbase whose script cannot be divided into operations', async () => {
    expect(await read(987876)).toEqual([{ spends: 0, paid: [[null, 312_500_000n]] }]);
  });

  it('spends p2wsh and pays to p2wpkh', async () => {
    expect(await read(1263442)).toEqual([
      {
        spends: 0,
        paid: [
          ['n3eYeU6HhzAXnqgyuezFsRytcaqZTr5ijN', 78_127_940n],
          [null, 0n],
        ],
      },
      { spends: 1, paid: [['tb1qgmpfa2lgyz9r82ssy0r5r7ne42fw3q0l4cqtdg', 16_742_215n]] },
    ]);
  });
});

it.each(transactions)(
  'a recorded transaction of Bitcoin that waits is read: $note',
  async (recorded) => {
    const { txid, hex, paid } = recorded;
    const chain = chainOf('main', { getrawmempool: [txid], getrawtransaction: hex });
    const [waiting] = await chain.mempool();
    expect(waiting?.hash).toBe(txid);
    expect(waiting?.transfers.map(({ to, value }) => [to, Number(value)])).toEqual(paid);
  },
);
