import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Anvil, findAnvil, startAnvil } from '../../../../test/anvil.ts';
import { manualClock } from '../../../../test/manual-clock.ts';
import { ChainFaultError, ChainUnavailableError } from '../../../chains/chain.ts';
import { createJsonRpc } from '../../../chains/create-json-rpc.ts';
import { describeChain } from '../../chain.conformance.ts';
import { checkEvmNode } from './check-evm-node.ts';
import { createEvmRpcChain } from './create-evm-rpc-chain.ts';

const anvil = findAnvil();
if (anvil === null) process.stdout.write('Skipped: anvil has no program here.\n');

describe.runIf(anvil !== null)('a node of Ethereum', () => {
  const running: Anvil[] = [];
  const start = async (network: 'ETH' | 'BSC'): Promise<Anvil> => {
    const node = await startAnvil(anvil ?? '', network);
    running.push(node);
    return node;
  };
  afterEach(async () => {
    for (const node of running.splice(0)) await node.stop();
  });

  describeChain('anvil as Ethereum', 'ETH', () => start('ETH'));
  describeChain('anvil as BNB Smart Chain', 'BSC', () => start('BSC'));

  it('is refused when it is on another chain', async () => {
    const { rpc } = await start('ETH');
    expect(await checkEvmNode(rpc, { network: 'ETH', chain: 'regtest' })).toMatchObject({
      outcome: 'ready',
    });
    expect(await checkEvmNode(rpc, { network: 'ETH', chain: 'main' })).toEqual({
      outcome: 'wrong-chain',
      found: 'chain id 31337',
      wanted: 'chain id 1',
    });
  });
});

describe('a node that fails', () => {
  let server: Server;
  let answer: (method: string) => unknown = () => null;
  const url = () => {
    const address = server.address();
    return `http://user:hunter2@127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  };
  const chainOf = () =>
    createEvmRpcChain({
      network: 'ETH',
      chain: 'main',
      rpc: createJsonRpc({ url: url(), clock: manualClock() }),
    });
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        const { method, id } = JSON.parse(Buffer.concat(chunks).toString());
        const result = answer(method);
        response.end(typeof result === 'string' ? result : JSON.stringify({ id, result }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('shows another transaction than it was asked for: nothing of it is believed', async () => {
    const transaction = {
      hash: `0x${'22'.repeat(32)}`,
      from: `0x${'01'.repeat(20)}`,
      to: null,
      nonce: '0x0',
      value: '0x0',
      input: '0x',
      gas: '0x5208',
      gasPrice: '0x1',
    };
    answer = () => transaction;
    await expect(chainOf().find(`0x${'11'.repeat(32)}`)).rejects.toBeInstanceOf(ChainFaultError);
  });

  it.each([
    ['nothing that the method has', () => ({ number: -1 })],
    ['half an answer', () => '{"id":1,"resul'],
    ['a page', () => '<html>502</html>'],
  ])('answers %s: unavailable, and its password stays unsaid', async (_, given) => {
    answer = given;
    const failure = await chainOf()
      .head()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChainUnavailableError);
    expect(JSON.stringify([String(failure), failure])).not.toContain('hunter2');
  });

  const header = (height: number) => ({
    number: `0x${height.toString(16)}`,
    hash: `0x${'22'.repeat(32)}`,
    parentHash: `0x${'11'.repeat(32)}`,
    timestamp: '0x6',
  });
  const someone = `0x${'01'.repeat(20)}`;

  it.each([
    ['below zero', '-0x1'],
    ['that is a number', -1],
    ['of nothing', '0x'],
    ['beyond 256 bits', `0x1${'00'.repeat(32)}`],
    ['that is null', null],
  ])('probes a balance %s: nothing of it is believed', async (_, balance) => {
    answer = (method) =>
      method === 'eth_getBalance' ? JSON.stringify({ id: 1, result: balance }) : header(0);
    await expect(chainOf().probe?.([someone])).rejects.toBeInstanceOf(ChainFaultError);
  });

  it('shows another block than the final one: no balance of it is believed', async () => {
    answer = (method) => (method === 'eth_getBalance' ? '{"id":1,"result":"0x5"}' : header(40));
    await expect(chainOf().probe?.([someone])).rejects.toBeInstanceOf(ChainFaultError);
  });

  it('has no balances of a final block any more: unavailable', async () => {
    answer = (method) =>
      method === 'eth_getBlockByNumber'
        ? header(0)
        : '{"id":1,"error":{"code":-32000,"message":"missing trie node"}}';
    const failure = await chainOf()
      .probe?.([someone])
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChainUnavailableError);
    expect(failure).not.toBeInstanceOf(ChainFaultError);
  });

  it('refuses the balance of a token: unavailable, and not a balance of zero', async () => {
    answer = (method) => {
      if (method === 'eth_getBlockByNumber') return header(0);
      if (method === 'eth_getBalance') return '{"id":1,"result":"0x5"}';
      return '{"id":1,"error":{"code":-32000,"message":"execution reverted"}}';
    };
    await expect(chainOf().probe?.([someone])).rejects.toBeInstanceOf(ChainUnavailableError);
  });

  it.each(['0x', `0x${'AB'.repeat(32)}`])(
    'names the hash of requests %s: it is read',
    async (requestsHash) => {
      answer = () => ({ ...header(40), requestsHash });
      expect(await chainOf().head()).toMatchObject({ height: 40 });
    },
  );

  it.each([
    ['none', {}],
    ['nothing', { requestsHash: null }],
    ['no hash', { requestsHash: '0x' }],
  ])('names %s of the requests of a block: it delegates no addresses', async (_, given) => {
    answer = () => ({ ...header(40), ...given });
    expect(await chainOf().loadCodes?.([someone])).toBeNull();
  });

  it('refuses the code of an address: unavailable, and not from before the upgrade', async () => {
    answer = (method) =>
      method === 'eth_getBlockByNumber'
        ? { ...header(40), requestsHash: `0x${'33'.repeat(32)}` }
        : '{"id":1,"error":{"code":-32005,"message":"limit exceeded"}}';
    await expect(chainOf().loadCodes?.([someone])).rejects.toBeInstanceOf(ChainUnavailableError);
  });

  it('is not there: unavailable', async () => {
    const rpc = createJsonRpc({ url: 'http://user:hunter2@127.0.0.1:1', clock: manualClock() });
    const chain = createEvmRpcChain({ network: 'ETH', chain: 'main', rpc });
    const failure = await chain.head().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChainUnavailableError);
    expect(String(failure)).not.toContain('hunter2');
  });
});
