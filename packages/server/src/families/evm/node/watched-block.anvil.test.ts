import { tokensOf } from '@billfold/core';
import { encodeFunctionData, erc20Abi, type Hex, keccak256 } from 'viem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Anvil, findAnvil, startAnvil } from '../../../../test/anvil.ts';
import { tokenCode } from '../../../../test/token-code.ts';
import { concerning } from '../../../../test/watched-blocks.ts';
import type { Watch } from '../../../chains/chain.ts';
import { describeChain } from '../../chain.conformance.ts';
import { createAccountSpender } from '../evm-chain.conformance.ts';
import { payoutContract } from '../sandbox/payout-contract.ts';

const network = 'ETH';
const [token] = tokensOf(network);
const contract: Hex = `0x${token?.contract.slice(2)}`;
const anvil = findAnvil();

describe.skipIf(anvil === null)('blocks of anvil that are read by what is watched', () => {
  let node: Anvil;
  const start = async () => {
    node = await startAnvil(anvil ?? '', network);
    return node;
  };
  afterEach(() => node.stop());

  describeChain('anvil, by the addresses of a spender and a contract', network, async () => {
    const harness = await start();
    const { chain } = harness;
    const { address } = createAccountSpender(chain);
    const watch = { addresses: [address, payoutContract], claims: new Set<string>() };
    const { watchedBlockAt } = chain;
    const blockAt = async (height: number) =>
      (await watchedBlockAt?.(height, async () => watch)) ?? null;
    return { ...harness, chain: { ...chain, blockAt } };
  });

  describe('with a token', () => {
    let people: readonly Hex[];
    beforeEach(async () => {
      await start();
      people = await call('eth_accounts', [], z.array(hex));
      await call('anvil_setCode', [contract, tokenCode()]);
      for (const person of people.slice(0, 4)) {
        const slot = keccak256(`0x${person.slice(2).padStart(64, '0')}${'0'.repeat(64)}`);
        await call('anvil_setStorageAt', [contract, slot, `0x${'64'.padStart(64, '0')}`]);
      }
    });

    const hex = z.templateLiteral(['0x', z.string()]);
    const call = <T>(
      method: string,
      params: readonly unknown[],
      schema: z.ZodMiniType<T> = z.any(),
    ): Promise<T> => node.rpc.call({ method, params, schema });
    const who = (at: number): Hex => people[at] ?? '0x';
    const send = (from: number, to: Hex, changes: object) =>
      call('eth_sendTransaction', [{ from: who(from), to, gas: '0x20000', ...changes }], hex);
    const pay = (from: number, to: number) => send(from, who(to), { value: '0x5' });
    const transfer = (from: number, to: number, units = 3n) =>
      send(from, contract, {
        data: encodeFunctionData({
          ...{ abi: erc20Abi, functionName: 'transfer', args: [who(to), units] },
        }),
      });

    it('hold what the whole block has of them, each as it is told there', async () => {
      const approve = { functionName: 'approve', args: [who(3), 50n] } as const;
      await send(1, contract, { data: encodeFunctionData({ abi: erc20Abi, ...approve }) });
      await node.mine(1);
      const pull = { functionName: 'transferFrom', args: [who(1), who(2), 2n] } as const;
      const sent = [
        await pay(0, 1),
        await pay(0, 2),
        await transfer(0, 1),
        await transfer(0, 2),
        await transfer(1, 2),
        // More than there is.
        await transfer(1, 2, 1_000n),
        await send(3, contract, { data: encodeFunctionData({ abi: erc20Abi, ...pull }) }),
        await pay(4, 5),
      ];
      await node.payByContract?.(who(1), 7n);
      await node.mine(1);
      const [address = ''] = [(await node.chain.blockAt(2))?.transactions[0]?.transfers[0]?.to];
      const { sender } = (await node.chain.blockAt(2))?.transactions.at(7) ?? { sender: null };
      const watch: Watch = {
        addresses: [address ?? ''],
        claims: new Set([`${sender?.address}#${sender?.nonce}`]),
      };
      const whole = await node.chain.blockAt(2);
      const watched = await node.chain.watchedBlockAt?.(2, async () => watch);
      expect(whole?.transactions).toHaveLength(10);
      expect(watched).toEqual({
        ...whole,
        transactions: concerning(whole?.transactions ?? [], watch),
      });
      const expected = [0, 2, 4, 5, 6, 7].map((at) => sent[at]);
      expect(watched?.transactions.map(({ hash }) => hash)).toEqual(expected);
      const failures = watched?.transactions.map((each) => each.sender?.hasFailed);
      expect(failures).toEqual([false, false, false, true, false, false]);
    });
  });
});
