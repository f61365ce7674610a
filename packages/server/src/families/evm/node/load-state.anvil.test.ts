import { type Hex, keccak256 } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Anvil, findAnvil, startAnvil } from '../../../../test/anvil.ts';
import { hashOfNoCode, hashOfNone, loadCodeHashes, loadState, noDigest } from './load-state.ts';

const anvil = findAnvil();
const hex = z.templateLiteral(['0x', z.string()]);
const header = z.object({
  ...{ number: z.string(), hash: z.string(), parentHash: z.string(), timestamp: z.string() },
});

describe.skipIf(anvil === null)('state of accounts that anvil tells in one call', () => {
  let node: Anvil;
  let people: readonly Hex[];
  beforeAll(async () => {
    node = await startAnvil(anvil ?? '', 'ETH');
    people = await call('eth_accounts', [], z.array(hex));
    await node.mine(3);
  });
  afterAll(() => node.stop());

  const call = <T>(
    method: string,
    params: readonly unknown[],
    schema: z.ZodMiniType<T> = z.any(),
  ): Promise<T> => node.rpc.call({ method, params, schema });
  /** Asks with the gas that a node allows. */
  const withGas = (gas: number): Anvil['rpc'] => ({
    ...node.rpc,
    call: ({ params: [asked, ...rest] = [], ...request }) =>
      node.rpc.call({
        ...request,
        params: [{ ...z.parse(z.looseObject({}), asked), gas: hexOf(BigInt(gas)) }, ...rest],
      }),
  });
  const blockAt = (place: string) => call('eth_getBlockByNumber', [place, false], header);
  const who = (at: number): Hex => people[at] ?? '0x';
  const pay = (from: number, to: Hex, value: bigint, price = 2_000_000_000n) =>
    call('eth_sendTransaction', [
      { from: who(from), to, value: hexOf(value), gas: '0x5208', gasPrice: hexOf(price) },
    ]);
  const hexOf = (value: bigint) => `0x${value.toString(16)}`;
  const load = async (addresses: readonly string[], digest = noDigest) => {
    const { hash: blockHash, number } = await blockAt('latest');
    return loadState(node.rpc, { blockHash, first: Number(number) - 2, addresses, digest });
  };
  const codesOf = async (...addresses: readonly string[]) => {
    const { hash: blockHash, number } = await blockAt('latest');
    return loadCodeHashes(node.rpc, { blockHash, first: Number(number) - 2, addresses });
  };
  const digestOf = async (...addresses: readonly string[]) => (await load(addresses))?.digest;

  it('names the block, and the hashes below it', async () => {
    const head = await blockAt('latest');
    const below = await blockAt(hexOf(BigInt(head.number) - 1n));
    const told = {
      ...{ height: Number(head.number), time: Number(head.timestamp) },
      hashes: [below.parentHash, head.parentHash],
    };
    expect(await load(people)).toMatchObject(told);
    expect(await codesOf(...people)).toMatchObject(told);
  });

  it('is the same until coins come or a transaction is sent', async () => {
    const [quiet, paid, payer] = [who(5), who(6), who(7)];
    const [before, beforePaid, beforePayer] = [
      await digestOf(quiet),
      await digestOf(quiet, paid),
      await digestOf(quiet, payer),
    ];
    await pay(7, paid, 1n);
    await node.mine(1);
    expect(await digestOf(quiet)).toBe(before);
    expect(await digestOf(quiet, paid)).not.toBe(beforePaid);
    expect(await digestOf(quiet, payer)).not.toBe(beforePayer);
  });

  it('is another one where exactly as much was sent as came', async () => {
    const address = who(8);
    const price = 3_000_000_000n;
    await pay(9, address, 50_000n + 21_000n * price);
    await node.mine(1);
    const balance = await call('eth_getBalance', [address, 'latest']);
    const before = await digestOf(address);
    await pay(9, address, 50_000n + 21_000n * price);
    await pay(8, who(9), 50_000n, price);
    await node.mine(1);
    expect(await call('eth_getBalance', [address, 'latest'])).toBe(balance);
    expect(await digestOf(address)).not.toBe(before);
  });

  it('is told of accounts that were never used, in their order', async () => {
    const [one, other] = [`0x${'0a'.repeat(20)}`, `0x${'0b'.repeat(20)}`];
    expect(await digestOf(one, other)).toBeDefined();
    expect(await digestOf(one, other)).not.toBe(await digestOf(other, one));
  });

  it('is told of 1,250 accounts with the gas that geth allows, and whether 12,500 are used', async () => {
    const rpc = withGas(50_000_000);
    const many = Array.from({ length: 12_500 }, (_, at) => `0x${`${at}`.padStart(40, 'd')}`);
    const { hash: blockHash, number } = await blockAt('latest');
    const wanted = { blockHash, first: Number(number) };
    const some = { ...wanted, addresses: many.slice(0, 1_250), digest: noDigest };
    expect(await loadState(rpc, some)).not.toBeNull();
    const codes = await loadCodeHashes(rpc, { ...wanted, addresses: many });
    expect(codes?.codeHashes).toHaveLength(12_500);
    expect(await loadState(rpc, { ...some, addresses: many.slice(0, 1_500) })).toBeNull();
  });

  it('is the same in parts, each of which begins with the digest of the one before', async () => {
    const [first, second] = [people.slice(0, 3), people.slice(3)];
    const before = await load(first);
    expect(before?.digest).not.toBe((await load(people))?.digest);
    expect((await load(second, before?.digest))?.digest).toBe((await load(people))?.digest);
  });

  it('is that of the block which is asked for, and of no block that the node does not have', async () => {
    const { hash: blockHash, number } = await blockAt('latest');
    const first = Number(number) - 1;
    const before = await loadState(node.rpc, {
      blockHash,
      first,
      addresses: people,
      digest: noDigest,
    });
    await pay(0, who(1), 5n);
    await node.mine(1);
    expect(
      await loadState(node.rpc, { blockHash, first, addresses: people, digest: noDigest }),
    ).toEqual(before);
    const other = `0x${'12'.repeat(32)}`;
    expect(
      await loadState(node.rpc, { blockHash: other, first, addresses: people, digest: noDigest }),
    ).toBeNull();
  });

  it('is not told where the node ignores the code of the call', async () => {
    const rpc: Anvil['rpc'] = {
      ...node.rpc,
      call: (request) => node.rpc.call({ ...request, params: (request.params ?? []).slice(0, 2) }),
    };
    const { hash: blockHash, number } = await blockAt('latest');
    const wanted = { blockHash, first: Number(number), addresses: people };
    expect(await loadState(rpc, { ...wanted, digest: noDigest })).toBeNull();
    expect(await loadCodeHashes(rpc, wanted)).toBeNull();
  });

  it('tells accounts that were never used from others, and those with code', async () => {
    const [unused, paid, coded] = ['0a', '1b', '0c'].map((byte): Hex => `0x${byte.repeat(20)}`);
    const code: Hex = `0xef0100${'0d'.repeat(20)}`;
    await call('anvil_setCode', [coded, code]);
    await pay(3, paid ?? '0x', 1n);
    await node.mine(1);
    expect((await codesOf(unused ?? '', paid ?? '', coded ?? '', who(3)))?.codeHashes).toEqual([
      ...[hashOfNone, hashOfNoCode, keccak256(code), hashOfNoCode],
    ]);
  });
});
