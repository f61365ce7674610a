import { createHash } from 'node:crypto';
import { type Clock, toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import * as z from 'zod/mini';
import type { ChainHarness } from '../src/chains/chain-harness.conformance.ts';
import { createToncenterChain } from '../src/families/ton/node/create-toncenter-chain.ts';
import { type TonNode, TonRefusal } from '../src/families/ton/node/ton-node.ts';
import { type HttpNode, RawAnswer, startHttpNode, toAsked } from './http-node.ts';
import { phrases } from './ledger-wallet.ts';
import { rememberSent } from './remember-sent.ts';
import { startTonMachine, type TonBlock, type TonMachine } from './ton-chain.ts';

export interface TonStub extends ChainHarness {
  readonly node: TonNode;
  readonly machine: TonMachine;
}

/** Paths of TonCenter over the machine of TON's own nodes, which has none. */
export async function startTonStub(clock?: Clock): Promise<TonStub> {
  const machine = await startTonMachine(clock);
  const paths = pathsOf(machine);
  const node: TonNode = {
    ask: async ({ path, query = [], body = {}, schema }) => {
      const answer = await paths[path]?.({ ...toAsked(query), ...body });
      if (answer === undefined) throw new TonRefusal(`no such path: ${path}`);
      return schema.parse(JSON.parse(JSON.stringify(answer)));
    },
  };
  const chain = rememberSent(
    (raw) => getKeyring('TON', 'regtest').decodeTransfer(raw).hash,
    (sent) => createToncenterChain({ network: 'TON', chain: 'regtest', node, sent }),
  );
  const faucet = await openFaucet(machine, chain);
  return {
    node,
    machine,
    chain,
    needsMinedFunds: true,
    mine: async (count) => {
      for (let mined = 0; mined < count; mined += 1) await machine.mine();
    },
    rollBack: (count) => machine.rollBack(count),
    // The index shows nothing that waits but what went out through the same chain.
    fund: faucet,
  };
}

/** TonCenter over HTTP, on the same machine. */
export async function startTonHttpNode(clock?: Clock): Promise<TonStub & HttpNode> {
  const stub = await startTonStub(clock);
  const paths = pathsOf(stub.machine);
  const server = await startHttpNode(async (path, asked) => {
    try {
      const result = await paths[path]?.(asked);
      return path.startsWith('/api/v2/') ? { ok: true, result } : result;
    } catch (error) {
      if (!(error instanceof TonRefusal)) throw error;
      return new RawAnswer(500, JSON.stringify({ ok: false, error: error.message, code: 500 }));
    }
  });
  return { ...stub, ...server };
}

async function openFaucet(machine: TonMachine, chain: TonStub['chain']): Promise<TonStub['fund']> {
  const keyring = getKeyring('TON', 'regtest');
  const seed = seedPhraseToSeed(phrases[2]);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  await machine.give(address, 10n ** 15n);
  return async (to, amount) => {
    const fees = await chain.fees();
    if (fees.family !== 'ton') throw new Error(fees.family);
    const { balance, seqno } = await machine.stateOf(address);
    const built = keyring.buildTransfer({
      publicKey,
      account: 0,
      balance: toBaseUnits(balance),
      seqno: seqno ?? 0n,
      validUntil: machine.now + 300,
      recipient: to,
      amount: toBaseUnits(amount),
      isBounceable: false,
      memo: null,
      prices: fees.prices,
      token: null,
    });
    if (built.outcome !== 'built') throw new Error(built.outcome);
    const { raw, hash } = keyring.signTransfer(seed, built.plan);
    const sent = await chain.broadcast(raw);
    if (sent.outcome !== 'accepted') throw new Error(JSON.stringify(sent));
    return hash;
  };
}

type Asked = Readonly<Record<string, unknown>>;
type Path = (asked: Asked) => Promise<unknown>;

function pathsOf(machine: TonMachine): Readonly<Record<string, Path | undefined>> {
  const text = (value: unknown) => z.string().parse(value);
  const blockAt = (height: unknown) =>
    machine.blocks().find((block) => `${block.height}` === text(height));
  return {
    '/api/v2/getMasterchainInfo': async () => ({ init: { root_hash: machine.blocks()[0]?.hash } }),
    '/api/v2/getConfigParam': async ({ config_id }) => ({
      config: { bytes: machine.parameter(Number(config_id)) },
    }),
    '/api/v2/sendBocReturnHash': async ({ boc }) => {
      const sent = await machine.send(Buffer.from(text(boc), 'base64'));
      if ('refusal' in sent) throw new TonRefusal(sent.refusal);
      return { hash_norm: sent.hash.toString('base64') };
    },
    '/api/v3/masterchainInfo': async () => ({
      last: machine.blocks().slice(-1).map(showBlock)[0],
    }),
    '/api/v3/blocks': async ({ seqno, start_utime, end_utime, limit }) => {
      // The index sorts by time alone.
      if (start_utime !== undefined) {
        const since = machine.blocks().filter(({ time }) => time >= Number(start_utime));
        return { blocks: since.slice(0, Number(limit)).toReversed().map(showBlock) };
      }
      if (end_utime !== undefined) {
        const until = machine.blocks().filter(({ time }) => time <= Number(end_utime));
        return { blocks: until.slice(-Number(limit)).map(showBlock) };
      }
      const block = blockAt(seqno);
      return { blocks: block === undefined ? [] : [showBlock(block)] };
    },
    '/api/v3/transactionsByMasterchainBlock': async ({ seqno, limit, offset }) => {
      const block = blockAt(seqno);
      // An index answers the same for a block that it lacks.
      const all = block === undefined ? [] : [tickTockOf(block), ...block.transactions];
      return { transactions: all.slice(Number(offset), Number(offset) + Number(limit)) };
    },
    '/api/v3/transactionsByMessage': async ({ msg_hash }) => {
      const wanted = Buffer.from(text(msg_hash), 'hex').toString('base64');
      const all = machine.blocks().flatMap(({ transactions }) => transactions);
      return { transactions: all.filter((each) => cameBy(each, wanted)) };
    },
    '/api/v3/walletStates': async ({ address }) => {
      const wallets: object[] = [];
      for (const each of [address].flat().map(text)) {
        const { balance, status, seqno, lastTime } = await machine.stateOf(each);
        if (status === 'nonexist') continue;
        wallets.push({
          ...{ address: each.toUpperCase(), balance: `${balance}`, status },
          ...(seqno !== null && { seqno: Number(seqno) }),
          last_transaction_lt: `${lastTime}`,
        });
      }
      return { wallets };
    },
    '/api/v3/jetton/wallets': async () => ({ jetton_wallets: [] }),
  };
}

function showBlock({ height, hash, time }: TonBlock): object {
  return { seqno: height, root_hash: hash, gen_utime: `${time}`, tx_count: 1 };
}

/** Transaction of a contract of the masterchain, which runs in each block by itself. */
function tickTockOf({ height, time }: TonBlock): object {
  return {
    account: `-1:${'3'.repeat(64)}`,
    hash: createHash('sha256').update(`tick ${height}`).digest('base64'),
    mc_block_seqno: height,
    now: time,
    total_fees: '0',
    description: { type: 'tick_tock', aborted: false },
    in_msg: null,
    out_msgs: [],
    emulated: false,
  };
}

function cameBy(transaction: object, hash: string): boolean {
  const read = incoming.safeParse(transaction);
  return read.success && [read.data.in_msg.hash, read.data.in_msg.hash_norm].includes(hash);
}

const incoming = z.object({
  in_msg: z.object({ hash: z.string(), hash_norm: z.optional(z.string()) }),
});
