import { parseCsv } from '@billfold/core/internal';
import { parse } from 'csv-parse/sync';

/** Beginnings by which a spreadsheet runs a text, and texts that must come through unharmed. */
export const formulaPayloads = [
  ...['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '=cmd|"/C calc"!A0', '=HYPERLINK("http://x")'],
  ...['+cmd|x', '-2+3', '@import', '=1;2', '=1,2', '="a"', "='a'", '=\n1', '-"1"', '+"1",2'],
  ...["'=1", 'a=1', ' =1', '"=1"', ',=1', '\n=1', '1,2"3'],
];

export const startsFormula = (cell: string): boolean => /^[=+\-@\t\r]/.test(cell);

/** Texts as a file has them: what would run begins with an apostrophe, and what has one gets another. */
export const disarmedPayloads = formulaPayloads.map((text) =>
  startsFormula(text.replace(/^'+/, '')) ? `'${text}` : text,
);

/** Reads a CSV file by our parser and by a published one, which must agree; returns rows by column. */
export function readCsvTwice(csv: string): readonly Readonly<Record<string, string>>[] {
  const own = parseCsv(csv)?.map(({ cells }) => cells) ?? [];
  const theirs: string[][] = parse(csv, { bom: true });
  if (JSON.stringify(own) !== JSON.stringify(theirs))
    throw new Error('Two parsers read different cells.');
  const [header = [], ...rows] = own;
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
}
