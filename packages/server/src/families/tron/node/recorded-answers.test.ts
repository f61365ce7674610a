import { createHash } from 'node:crypto';
import { toBaseUnits } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import recorded from '../../../../test/recorded/tron-answers.json';
import { parseExactJson } from '../../../chains/parse-exact-json.ts';
import { toStaked } from './load-staked.ts';
import { nodeOutcome, nodeResources, nodeTransaction } from './node-answers.ts';
import { toMined, toWaiting } from './to-chain-transaction.ts';

// Told by java-tron; test/recorded/README.md says where from.
const exact = (answer: object): unknown => parseExactJson(JSON.stringify(answer));
const call = (contract: string, id: string, contractRet: string) => ({
  ...{ txID: id, ret: [{ contractRet }], signature: ['ab'.repeat(65)], raw_data_hex: '0a02' },
  raw_data: {
    contract: [
      {
        type: 'TriggerSmartContract',
        parameter: { value: { owner_address: `41${'01'.repeat(20)}`, contract_address: contract } },
      },
    ],
  },
});

describe('a recorded transaction of Tron', () => {
  const read = (note: string) => {
    const found = recorded.transactions.find((each) => each.note === note);
    const shown = found ?? expect.unreachable();
    const bytes = Buffer.from(shown.raw_data_hex, 'hex');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(shown.txID);
    const { sender, transfers } = toMined('TRX', nodeTransaction().parse(exact(shown)), null);
    return { sender: sender?.address, transfers };
  };

  it('pays TRX', () => {
    expect(read('Transfer of TRX')).toMatchObject({
      sender: 'TLd1f3Bf3sPhHDiyHvAJzbRdepwvShzo8a',
      transfers: [{ position: 0, tokenId: null, value: 6n }],
    });
  });

  it('pays more than a number holds exactly, with several signatures', () => {
    const { sender, transfers } = read(
      'Transfer of more than a number holds exactly, with a permission of several keys',
    );
    expect(sender).toBe('TRGhNNfnmgLegT4zHNjEqDSADjgmnHvubJ');
    expect(transfers).toMatchObject([
      { to: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW', value: 10_000_000_000_000_000n },
    ]);
  });

  it('asks a contract to pay USDT while it waits', () => {
    const shown = recorded.transactions.find(({ note }) => note === 'Transfer of USDT');
    const waiting = toWaiting('TRX', nodeTransaction().parse(exact(shown ?? {})), {
      fee: toBaseUnits(0n),
    });
    expect(waiting.transfers).toMatchObject([
      {
        from: 'TVy95wrbDgQ8NA3XT8qKqwC6YBsFTPHtFF',
        ...{ to: 'TDii6vao7xyWg2rKPbCPWVRpSmne8xcqYx', tokenId: 'USDT@TRX', value: 30_401_259n },
      },
    ]);
    expect(read('Transfer of USDT').sender).toBe(waiting.sender?.address);
  });

  it.each(['Takes energy back that was delegated', 'Changes the keys of an account'])(
    'moves nothing: %s',
    (note) => {
      expect(read(note).transfers).toEqual([]);
    },
  );
});

describe('recorded resources of an account of Tron', () => {
  const read = (note: string, changes = {}) => {
    const found = recorded.resources.find((each) => each.note === note) ?? expect.unreachable();
    return toStaked(nodeResources().parse(exact({ ...found, ...changes })));
  };
  const staked = 'Account with staked energy and bandwidth, none of it used';

  it('cover what is staked, less what is used up', () => {
    expect(read(staked)).toEqual({ energy: 4_949_344n, bandwidth: 483_512n });
    expect(read(staked, { EnergyUsed: 4_949_000, NetUsed: 12 })).toEqual({
      ...{ energy: 344n, bandwidth: 483_500n },
    });
    // The limit falls as others stake more.
    expect(read(staked, { EnergyUsed: 4_949_345 }).energy).toBe(0n);
  });

  it('do not cover by the daily allowance, which depends on what the whole network used', () => {
    expect(read('Account that has staked nothing')).toEqual({ energy: 0n, bandwidth: 0n });
  });
});

describe('a recorded outcome of Tron', () => {
  const read = (note: string, contractRet = 'SUCCESS') => {
    const found = recorded.outcomes.find((each) => each.note === note) ?? expect.unreachable();
    const contract = found.internal_transactions?.[0]?.caller_address ?? found.contract_address;
    const transaction = nodeTransaction().parse(call(contract ?? '', found.id, contractRet));
    return toMined('TRX', transaction, nodeOutcome().parse(exact(found)));
  };

  it('pays the TRX that a contract sends on, and nothing for calls without value', () => {
    expect(read('Swap that pays TRX to its caller').transfers).toEqual([
      {
        ...{ position: 2, from: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', tokenId: null, memo: null },
        ...{ to: 'TQnpnLZJYMzH5xku535rAiYTnqYXTDTEHQ', value: 4_514_968_563n },
      },
    ]);
  });

  it('pays nobody what a contract stakes, or delegates to another address', () => {
    expect(read('Contract that stakes TRX').transfers).toEqual([]);
    expect(read('Contract that delegates energy').transfers).toEqual([]);
  });

  it.each([
    ['Transfer of USDT whose energy was staked', 0n, 532_079_999n],
    ['Transfer of USDT that paid for its bandwidth', 345_000n, 3_500_000n],
  ])('pays what the log says: %s', (note, fee, value) => {
    const { sender, transfers } = read(note);
    expect([sender?.fee, sender?.networkFee, sender?.hasFailed]).toEqual([fee, undefined, false]);
    expect(transfers).toMatchObject([{ position: 0, tokenId: 'USDT@TRX', value }]);
  });

  it('names both sides of a transfer of a token', () => {
    expect(read('Transfer of USDT that paid for its bandwidth').transfers).toMatchObject([
      { from: 'TJoaVSdktrnndU4dmKm33SWMKoXt4LLFbU', to: 'TUikLT3nTTjTkXPAuC4xUGj84vfSERCWRn' },
    ]);
  });

  it('takes the fee of a transfer that ran out of energy, which moves nothing', () => {
    const { sender, transfers } = read('Transfer of USDT that ran out of energy', 'OUT_OF_ENERGY');
    expect([sender?.fee, sender?.hasFailed, transfers]).toEqual([16_500_120n, true, []]);
  });

  it('takes the fee of a call that was reverted, which moves nothing', () => {
    const { sender, transfers } = read('Call that was reverted', 'REVERT');
    expect([sender?.fee, sender?.hasFailed, transfers]).toEqual([8_500n, true, []]);
  });
});
