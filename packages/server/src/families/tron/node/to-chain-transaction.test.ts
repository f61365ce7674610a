import { tokensOf } from '@billfold/core';
import { expect, it } from 'vitest';
import { formatAddress, holderOf } from './hex-address.ts';
import { nodeOutcome, nodeTransaction } from './node-answers.ts';
import { toMined } from './to-chain-transaction.ts';

// Shapes of the documentation (developers.tron.network, gettransactioninfobyblocknum).
const [token = missing()] = tokensOf('TRX');
const owner = `41${'11'.repeat(20)}`;
const friend = `41${'22'.repeat(20)}`;
const contract = `41${'33'.repeat(20)}`;
const [ownerText, friendText, contractText] = [owner, friend, contract].map(formatAddress);
const hash = 'ab'.repeat(32);
const topic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const call = Buffer.from('call').toString('hex');
const word = (hex: string) => hex.padStart(64, '0');

interface Shown {
  readonly type?: string;
  readonly value?: object;
  readonly raw?: object;
  readonly signature?: readonly string[];
  readonly ret?: string;
  readonly outcome?: object;
}
function read({ type = 'TransferContract', value, raw, signature = ['00'], ret, outcome }: Shown) {
  const parameter = { value: { owner_address: owner, ...value }, type_url: `protocol.${type}` };
  const transaction = nodeTransaction().parse({
    txID: hash,
    signature,
    ret: [{ contractRet: ret ?? 'SUCCESS' }],
    raw_data: { contract: [{ type, parameter }], ...raw },
    raw_data_hex: '0a02',
  });
  return toMined('TRX', transaction, nodeOutcome().parse({ id: hash, ...outcome }));
}

it('reads a transfer that opens an account', () => {
  expect(
    read({
      value: { to_address: friend, amount: 5_000_000 },
      outcome: { fee: 1_100_000, receipt: { net_fee: 100_000 } },
    }),
  ).toEqual({
    hash,
    spends: [],
    sender: {
      address: ownerText,
      nonce: null,
      fee: 1_100_000n,
      networkFee: 1_100_000n,
      hasFailed: false,
    },
    transfers: [
      {
        position: 0,
        from: ownerText,
        to: friendText,
        tokenId: null,
        value: 5_000_000n,
        memo: null,
      },
    ],
    references: [],
  });
});

it.each([
  ['bandwidth alone', { outcome: { fee: 267_000, receipt: { net_fee: 267_000 } } }],
  ['nothing, out of its allowance', { outcome: {} }],
  ['for a memo', { raw: { data: '6869' }, outcome: { fee: 1_000_000, receipt: {} } }],
  ['for two signatures', { signature: ['00', '11'], outcome: { fee: 1_000_000 } }],
])('takes %s for no account', (_, shown) => {
  const { sender } = read({ value: { to_address: friend, amount: 1 }, ...shown });
  expect(sender?.networkFee).toBeUndefined();
});

it('reads what a contract moves of tokens and pays of the native asset', () => {
  const { transfers, sender } = read({
    type: 'TriggerSmartContract',
    value: { contract_address: contract, call_value: 9, data: 'deadbeef' },
    outcome: {
      fee: 13_000_000,
      receipt: { net_fee: 0, energy_fee: 13_000_000 },
      log: [
        {
          address: holderOf(token.contract),
          topics: [topic, word('11'.repeat(20)), word('22'.repeat(20))],
          data: word('ff'),
        },
        { address: '44'.repeat(20), topics: [topic, word('11'), word('22')], data: word('ff') },
        { address: holderOf(token.contract), topics: ['00'.repeat(32)] },
      ],
      internal_transactions: [
        {
          caller_address: contract,
          transferTo_address: friend,
          callValueInfo: [{ callValue: 30 }, { callValue: 5, tokenId: '1000001' }],
          note: call,
        },
        { caller_address: contract, transferTo_address: owner, callValueInfo: [{}], note: call },
        {
          caller_address: contract,
          transferTo_address: friend,
          callValueInfo: [{ callValue: 7 }],
          note: call,
          rejected: true,
        },
      ],
    },
  });
  expect(sender).toEqual({ address: ownerText, nonce: null, fee: 13_000_000n, hasFailed: false });
  expect(transfers).toEqual([
    { position: 0, from: ownerText, to: contractText, tokenId: null, value: 9n, memo: null },
    { position: 0, from: ownerText, to: friendText, tokenId: token.id, value: 255n, memo: null },
    { position: 1, from: contractText, to: friendText, tokenId: null, value: 30n, memo: null },
  ]);
});

it.each(['REVERT', 'OUT_OF_ENERGY', 'BAD_JUMP_DESTINATION'])(
  'reads what one was to move that ended with %s',
  (ret) => {
    const { transfers, sender } = read({
      type: 'TriggerSmartContract',
      value: {
        contract_address: `41${holderOf(token.contract)}`,
        data: `a9059cbb${word('22'.repeat(20))}${word('07')}`,
      },
      ret,
      outcome: { fee: 5 },
    });
    expect(sender).toMatchObject({ fee: 5n, hasFailed: true });
    expect(transfers).toEqual([
      { position: 0, from: ownerText, to: friendText, tokenId: token.id, value: 7n, memo: null },
    ]);
  },
);

it('counts the fee of anything else, such as a vote', () => {
  const { transfers, sender } = read({ type: 'VoteWitnessContract', outcome: { fee: 3 } });
  expect([transfers, sender?.fee]).toEqual([[], 3n]);
});

function missing(): never {
  throw new Error('There is no token.');
}
