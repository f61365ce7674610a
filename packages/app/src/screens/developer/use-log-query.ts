import { useLocation, useSearch } from 'wouter';
import { formatLogQuery, type LogQuery, parseLogQuery } from './log-query.ts';

export interface LogPlace<Name extends string> {
  readonly query: LogQuery<Name>;
  /** Sets filters and returns to the first page. */
  readonly filter: (
    next: Partial<Pick<LogQuery<Name>, 'from' | 'to'>> & FilterValues<Name>,
  ) => void;
  readonly clear: () => void;
  readonly goTo: (page: number) => void;
  /** Goes to the page in place of this one, which the list does not have. */
  readonly replacePage: (page: number) => void;
}

interface FilterValues<Name extends string> {
  readonly values?: Readonly<Partial<Record<Name, string | null>>>;
}

/** Reads the filters of a log from the address of the page, and changes them there. */
export function useLogQuery<Name extends string>(
  path: string,
  names: readonly Name[],
): LogPlace<Name> {
  const query = parseLogQuery(useSearch(), names);
  const [, navigate] = useLocation();
  const go = (next: LogQuery<Name>, replace: boolean): void => {
    const search = formatLogQuery(next);
    navigate(`${path}${search && `?${search}`}`, { replace });
  };
  const nothing: Partial<Record<Name, null>> = {};
  for (const name of names) nothing[name] = null;
  return {
    query,
    filter: ({ values, ...days }) =>
      go({ ...query, ...days, values: { ...query.values, ...values }, page: 1 }, true),
    clear: () =>
      go({ values: { ...query.values, ...nothing }, from: null, to: null, page: 1 }, true),
    goTo: (page) => go({ ...query, page }, false),
    replacePage: (page) => go({ ...query, page }, true),
  };
}
