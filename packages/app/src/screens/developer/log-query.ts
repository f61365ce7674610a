import { type DaysFilter, isDay } from '@billfold/react/internal';
import { readPage } from '../payments/read-page.ts';

/** Filters of a log by name, and its page, as they are in the address; null where one is not set. */
export interface LogQuery<Name extends string> extends DaysFilter {
  readonly values: Readonly<Record<Name, string | null>>;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads the named filters, the days and the page; leaves out what is malformed. */
export function parseLogQuery<Name extends string>(
  search: string,
  names: readonly Name[],
): LogQuery<Name> {
  const params = new URLSearchParams(search);
  const day = (name: string): string | null => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : null;
  };
  const values: Partial<Record<Name, string | null>> = {};
  for (const name of names) values[name] = params.get(name)?.trim().slice(0, 200) || null;
  return {
    values: values as Readonly<Record<Name, string | null>>,
    from: day('from'),
    to: day('to'),
    page: readPage(params),
  };
}

/** Formats filters and page as a query string without question mark. */
export function formatLogQuery({ values, from, to, page }: LogQuery<string>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...values, from, to }))
    if (value !== null) params.set(name, value);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

/** Reports whether anything is filtered. */
export function isFiltered({ values, from, to }: LogQuery<string>): boolean {
  return [...Object.values(values), from, to].some((value) => value !== null);
}
