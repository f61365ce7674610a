import { toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { describe, expect, it } from 'vitest';
import { answerRpc } from '../../../../test/answer-rpc.ts';
import { withSingleCalls } from '../../../../test/single-calls.ts';
import { afterCheck } from '../../../chains/after-check.ts';
import { ChainFaultError, ChainUnavailableError } from '../../../chains/chain.ts';
import { spenderPhrase } from '../../../chains/chain-harness.conformance.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { fromShown, merkleRootOver, shownHash } from '../block-proof.ts';
import { checkCoreNode } from './check-core-node.ts';
import { createCoreRpcChain } from './create-core-rpc-chain.ts';
import { genesisHashes } from './genesis-hashes.ts';

// The first block of Bitcoin, as every node shows it.
const block =
  '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c' +
  '0101000000010000000000000000000000000000000000000000000000000000000000000000ffffffff4d04ffff001d0104455468652054696d65732030332f4a616e2f32303039204368616e63656c6c6f72206f6e206272696e6b206f66207365636f6e64206261696c6f757420666f722062616e6b73ffffffff0100f2052a01000000434104678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f35504e51ec112de5c384df7ba0b8d578a4c702b6bf11d5fac00000000';
const firstHash = genesisHashes.BTC?.main ?? '';
const coinbase = block.slice(162);
const coinbaseHash = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b';

type Answers = Readonly<Record<string, unknown>>;

function rpcOf(answers: Answers): JsonRpc {
  return {
    call: async (request) => {
      const answer = answers[request.method];
      if (answer instanceof Error) throw answer;
      return answerRpc(request, answer);
    },
  };
}
const chainOf = (answers: Answers) =>
  createCoreRpcChain({ network: 'BTC', chain: 'main', rpc: rpcOf(answers), clock: Date });
const swap = (text: string, from: string, to: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe('a block', () => {
  const ask = (raw: string, hash = firstHash) =>
    chainOf({ getblockhash: hash, getblock: raw }).blockAt(0);

  it('is read from its bytes', async () => {
    expect(await ask(block)).toMatchObject({
      height: 0,
      hash: firstHash,
      parentHash: '0'.repeat(64),
      minedAt: new Date('2009-01-03T18:15:05Z'),
      transactions: [
        { hash: coinbaseHash, spends: [], transfers: [{ to: null, value: 5_000_000_000n }] },
      ],
    });
  });

  it.each([
    ['another block', block, 'ab'.repeat(32)],
    ['a changed amount', swap(block, '00f2052a01', '00f2052a02'), firstHash],
    ['a changed header', swap(block, '29ab5f49', '2aab5f49'), firstHash],
    ['half a block', block.slice(0, 300), firstHash],
    ['a block without transactions', `${block.slice(0, 160)}00`, firstHash],
    ['more transactions than bytes', `${block.slice(0, 160)}feffffffff`, firstHash],
  ])('is not believed when the node shows %s', async (_, raw, hash) => {
    await expect(ask(raw, hash)).rejects.toBeInstanceOf(ChainFaultError);
  });

  it('is not believed when its last transaction is repeated under the Merkle root (CVE-2012-2459)', async () => {
    const [first, second, third] = ['00', '01', '02'].map((time) =>
      Buffer.from(`${coinbase.slice(0, -8)}${time}000000`, 'hex'),
    );
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('There are three transactions.');
    const header = Buffer.from(block.slice(0, 160), 'hex');
    const honest = [first, second, third];
    fromShown(merkleRootOver(honest.map(shownHash))).copy(header, 36);
    const show = (transactions: readonly Buffer[]) =>
      ask(
        Buffer.concat([header, Buffer.of(transactions.length), ...transactions]).toString('hex'),
        shownHash(header),
      );
    expect((await show(honest))?.transactions).toHaveLength(3);
    await expect(show([...honest, third])).rejects.toBeInstanceOf(ChainFaultError);
  });
});

describe('a transaction', () => {
  it.each([
    ['another hash', 'ab'.repeat(32), coinbase],
    ['changed bytes', coinbaseHash, swap(coinbase, '00f2052a01', '00f2052a02')],
    ['no transaction', coinbaseHash, '0100'],
  ])('is not believed when it is found with %s', async (_, hash, hex) => {
    const chain = chainOf({ getrawtransaction: { hex } });
    await expect(chain.find(hash)).rejects.toBeInstanceOf(ChainFaultError);
  });

  it('is not believed when it waits under another hash', async () => {
    const chain = chainOf({ getrawmempool: ['ab'.repeat(32)], getrawtransaction: coinbase });
    await expect(chain.mempool()).rejects.toBeInstanceOf(ChainFaultError);
  });

  it('is left out when it waits no more', async () => {
    const gone = new JsonRpcError(-5, 'No such mempool transaction');
    const chain = chainOf({ getrawmempool: [coinbaseHash], getrawtransaction: gone });
    expect(await chain.mempool()).toEqual([]);
  });
});

describe('a broadcast', () => {
  const keyring = getKeyring('BTC');
  const seed = seedPhraseToSeed(spenderPhrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const utxo = { hash: 'ab'.repeat(32), index: 0, value: toBaseUnits(50_000n) } as const;
  const built = keyring.buildTransfer({
    publicKey,
    utxos: [{ ...utxo, branch: 0, addressIndex: 0 }],
    recipient: keyring.addressAt(publicKey, { branch: 0, addressIndex: 1 }),
    amount: 'max',
    satPerKvb: 1_000n,
    changeIndex: 0,
  });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  const { raw, hash } = keyring.signTransfer(seed, built.plan);
  const unknown = new JsonRpcError(-5, 'No such transaction');
  const send = (sendrawtransaction: unknown) =>
    chainOf({ getrawtransaction: unknown, sendrawtransaction }).broadcast(raw);

  it('is accepted under our own hash alone', async () => {
    expect(await send(hash)).toEqual({ outcome: 'accepted' });
    await expect(send('ab'.repeat(32))).rejects.toBeInstanceOf(ChainFaultError);
  });

  it.each([
    [-27, 'Transaction already in block chain', { outcome: 'already-known' }],
    [-26, 'dust', { outcome: 'rejected', reason: 'dust', permanent: false }],
  ])('that is answered %i %s', async (code, message, result) => {
    expect(await send(new JsonRpcError(code, message))).toMatchObject(result);
  });

  it('is not ended by any text of a node', async () => {
    const texts = [
      ...['bad-txns-inputs-missingorspent', 'txn-mempool-conflict', 'Missing inputs'],
      ...['mandatory-script-verify-flag-failed (Signature must be zero)', 'bad-txns-in-belowout'],
      ...['TX decode failed', 'min relay fee not met, 1 < 141', 'anything at all', ''],
    ];
    for (const code of [-22, -25, -26])
      for (const text of texts)
        expect(await send(new JsonRpcError(code, text))).toEqual({
          ...{ outcome: 'rejected', reason: text, permanent: false },
        });
  });

  it('is open while the node is busy with itself', async () => {
    const busy = new JsonRpcError(-28, 'Loading block index…');
    await expect(send(busy)).rejects.toBeInstanceOf(ChainUnavailableError);
  });
});

describe('fees', () => {
  const feesFor = (feerate: number, minimum = 0.00001) =>
    chainOf({
      getmempoolinfo: { mempoolminfee: minimum, minrelaytxfee: 0.00001 },
      estimatesmartfee: { feerate },
    }).fees();

  it.each([
    ['as they are', 0.00012345, 0.00001, 12_345n],
    ['not below the least that a full mempool takes', 0.00002, 0.00003001, 3_001n],
    ['not below what nodes relay', 0.000001, 0, 1_000n],
    ['not above a bound', 5, 0.00001, 1_000_000n],
  ])('are taken %s', async (_, rate, minimum, satPerKvb) => {
    expect(await feesFor(rate, minimum)).toEqual({
      family: 'utxo',
      low: satPerKvb,
      medium: satPerKvb,
      high: satPerKvb,
    });
  });

  it.each([-1, 1e6, Number.MAX_VALUE])('are not believed at %d', async (rate) => {
    await expect(feesFor(rate)).rejects.toThrow();
  });
});

describe('a transaction with its ancestors', () => {
  const measure = (entry: unknown) =>
    chainOf({ getmempoolentry: entry }).measurePackage?.(coinbaseHash);
  const entry = (ancestor: number, ancestorsize = 251) => ({ ancestorsize, fees: { ancestor } });

  it.each([
    [0.00002307, 2_307n],
    [0.1 + 0.2, 30_000_000n],
    [0, 0n],
  ])('is measured exactly at %d coins', async (ancestor, fee) => {
    expect(await measure(entry(ancestor))).toEqual({ vsize: 251n, fee });
  });

  it('is none where the node does not have it', async () => {
    expect(await measure(new JsonRpcError(-5, 'Transaction not in mempool'))).toBeNull();
  });

  it.each([
    ['a negative fee', entry(-0.00001)],
    ['more than anyone pays', entry(1_001)],
    ['no size', entry(0.00001, 0)],
    ['half a byte', entry(0.00001, 140.5)],
  ])('is not believed at %s', async (_, answer) => {
    await expect(measure(answer)).rejects.toThrow();
  });
});

describe('the check of a node', () => {
  const ready: Answers = {
    getblockhash: firstHash,
    getindexinfo: { txindex: { synced: true } },
    getblockchaininfo: {
      blocks: 7,
      headers: 7,
      bestblockhash: coinbaseHash,
      initialblockdownload: false,
    },
    getblockheader: { height: 7, confirmations: 1, time: 1_231_006_505 },
  };
  const check = (answers: Answers) =>
    checkCoreNode(rpcOf({ ...ready, ...answers }), { network: 'BTC', chain: 'main' });
  const info = (changes: Answers) => ({
    getblockchaininfo: { ...Object(ready['getblockchaininfo']), ...changes },
  });

  it('passes when all is there', async () => {
    const head = { height: 7, minedAt: new Date('2009-01-03T18:15:05Z') };
    expect(await check({})).toEqual({ outcome: 'ready', head });
  });

  it.each([
    ['syncing', 'it has headers without blocks', info({ headers: 8 })],
    ['syncing', 'it downloads', info({ initialblockdownload: true })],
    ['syncing', 'its index is not finished', { getindexinfo: { txindex: { synced: false } } }],
    ['wrong-chain', 'it has no index', { getindexinfo: {} }],
    ['wrong-chain', 'it has another first block', { getblockhash: 'ab'.repeat(32) }],
  ])('says %s when %s', async (outcome, _, answers) => {
    expect(await check(answers)).toMatchObject({ outcome });
  });

  it('comes before any question, and again after the node was away', async () => {
    let isRight = false;
    let isThere = true;
    const asked: string[] = [];
    const head = { height: 0, minedAt: new Date(0) };
    const inner = rpcOf({ getblockhash: firstHash, getblock: block });
    const rpc = afterCheck(
      withSingleCalls({
        call: (request) => {
          asked.push(request.method);
          return isThere ? inner.call(request) : Promise.reject(new ChainUnavailableError());
        },
      }),
      {
        name: 'The node',
        check: async () =>
          isRight
            ? { outcome: 'ready', head }
            : { outcome: 'wrong-chain', found: 'one', wanted: 'another' },
      },
    );
    const chain = createCoreRpcChain({ network: 'BTC', chain: 'main', rpc, clock: Date });
    await expect(chain.blockAt(0)).rejects.toThrow('The node has one in place of another.');
    expect(asked).toEqual([]);
    isRight = true;
    expect(await chain.blockAt(0)).not.toBeNull();
    isThere = false;
    await expect(chain.blockAt(0)).rejects.toBeInstanceOf(ChainUnavailableError);
    isThere = true;
    isRight = false;
    await expect(chain.blockAt(0)).rejects.toBeInstanceOf(ChainFaultError);
  });
});
