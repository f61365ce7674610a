import { describe, expect, test } from 'vitest';
import { createRow, emptyCells, type PayoutRow, type RowField } from './payout-rows.ts';
import { fillRows, isTable, readTable } from './read-table.ts';

const all: readonly RowField[] = ['address', 'amount', 'memo', 'reference'];
const short: readonly RowField[] = ['address', 'amount', 'reference'];

const read = (text: string, order = short, unit: string | null = 'USDT') =>
  readTable(text, { order, unit });

const payouts: readonly PayoutRow[] = ['A', 'B', 'C'].map((address, n) =>
  createRow({ address, amount: `${n + 1}`, memo: `memo of ${address}` }),
);

/** Columns of the rows after a text is pasted at a field of one of them. */
function paste(text: string, field: RowField, at = 0): Readonly<Record<RowField, unknown[]>> {
  const rows = fillRows(payouts, at, read(text, all.slice(all.indexOf(field))).rows);
  const column = (name: RowField) => rows.map((row) => row[name]);
  return {
    ...{ address: column('address'), amount: column('amount') },
    ...{ memo: column('memo'), reference: column('reference') },
  };
}

describe('a pasted column', () => {
  test.each(['\n', '\r\n'])('of amounts keeps every value at its recipient, with %j', (end) => {
    const { address, amount } = paste(`10${end}${end}30${end}`, 'amount');
    expect(address).toEqual(['A', 'B', 'C']);
    expect(amount).toEqual(['10', '', '30']);
  });

  test('of memos keeps every value at its recipient', () => {
    expect(paste('one\n""\nthree', 'memo').memo).toEqual(['one', '', 'three']);
  });

  test('keeps its first cell where that is empty', () => {
    expect(paste('\n20\n30\n', 'amount').amount).toEqual(['', '20', '30']);
    expect(isTable('\n20\n', 'amount')).toBe(true);
  });

  test('clears the row of a last cell that is empty, and adds none below the others', () => {
    expect(paste('10\r\n\r\n', 'amount').amount).toEqual(['10', '', '3']);
    expect(paste('30\r\n\r\n\r\n', 'amount', 2).amount).toEqual(['1', '2', '30']);
  });

  test('with a second one keeps both beside each other', () => {
    const { amount, memo } = paste('\tone\n\t\n30\tthree\n', 'amount');
    expect(amount).toEqual(['', '', '30']);
    expect(memo).toEqual(['one', '', 'three']);
  });

  test('with a heading keeps its empty cells too', () => {
    expect(paste('amount\n10\n\n30\n', 'amount').amount).toEqual(['10', '', '30']);
    expect(paste('memo\n\nB2\nC2\n', 'address').memo).toEqual(['', 'B2', 'C2']);
  });

  test('is one value where a line end follows it', () => {
    expect(isTable('20\r\n', 'amount')).toBe(false);
  });

  test('without any value is refused', () => {
    expect(read('\n\n\n', ['amount']).fault).toBe('payouts.csv.empty');
  });
});

describe('a table of whole recipients', () => {
  test('is read without its empty lines', () => {
    expect(read('A\t1\n\n\t\nB\t2\n').rows.map(({ address }) => address)).toEqual(['A', 'B']);
  });

  test('leaves no memo and no reference of the recipient that it replaces', () => {
    const [first] = fillRows(payouts, 0, read('X\t9').rows);
    expect(first).toMatchObject({ ...emptyCells, address: 'X', amount: '9' });
  });

  test('keeps what is typed beside the same address, or before there is one', () => {
    const [same] = fillRows(payouts, 0, read('A\t9').rows);
    expect(same).toEqual({ ...payouts[0], amount: '9' });
    const [filled] = fillRows([createRow({ memo: '17' })], 0, read('X\t9').rows);
    expect(filled).toMatchObject({ ...emptyCells, address: 'X', amount: '9', memo: '17' });
  });
});

describe('a list with commas and without a heading', () => {
  test.each([
    ...['X,1,5', 'X, 1,234.50', 'X,1,50 USDT', 'X,1, 5\u00a0€', "X,1,234'567", 'W,1\nX,1,5'],
    ...['X,,5', 'X;1,234,567'],
  ])('is refused where a comma may be inside the amount: %s', (text) => {
    expect(read(text).fault).toBe('payouts.csv.commas');
  });

  test('is refused so as a column of amounts', () => {
    expect(read('1,5\n2,5', ['amount', 'reference']).fault).toBe('payouts.csv.commas');
  });

  test.each([
    ...['X,1,Invoice 17', 'X,1', 'X,1,', 'X\t1\t5', 'X;1;5', 'address,amount,reference\nX,1,5'],
  ])('is read where the cells are clear: %s', (text) => {
    expect(read(text).fault).toBeNull();
    expect(read(text).rows.map(({ address, amount }) => [address, amount])).toEqual([['X', '1']]);
  });
});

describe('a table before its asset is chosen', () => {
  test.each(['X\t1\t4711', 'W\t1\nX\t1\t4711', 'X;1;Invoice 17'])(
    'is refused where a third column may be a memo: %s',
    (text) => {
      expect(read(text, short, null).fault).toBe('payouts.csv.asset');
    },
  );

  test('is refused so where it begins with the amounts', () => {
    expect(read('1\t4711\n2\t4712', ['amount', 'reference'], null).fault).toBe('payouts.csv.asset');
  });

  test('is read with two columns, with a heading, or with a third column that is empty', () => {
    const texts = ['X\t1', 'X\t1\t', 'address\tamount\tmemo\nX\t1\t4711'];
    expect(texts.map((text) => read(text, short, null).fault)).toEqual([null, null, null]);
    expect(read(texts[2] ?? '', short, null).rows).toEqual([
      { address: 'X', amount: '1', memo: '4711' },
    ]);
  });
});

test.each(['wallet,amount\nX,1', 'address,betrag\nX,1', 'X,1,note', 'amount,amount\n1,2'])(
  'a first line that names columns and others is no recipient: %s',
  (text) => {
    expect(read(text).fault).toBe('payouts.csv.columns');
  },
);

describe('amounts between semicolons', () => {
  test.each([...['X;1.234;ref', 'address;amount\nX;12.345', 'W;2\nX;123.456 USDT', 'X;1.234.567']])(
    'are refused where a point may stand for thousands: %s',
    (text) => {
      expect(read(text).fault).toBe('payouts.csv.points');
      expect(read(text, short.slice(0, 2), null).fault).not.toBeNull();
    },
  );

  test.each(['0.125', '1.5', '1.2345', '1234.567', '.125'])('are read as %s', (amount) => {
    expect(read(`X;${amount};ref`).rows).toEqual([{ address: 'X', amount, reference: 'ref' }]);
  });

  test('are no matter between tabs', () => {
    expect(read('X\t1.234\tref').rows).toEqual([
      { address: 'X', amount: '1.234', reference: 'ref' },
    ]);
  });
});

test('a table with an open quotation mark is refused in words about that mark', () => {
  expect(read('X\t1\t5" pipe').fault).toBe('payouts.csv.quotes');
});
