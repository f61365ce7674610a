import { toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { describe, expect, it } from 'vitest';
import { ChainFaultError, ChainUnavailableError } from '../../../chains/chain.ts';
import { spenderPhrase } from '../../../chains/chain-harness.conformance.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { nothingSent } from '../../../chains/sent-transactions.ts';
import { checkSolanaNode } from './check-solana-node.ts';
import { createSolanaRpcChain } from './create-solana-rpc-chain.ts';

type Answers = Readonly<Record<string, unknown>>;
const mainHash = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';
const healthy: Answers = {
  getGenesisHash: mainHash,
  getHealth: 'ok',
  getSlot: 20,
  getBlock: {
    blockHeight: 15,
    blockTime: 1_700_000_000,
    blockhash: mainHash,
    previousBlockhash: mainHash,
  },
};

function rpcOf(answers: Answers): JsonRpc {
  return {
    call: async ({ method, schema }) => {
      const answer = answers[method];
      if (answer instanceof Error) throw answer;
      return schema.parse(answer);
    },
  };
}

describe('the check of a node', () => {
  const check = (answers: Answers, chain: 'main' | 'test' | 'regtest' = 'main') =>
    checkSolanaNode(rpcOf({ ...healthy, ...answers }), { network: 'SOL', chain });

  it('holds for a node of the cluster that has caught up', async () => {
    const head = { height: 15, minedAt: new Date(1_700_000_000_000) };
    expect(await check({})).toEqual({ outcome: 'ready', head });
    const own = { getGenesisHash: '11111111111111111111111111111112' };
    expect(await check(own, 'regtest')).toEqual({ outcome: 'ready', head });
  });

  it.each(['test', 'regtest'] as const)('refuses the main cluster for %s', async (chain) => {
    expect(await check({}, chain)).toMatchObject({ outcome: 'wrong-chain' });
  });

  it('sees that a node is behind', async () => {
    const getHealth = new JsonRpcError(-32_005, 'Node is behind by 42 slots');
    expect(await check({ getHealth })).toMatchObject({ outcome: 'syncing', head: { height: 15 } });
  });

  it('refuses a node that keeps no transactions', async () => {
    const getBlock = new JsonRpcError(-32_011, 'Transaction history is not available');
    expect(await check({ getBlock })).toMatchObject({ outcome: 'wrong-chain' });
  });

  it('waits for a node that does not show its newest block yet', async () => {
    const getBlock = new JsonRpcError(-32_004, 'Block not available for slot 20');
    await expect(check({ getBlock })).rejects.toBeInstanceOf(ChainUnavailableError);
  });
});

describe('a send', () => {
  const keyring = getKeyring('SOL', 'main');
  const seed = seedPhraseToSeed(spenderPhrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const built = keyring.buildTransfer({
    publicKey,
    account: 0,
    balance: toBaseUnits(10n ** 9n),
    recipient: '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY',
    recipientBalance: toBaseUnits(0n),
    amount: toBaseUnits(10n ** 6n),
    blockhash: mainHash,
    priority: null,
    memo: null,
    token: null,
  });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  const { raw } = keyring.signTransfer(seed, built.plan);
  const send = (sendTransaction: unknown) => {
    const getSignatureStatuses = { value: [null] };
    const rpc = rpcOf({ ...healthy, sendTransaction, getSignatureStatuses });
    return createSolanaRpcChain({
      network: 'SOL',
      chain: 'main',
      rpc,
      sent: nothingSent,
    }).broadcast(raw);
  };

  it('is not believed to be out under another hash than ours', async () => {
    await expect(send('2'.repeat(87))).rejects.toBeInstanceOf(ChainFaultError);
  });

  it.each([-32_005, -32_016, -32_603])(
    'says nothing of it that the node fails: %i',
    async (code) => {
      const failure = send(new JsonRpcError(code, 'Blockhash not found'));
      await expect(failure).rejects.toBeInstanceOf(ChainUnavailableError);
    },
  );

  it.each([
    'Insufficient funds for fee',
    'Transaction results in an account (1) with insufficient funds for rent',
    'Something new',
    'Blockhash not found',
    'Attempt to load a program that does not exist',
  ])('is not ended by a message: %s', async (said) => {
    const reason = `Transaction simulation failed: ${said}`;
    expect(await send(new JsonRpcError(-32_002, reason))).toEqual({
      outcome: 'rejected',
      reason,
      permanent: false,
    });
  });

  describe('whose block hash the node does not find', () => {
    const refusal = new JsonRpcError(-32_002, 'Transaction simulation failed: Blockhash not found');
    const sendNoting = async (status: object | null = null) => {
      const calls: unknown[] = [];
      const getSignatureStatuses = { value: [status] };
      const rpc = rpcOf({
        ...healthy,
        sendTransaction: refusal,
        getSignatureStatuses,
      });
      const noting: JsonRpc = {
        call: (request) => {
          calls.push([request.method, ...(request.params ?? []).slice(1)]);
          return rpc.call(request);
        },
      };
      const options = { network: 'SOL', chain: 'main', rpc: noting, sent: nothingSent } as const;
      return { result: await createSolanaRpcChain(options).broadcast(raw), calls };
    };

    it('is passed on without a simulation: a block may still have it', async () => {
      const { result, calls } = await sendNoting();
      expect(result).toMatchObject({ outcome: 'rejected', permanent: false });
      expect(calls).toContainEqual([
        'sendTransaction',
        expect.objectContaining({ skipPreflight: true }),
      ]);
      expect(calls).toContainEqual(['getSignatureStatuses', { searchTransactionHistory: true }]);
    });

    it('is known when a block has it, however old it is', async () => {
      const { result } = await sendNoting({
        slot: 5,
        err: null,
        confirmationStatus: 'finalized',
      });
      expect(result).toEqual({ outcome: 'already-known' });
    });
  });

  it('with one bit flipped does not reach the node', async () => {
    const chain = createSolanaRpcChain({
      network: 'SOL',
      chain: 'main',
      rpc: rpcOf({}),
      sent: nothingSent,
    });
    const flipped = Uint8Array.from(raw, (byte, at) => (at === 70 ? byte ^ 1 : byte));
    expect(await chain.broadcast(flipped)).toMatchObject({ outcome: 'rejected', permanent: true });
  });
});

it('a block is asked for again when it is not shown', async () => {
  const getBlock = new JsonRpcError(-32_001, 'Block 20 cleaned up');
  const rpc = rpcOf({ ...healthy, getBlock });
  const chain = createSolanaRpcChain({ network: 'SOL', chain: 'main', rpc, sent: nothingSent });
  await expect(chain.head()).rejects.toBeInstanceOf(ChainUnavailableError);
});
