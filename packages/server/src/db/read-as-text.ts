import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';

/**
 * Parsers of timestamp, timestamptz, interval and date that keep the text, which the columns parse.
 */
export const textParsers = { 1114: asText, 1184: asText, 1186: asText, 1082: asText };

/**
 * Takes the same parsers out of each query: for those that come with one PGlite copies all of its own,
 * several hundred, which costs more than a small query.
 */
export function readAsText(lite: PGlite): PGlite {
  const begin = lite.transaction.bind(lite);
  lite.transaction = (work) => begin((transaction) => work(withoutParsers(transaction)));
  return withoutParsers(lite);
}

function withoutParsers<Queries extends Pick<Transaction, 'query'>>(queries: Queries): Queries {
  const ask = queries.query.bind(queries);
  queries.query = <Row>(text: string, values?: unknown[], options: QueryOptions = {}) => {
    const { parsers: _, ...others } = options;
    return ask<Row>(text, values, others);
  };
  return queries;
}

function asText(value: string): string {
  return value;
}
