import { type TokenDefinition, toBaseUnits, tokensOf } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { Address, beginCell, Cell } from '@ton/core';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listenOnLoopback } from '../../../../test/loopback.ts';
import { manualClock } from '../../../../test/manual-clock.ts';
import { ChainFaultError, ChainUnavailableError } from '../../../chains/chain.ts';
import { spenderPhrase } from '../../../chains/chain-harness.conformance.ts';
import { nothingSent } from '../../../chains/sent-transactions.ts';
import { checkTonNode, zeroStates } from './check-ton-node.ts';
import { createToncenterChain } from './create-toncenter-chain.ts';
import { createTonNode, type TonNode, TonRefusal } from './ton-node.ts';

type Answers = Readonly<Record<string, unknown>>;
const now = Date.parse('2026-01-01T00:00:00Z');
const blockHash = Buffer.alloc(32, 7).toString('base64');
const headAt = (time: number) => ({
  last: { seqno: 70, root_hash: blockHash, gen_utime: `${time / 1_000}` },
});
const nodeOf = (answers: Answers): TonNode => ({
  ask: async ({ path, schema }) => {
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return schema.parse(answer);
  },
});
const chainOf = (answers: Answers) =>
  createToncenterChain({ network: 'TON', chain: 'main', sent: nothingSent, node: nodeOf(answers) });

const keyring = getKeyring('TON');
const seed = seedPhraseToSeed(spenderPhrase);
const { publicKey } = keyring.derivePublic(seed, 0);
const alice = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });

describe('the check of a node', () => {
  const check = (root_hash: string, time: number, chain: 'main' | 'test' | 'regtest' = 'main') =>
    checkTonNode(
      nodeOf({
        '/api/v2/getMasterchainInfo': { init: { root_hash } },
        '/api/v3/masterchainInfo': headAt(time),
      }),
      { chain, clock: { now: () => now } },
    );

  it('holds while the newest block of the index is new', async () => {
    const head = { height: 70, minedAt: new Date(now - 5_000) };
    expect(await check(zeroStates.main, now - 5_000)).toEqual({ outcome: 'ready', head });
    expect(await check(zeroStates.main, now - 300_000)).toMatchObject({ outcome: 'syncing' });
    expect(await check(zeroStates.test, now, 'test')).toMatchObject({ outcome: 'ready' });
    expect(await check('its own', now - 300_000, 'regtest')).toMatchObject({ outcome: 'ready' });
  });

  it.each(['test', 'regtest'] as const)('refuses the main chain for %s', async (chain) => {
    expect(await check(zeroStates.main, now, chain)).toMatchObject({ outcome: 'wrong-chain' });
  });
});

describe('a send', () => {
  const prices = { lumpPrice: 400_000n, bitPrice: 26_214_400n, cellPrice: 2_621_440_000n };
  const built = keyring.buildTransfer({
    publicKey,
    account: 0,
    balance: toBaseUnits(10n ** 10n),
    seqno: 4n,
    validUntil: now / 1_000 + 60,
    recipient: alice,
    amount: toBaseUnits(10n ** 9n),
    isBounceable: false,
    memo: null,
    prices: { gasPrice: 400n, basechain: prices, masterchain: prices },
    token: null,
  });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  const { raw } = keyring.signTransfer(seed, built.plan);
  const send = (answer: unknown) =>
    chainOf({
      '/api/v2/sendBocReturnHash': answer,
      '/api/v3/transactionsByMessage': { transactions: [] },
    }).broadcast(raw);
  // As liteservers write it.
  const refusal = (code: number) =>
    new TonRefusal(
      `LITE_SERVER_UNKNOWN: cannot apply external message to current state : External message was not accepted\nCannot run message on account: inbound external message rejected by transaction ${'0F'.repeat(32)}:\nexitcode=${code}, steps=13, gas_used=0\nVM Log (truncated): …`,
    );
  const rejected = (code: number) => ({
    outcome: 'rejected',
    reason: `cannot apply external message to current state : inbound external message rejected by transaction: exitcode=${code}`,
    permanent: false,
  });

  it('is not believed to be out under another hash than ours', async () => {
    await expect(send({ hash_norm: blockHash })).rejects.toBeInstanceOf(ChainFaultError);
  });

  it.each([33, 34, 35, 36, -13])('is not ended by exit code %i', async (code) => {
    expect(await send(refusal(code))).toEqual(rejected(code));
  });

  it('may pass later where the wallet cannot pay for looking at it', async () => {
    const said = 'cannot apply external message to current state : not enough for import fees';
    expect(await send(new TonRefusal(`LITE_SERVER_UNKNOWN: ${said}\nmore`))).toEqual({
      outcome: 'rejected',
      reason: said,
      permanent: false,
    });
  });

  it.each([
    'LITE_SERVER_NETWORK: timeout',
    'LITE_SERVER_UNKNOWN: cannot apply external message to current state : duplicate message',
    'too many external messages to address 0:11',
  ])('is not validated by %s', async (said) => {
    const failure = send(new TonRefusal(said));
    await expect(failure).rejects.toBeInstanceOf(ChainUnavailableError);
    await expect(failure).rejects.not.toBeInstanceOf(ChainFaultError);
  });
});

describe('where a jetton is kept', () => {
  const [token = missing()] = tokensOf('TON');
  const holding = new Address(0, Buffer.alloc(32, 5));
  const simulate = (answer: object, asked: (body: unknown) => void = () => {}) =>
    createToncenterChain({
      sent: nothingSent,
      network: 'TON',
      chain: 'main',
      node: {
        ask: async ({ body, schema }) => {
          asked(body);
          return schema.parse(answer);
        },
      },
    }).simulateTransfer?.({ token, from: alice, to: null, value: toBaseUnits(1n) });

  it('is asked of its issuer', async () => {
    const value = beginCell().storeAddress(holding).endCell().toBoc().toString('base64');
    let asked: unknown;
    const answer = { exit_code: 0, stack: [{ type: 'cell', value }] };
    const simulated = await simulate(answer, (body) => {
      asked = body;
    });
    expect(simulated).toEqual({
      work: 38_700_000n,
      holding: holding.toString({ bounceable: false }),
    });
    const read = z
      .object({ address: z.string(), stack: z.tuple([z.object({ value: z.string() })]) })
      .parse(asked);
    expect(Address.parse(read.address).equals(Address.parse(token.contract))).toBe(true);
    const [slice = new Cell()] = Cell.fromBoc(Buffer.from(read.stack[0].value, 'base64'));
    expect(slice.beginParse().loadAddress().equals(Address.parse(alice))).toBe(true);
  });

  it.each([
    ['nothing', { exit_code: 11, stack: [] }],
    ['a number', { exit_code: 0, stack: [{ type: 'num', value: '0x1' }] }],
  ])('is not known where its issuer answers %s', async (_, answer) => {
    await expect(simulate(answer)).rejects.toBeInstanceOf(ChainUnavailableError);
  });
});

describe('an address', () => {
  const load = (wallets: readonly object[]) =>
    chainOf({ '/api/v3/walletStates': { wallets } }).loadAccount?.(alice);

  it('that is no wallet counts nothing, and one that is nothing yet begins at 0', async () => {
    expect(await load([{ balance: '7', status: 'active' }])).toEqual({
      balance: 7n,
      nonce: null,
      isActivated: true,
    });
    expect(await load([{ balance: '7', status: 'uninit' }])).toMatchObject({
      nonce: 0n,
      isActivated: false,
    });
    expect(await load([])).toEqual({ balance: 0n, nonce: 0n, isActivated: false });
  });
});

describe('a survey', () => {
  const [token = missing(), other = missing()] = tokensOf('TON');
  const block = (seqno: number) => ({
    last: { seqno, root_hash: Buffer.alloc(32, seqno).toString('base64'), gen_utime: '1700000000' },
  });
  const survey = () => {
    const owner = Address.parse(alice).toRawString();
    const rawOf = ({ contract }: TokenDefinition) => Address.parse(contract).toRawString();
    const answers: Readonly<Record<string, (jetton?: string) => object>> = {
      '/api/v3/masterchainInfo': () => block(2),
      '/api/v3/walletStates': () => ({
        wallets: [{ address: owner, balance: '7', status: 'active' }],
      }),
      '/api/v3/jetton/wallets': (jetton) => ({
        jetton_wallets: [
          { owner, jetton: rawOf(token), balance: '5' },
          { owner, jetton: rawOf(other), balance: '6' },
          { owner, jetton: `0:${'ab'.repeat(32)}`, balance: '9' },
        ].filter((each) => each.jetton.startsWith('0:ab') || each.jetton === jetton),
      }),
    };
    const node: TonNode = {
      ask: async ({ path, query = [], schema }) => {
        const asked = new Map(query);
        return schema.parse(answers[path]?.(asked.get('jetton_address')));
      },
    };
    return createToncenterChain({
      network: 'TON',
      chain: 'main',
      sent: nothingSent,
      node,
    }).survey?.([alice]);
  };

  it('has the jettons that we know, as of the head', async () => {
    expect(await survey()).toEqual({
      kind: 'holdings',
      at: { height: 2, hash: '02'.repeat(32) },
      holdings: [
        { address: alice, tokenId: null, value: 7n },
        { address: alice, tokenId: token.id, value: 5n },
        { address: alice, tokenId: other.id, value: 6n },
      ],
    });
  });
});

describe('prices', () => {
  const fees = (cell: Cell) =>
    chainOf({
      '/api/v2/getConfigParam': { config: { bytes: cell.toBoc().toString('base64') } },
    }).fees();

  it.each([
    ['of another kind', beginCell().storeUint(0xea, 8).storeUint(1, 64).endCell()],
    ['of nothing', beginCell().storeUint(0xde, 8).storeUint(0, 64).endCell()],
    [
      'that nobody can mean',
      beginCell()
        .storeUint(0xde, 8)
        .storeUint(2n ** 60n, 64)
        .endCell(),
    ],
    ['that end too early', beginCell().storeUint(0xde, 8).endCell()],
  ])('are not believed: %s', async (_, cell) => {
    await expect(fees(cell)).rejects.toBeInstanceOf(ChainFaultError);
  });
});

describe('over HTTP', () => {
  const ask = async (status: number, text: string) => {
    const server = await listenOnLoopback(() => (request, response) => {
      const key = request.headers['x-api-key'];
      response.writeHead(status).end(text.replace('{key}', `${key}`));
    });
    const node = createTonNode({
      url: server.origin.replace('://', '://key@'),
      clock: manualClock(),
    });
    const schema = z.object({ a: z.string() });
    return node.ask({ path: '/api/v2/x', schema }).finally(() => server.close());
  };

  it('what is around an answer is taken off, and the key is in its header', async () => {
    expect(await ask(200, '{"ok":true,"result":{"a":"{key}"}}')).toEqual({ a: 'key' });
    expect(await ask(200, '{"a":"{key}"}')).toEqual({ a: 'key' });
  });

  it.each([
    ['a refusal', 500, '{"ok":false,"error":"why not","code":500}', TonRefusal],
    ['a failure', 503, '{}', ChainUnavailableError],
    ['something else', 200, '{"b":1}', ChainFaultError],
  ])('%s is told apart', async (_, status, text, kind) => {
    await expect(ask(status, text)).rejects.toBeInstanceOf(kind);
  });
});

function missing(): never {
  throw new Error('There is no token.');
}
