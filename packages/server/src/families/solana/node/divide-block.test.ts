import { describe, expect, it } from 'vitest';
import { divideBlock } from './divide-block.ts';

const header = {
  blockHeight: 157_201_607,
  blockTime: 1_665_070_281,
  blockhash: 'HKhao674uvFc4wMK1Cm3UyuuGbKExdgPFjXQ5xtvsG3o',
  parentSlot: 166_974_441,
  previousBlockhash: '98CNLU4rsYa2HDUyp7PubU4DhwYJJhSX9v6pvE7SWsAo',
};
const transactions = [
  // A memo can say what an answer does.
  { meta: { err: null, log: ['"transactions":[', ']', '],"blockHeight":7'] }, version: 0 },
  { meta: { err: { InstructionError: [0, { Custom: 1 }] } }, transactions: [1, [2]] },
];
const answerOf = (result: object, indent = 0) =>
  JSON.stringify({ jsonrpc: '2.0', result, id: 1 }, null, indent);
const divide = (result: object, indent?: number) => {
  const divided = divideBlock(answerOf(result, indent));
  return divided && { ...divided, transactions: JSON.parse(divided.transactions) };
};

describe('divideBlock', () => {
  const { previousBlockhash, blockhash, parentSlot, ...last } = header;

  it.each([
    ['behind its other members, as documented', { ...header, transactions }, 0],
    ['over many lines', { ...header, transactions }, 2],
    [
      'among its other members',
      { previousBlockhash, blockhash, parentSlot, transactions, ...last },
      0,
    ],
    ['before its other members', { transactions, ...header }, 0],
  ])('takes the transactions of a block out that has them %s', (_, block, indent) => {
    expect(divide(block, indent)).toEqual({
      transactions,
      rest: { jsonrpc: '2.0', result: { ...header, transactions: [] }, id: 1 },
    });
  });

  it('divides a block without transactions', () => {
    expect(divide({ ...header, transactions: [] })?.transactions).toEqual([]);
  });

  it('keeps digits that a number does not hold', () => {
    const [before, after] = answerOf({ ...header, transactions }).split('1665070281');
    const divided = divideBlock(`${before}9007199254740993${after}`);
    expect(divided?.rest).toMatchObject({ result: { blockTime: '9007199254740993' } });
  });

  it.each([
    ['no time', { ...header, blockTime: undefined, transactions }],
    [
      'what is read between two lists',
      { previousBlockhash, blockhash, transactions, ...last, rewards: [] },
    ],
    ['a list within another member behind them', { ...header, transactions, more: { list: [] } }],
    ['no transactions', header],
  ])('leaves a block whole that has %s', (_, block) => {
    expect(divideBlock(answerOf(block))).toBeNull();
  });

  it('leaves an error whole, also one that quotes a block', () => {
    const message = answerOf({ ...header, transactions });
    expect(divideBlock(JSON.stringify({ error: { code: -32_007, message } }))).toBeNull();
  });
});
