import { describe, expect, test } from 'vitest';
import { formatLogQuery, isFiltered, parseLogQuery } from './log-query.ts';

const names = ['result', 'event'] as const;

describe('the filters of a log in its address', () => {
  test('parseLogQuery reads what formatLogQuery wrote', () => {
    const query = {
      values: { result: 'FAILED', event: null },
      ...{ from: '2026-11-20', to: null, page: 2 },
    };
    const text = formatLogQuery(query);
    expect(text).toBe('result=FAILED&from=2026-11-20&page=2');
    expect(parseLogQuery(text, names)).toEqual(query);
  });

  test('parseLogQuery leaves out what is malformed or unknown', () => {
    const query = parseLogQuery('?result=%20&other=1&from=yesterday&to=2026-13-40&page=-1', names);
    expect(query).toEqual({ values: { result: null, event: null }, from: null, to: null, page: 1 });
    expect(isFiltered(query)).toBe(false);
  });
});
