import { toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../../../test/loopback.ts';
import { manualClock } from '../../../../test/manual-clock.ts';
import { ChainFaultError, ChainUnavailableError } from '../../../chains/chain.ts';
import { spenderPhrase } from '../../../chains/chain-harness.conformance.ts';
import { checkTronNode } from './check-tron-node.ts';
import { createTronHttpChain } from './create-tron-http-chain.ts';
import { genesisHashes } from './genesis-hashes.ts';
import { createTronNode, type TronNode } from './tron-node.ts';

type Answers = Readonly<Record<string, unknown>>;
const nodeOf = (answers: Answers): TronNode => ({
  ask: async ({ method, schema }) => schema.parse(answers[method]),
});
const chainOf = (answers: Answers) =>
  createTronHttpChain({ network: 'TRX', chain: 'main', node: nodeOf(answers) });

const now = Date.parse('2026-01-01T00:00:00Z');
const blockOf = (timestamp: number, number?: number) => ({
  blockID: genesisHashes.main[0],
  block_header: { raw_data: { number, timestamp, parentHash: '00'.repeat(32) } },
});

describe('the check of a node', () => {
  const check = (newest: number, chain: 'main' | 'test' | 'regtest' = 'main') =>
    checkTronNode(nodeOf({ getblockbynum: blockOf(0), getnowblock: blockOf(newest, 70_000_000) }), {
      chain,
      clock: { now: () => now },
    });

  it('holds while its newest block is new', async () => {
    const minedAt = new Date(now - 6_000);
    const head = { height: 70_000_000, minedAt };
    expect(await check(minedAt.getTime())).toEqual({ outcome: 'ready', head });
    expect(await check(now - 300_000)).toMatchObject({ outcome: 'syncing' });
  });

  it.each(['test', 'regtest'] as const)('refuses the main chain for %s', async (chain) => {
    expect(await check(now, chain)).toMatchObject({ outcome: 'wrong-chain' });
  });
});

describe('a send', () => {
  const keyring = getKeyring('TRX');
  const seed = seedPhraseToSeed(spenderPhrase);
  const built = keyring.buildTransfer({
    publicKey: keyring.derivePublic(seed, 0).publicKey,
    balance: toBaseUnits(10n ** 9n),
    recipient: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    amount: toBaseUnits(10n ** 6n),
    token: null,
    terms: { kind: 'bandwidth', sunPerByte: 1_000n },
    reference: { height: 5, hash: 'ab'.repeat(32) },
    createdAtMs: now,
    expiresAtMs: now + 60_000,
  });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  const { raw, hash } = keyring.signTransfer(seed, built.plan);
  const send = (broadcasthex: object) => chainOf({ broadcasthex }).broadcast(raw);

  it('is not believed to be out under another hash than ours', async () => {
    const answer = { result: true, code: 'SUCCESS', txid: 'cd'.repeat(32) };
    await expect(send(answer)).rejects.toBeInstanceOf(ChainFaultError);
    expect(await send({ ...answer, txid: hash })).toEqual({ outcome: 'accepted' });
  });

  it.each(['SERVER_BUSY', 'NO_CONNECTION', 'BLOCK_UNSOLIDIFIED', undefined])(
    'says nothing of it that the node fails: %s',
    async (code) => {
      await expect(send({ result: false, code })).rejects.toBeInstanceOf(ChainUnavailableError);
    },
  );

  it.each([
    ['SIGERROR', 'Validate signature error'],
    ['TAPOS_ERROR', 'Tapos check error.'],
    ['BANDWITH_ERROR', 'Account resource insufficient error.'],
    ['CONTRACT_VALIDATE_ERROR', 'Contract validate error : balance is not sufficient.'],
    ['CONTRACT_VALIDATE_ERROR', 'Contract validate error : Invalid toAddress!'],
    ['TRANSACTION_EXPIRATION_ERROR', 'Transaction expired'],
    ['OTHER_ERROR', 'Something new'],
  ])('is not ended by a message: %s, %s', async (code, message) => {
    const rejected = { outcome: 'rejected', reason: `${code}: ${message}`, permanent: false };
    expect(await send({ code, message })).toEqual(rejected);
    // As the other call for the same writes it.
    const digits = Buffer.from(message).toString('hex');
    expect(await send({ code, message: digits })).toEqual(rejected);
  });

  it('is known when the node has it', async () => {
    expect(await send({ code: 'DUP_TRANSACTION_ERROR', message: 'Dup transaction.' })).toEqual({
      outcome: 'already-known',
    });
  });

  it('with one bit flipped does not reach the node', async () => {
    const flipped = Uint8Array.from(raw, (byte, at) => (at === 30 ? byte ^ 1 : byte));
    expect(await chainOf({}).broadcast(flipped)).toMatchObject({
      outcome: 'rejected',
      permanent: true,
    });
  });
});

describe('answers that cannot be true', () => {
  const other = { txID: 'cd'.repeat(32), raw_data_hex: '', raw_data: { contract: [order()] } };
  it.each([
    ['another waiting transaction', { gettransactionfrompending: other }],
    [
      'another outcome',
      { gettransactionfrompending: {}, gettransactioninfobyid: { id: 'cd'.repeat(32) } },
    ],
  ])('%s than was asked for', async (_, answers) => {
    await expect(chainOf(answers).find('ab'.repeat(32))).rejects.toBeInstanceOf(ChainFaultError);
  });

  it('another block than was asked for', async () => {
    await expect(chainOf({ getblockbynum: blockOf(now, 6) }).blockAt(7)).rejects.toBeInstanceOf(
      ChainFaultError,
    );
  });

  it('a price that nobody can mean', async () => {
    const chainParameter = [{ key: 'getTransactionFee', value: 10 ** 12 }];
    await expect(chainOf({ getchainparameters: { chainParameter } }).fees()).rejects.toBeInstanceOf(
      ChainFaultError,
    );
  });

  it('a block whose outcomes are held back is asked for again', async () => {
    const block = { ...blockOf(now, 7), transactions: [other] };
    const answers = { getblockbynum: block, gettransactioninfobyblocknum: [] };
    await expect(chainOf(answers).blockAt(7)).rejects.toBeInstanceOf(ChainUnavailableError);
  });
});

it.each([
  ['an exception', 200, '{"Error":"class org.tron.core.exception.BadItemException : no"}'],
  ['a failure', 503, '{}'],
])('a node that answers with %s says nothing', async (_, status, text) => {
  const server = await listenOnLoopback(() => (_request, response) => {
    response.writeHead(status).end(text);
  });
  const node = createTronNode({ url: server.origin, clock: manualClock() });
  const chain = createTronHttpChain({ network: 'TRX', chain: 'main', node });
  await expect(chain.blockAt(7)).rejects.toBeInstanceOf(ChainUnavailableError);
  await server.close();
});

function order() {
  return { type: 'TransferContract', parameter: { value: {} } };
}
