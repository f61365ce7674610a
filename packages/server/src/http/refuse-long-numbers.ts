import { findLongNumber } from '@billfold/core/contract/requests';
import type { FastifyInstance } from 'fastify';
import { validationFailed } from './validation-failed.ts';

/**
 * Reads JSON bodies, and refuses numbers that JSON.parse would round: an amount of 16 digits would silently be
 * another one. See "Amounts as numbers" in docs/decisions/api.md.
 */
export function refuseLongNumbers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      void parseJson(request, text, (error, body) => {
        if (error !== null) return done(error);
        const rule = 'must have numbers of at most 15 digits; send a longer one as text';
        if (findLongNumber(text) !== null) return done(validationFailed([{ field: 'body', rule }]));
        return done(null, body);
      });
    },
  );
}
