import { toBaseUnits } from '@billfold/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { HttpCall } from '../../../../test/http-node.ts';
import { startTronStub, type TronStub } from '../../../../test/tron-node.ts';
import { formatHolder } from './hex-address.ts';

const addressAt = (place: number) => formatHolder(`${10 + place}`.repeat(20)) ?? '';
const addresses = [0, 1, 2, 3].map(addressAt);

describe('balances of several addresses on Tron', () => {
  let stub: TronStub;
  let asked: string[];
  /** Changes an answer of the node; null is as usual. */
  let change: ((method: string, told: unknown) => unknown) | null;
  beforeEach(async () => {
    stub = await startTronStub();
    asked = [];
    change = null;
    stub.intercept(async ({ path, answer }: HttpCall) => {
      const method = path.replace('/wallet/', '');
      asked.push(method);
      const told = await answer();
      return change === null ? told : change(method, told);
    });
    await stub.fund(addressAt(1), 5_000_000n);
    await stub.fund(addressAt(3), 7_000_000n);
    await stub.mine(2);
  });
  afterEach(() => stub.stop());

  const probe = async () => {
    asked = [];
    return (await stub.chain.probe?.(addresses)) ?? [];
  };
  const units = [0n, 5_000_000n, 0n, 7_000_000n].map(toBaseUnits);
  const constant = 'triggerconstantcontract';

  it('take two calls, and are of one block that is named', async () => {
    const head = await stub.chain.head();
    expect(await probe()).toEqual(
      units.map((each) => ({ ...head, units: each, tokens: new Map() })),
    );
    expect(asked).toEqual([constant, 'getnowblock']);
  });

  it.each([
    ['refuses such a call', { result: { code: 'CONTRACT_VALIDATE_ERROR', message: '00' } }],
    ['undoes it', { result: { result: true, message: '5245' }, constant_result: [''] }],
    [
      'answers a word too few',
      { result: { result: true }, constant_result: ['00'.repeat(32 * 14)] },
    ],
  ])('are asked for one by one where the node %s', async (_, told) => {
    let first = true;
    change = (method, usual) => {
      const isFirst = first && method === constant;
      if (isFirst) first = false;
      return isFirst ? told : usual;
    };
    const head = await stub.chain.head();
    expect(await probe()).toEqual(
      units.map((each) => ({ ...head, units: each, tokens: new Map() })),
    );
    // A head before the first address and one after each: none is asked for twice.
    expect(asked.filter((method) => method === 'getnowblock')).toHaveLength(1 + addresses.length);
  });

  it('are asked for again where the head moved meanwhile', async () => {
    let moves = 1;
    change = async (method, told) => {
      if (method === constant && moves > 0) {
        moves -= 1;
        await stub.mine(1);
      }
      return told;
    };
    const probes = await probe();
    expect(asked).toEqual([constant, 'getnowblock', constant, 'getnowblock']);
    const head = await stub.chain.head();
    expect(probes).toMatchObject(addresses.map(() => head));
  });

  it('are asked for one by one where the code tells a block that the node does not show, also at the same height', async () => {
    const shown = z.looseObject({
      block_header: z.object({ raw_data: z.looseObject({ timestamp: z.int() }) }),
    });
    // Another node behind the same address, which has another block there.
    change = (method, told) => {
      if (method !== 'getnowblock') return told;
      const block = shown.parse(told);
      const { raw_data } = block.block_header;
      const later = { ...raw_data, timestamp: raw_data.timestamp + 3_000 };
      return { ...block, blockID: 'ab'.repeat(32), block_header: { raw_data: later } };
    };
    expect(await probe()).toMatchObject(addresses.map(() => ({ hash: 'ab'.repeat(32) })));
    expect(asked.filter((method) => method === 'getaccount')).toHaveLength(addresses.length);
  });
});
