/** Record of a text with separated values. */
export interface CsvRecord {
  /** On which it begins; the first is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Character between two cells: a comma in a file of RFC 4180, a tab in rows that a spreadsheet copies. */
export type CsvSeparator = ',' | ';' | '\t';

/**
 * Reads the records of a file as RFC 4180 has them, in one pass; empty lines are left out, unless they are
 * asked for: in a column alone each is a cell. Undefined when a quote is not closed, or closes before its cell ends.
 */
export function parseCsv(
  text: string,
  separator: CsvSeparator = ',',
  emptyLines: 'drop' | 'keep' = 'drop',
): readonly CsvRecord[] | undefined {
  const records: CsvRecord[] = [];
  const cell = cellPattern(separator);
  const source = text.replace(/^\uFEFF/, '');
  let cells: string[] = [];
  let line = 1;
  let startLine = 1;
  while (cell.lastIndex <= source.length) {
    const match = cell.exec(source);
    if (match === null) return undefined;
    const [whole, quoted, plain = '', end = ''] = match;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === separator) continue;
    // Behind the last line end there is no line.
    const isKept = emptyLines === 'keep' && whole !== '';
    if (isKept || cells.length > 1 || cells[0] !== '') records.push({ line: startLine, cells });
    if (end === '') return records;
    cells = [];
    startLine = line;
  }
  return records;
}

/** A cell, then what ends it: the separator, a line end or the end of the file. */
function cellPattern(separator: CsvSeparator): RegExp {
  return new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
}
