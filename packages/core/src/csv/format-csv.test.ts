import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsvRow, rearm } from './format-csv.ts';
import { parseCsv } from './parse-csv.ts';

describe('a CSV file (RFC 4180)', () => {
  it.each([
    [
      'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      'aaa,bbb,ccc\r\nzzz,yyy,xxx',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      '"aaa","b\r\nbb","ccc"\r\nzzz,yyy,xxx',
      [
        ['aaa', 'b\r\nbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    ['"aaa","b""bb","ccc"', [['aaa', 'b"bb', 'ccc']]],
    [
      '\uFEFFa,b\n\nc,\n',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['', []],
  ])('is read from %j', (text, cells) => {
    expect(parseCsv(text)?.map((record) => record.cells)).toEqual(cells);
  });

  it.each(['"open', 'a"b', '"a"b', '"a" ,b'])('is not read from %j', (text) => {
    expect(parseCsv(text)).toBeUndefined();
  });

  it('names the line on which a record begins', () => {
    expect(parseCsv('a\r\n"b\r\nb"\r\nc')?.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('comes back as it was written, but for what would be run as a formula (S31)', () => {
    const cell = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })), (rows) => {
        const read = parseCsv(rows.map(formatCsvRow).join(''));
        const expected = rows.map((row) =>
          row.map((text) => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text)),
        );
        expect(read?.map((record) => record.cells)).toEqual(expected);
        expect(read?.map((record) => record.cells.map(rearm))).toEqual(rows);
      }),
    );
  });

  it.each(["'=1", "''+1", "'-", "'a", "'"])('keeps the apostrophe of %j', (text) => {
    const [record] = parseCsv(formatCsvRow([text])) ?? [];
    expect(record?.cells.map(rearm)).toEqual([text]);
  });

  // OWASP, CSV injection.
  it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '=cmd|"/C calc"!A0'])(
    'disarms %j and leaves numbers alone',
    (text) => {
      const [record] = parseCsv(formatCsvRow([text, { number: '-1.50' }])) ?? [];
      expect(record?.cells).toEqual([`'${text}`, '-1.50']);
    },
  );
});
