import { byteOrderMark, type CsvCell, formatCsvRow } from '@billfold/core/internal';
import type { ReportPage } from './report-page.ts';
import type { ReportRow } from './report-store.ts';

interface FormattedPart
  extends Pick<ReportRow, 'format' | 'parts'>,
    Pick<ReportPage, 'rows' | 'isLast'> {
  readonly header: readonly string[];
  /** Rows of the parts before. */
  readonly rowsBefore: number;
}

/** Formats the next part of the file of a report. */
export function formatPart({
  format,
  parts,
  header,
  rows,
  rowsBefore,
  isLast,
}: FormattedPart): string {
  if (format === 'CSV') {
    const first = parts === 0 ? byteOrderMark + formatCsvRow(header) : '';
    return first + rows.map(formatCsvRow).join('');
  }
  const fields = rows.map((row) => JSON.stringify(toFields(header, row)));
  const separator = rowsBefore > 0 && fields.length > 0 ? ',\n' : '';
  return `${parts === 0 ? '[\n' : ''}${separator}${fields.join(',\n')}${isLast ? '\n]\n' : ''}`;
}

/** Returns a row by column; what is empty is an empty text. */
export function toRecord(
  header: readonly string[],
  cells: readonly CsvCell[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(toFields(header, cells)).map(([name, text]) => [name, text ?? '']),
  );
}

function toFields(
  header: readonly string[],
  cells: readonly CsvCell[],
): Readonly<Record<string, string | null>> {
  return Object.fromEntries(header.map((name, at) => [name, textOf(cells[at] ?? null)]));
}

function textOf(cell: CsvCell): string | null {
  return cell === null || typeof cell === 'string' ? cell : cell.number;
}
