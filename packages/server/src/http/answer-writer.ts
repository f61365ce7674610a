import type { Endpoint } from '@billfold/core/contract';
import compile from 'fast-json-stringify';
import * as z from 'zod/mini';

/**
 * Writes the answers of an endpoint as JSON, from their schema alone: what the schema does not name
 * never leaves. Compiled at the first answer, because compiling every route is a third of a start.
 */
export function createAnswerWriter<P, Q, B, R>({
  response,
}: Pick<Endpoint<P, Q, B, R>, 'response'>): (answer: R) => string {
  let write: ((answer: R) => string) | null = null;
  const compileOnce = (): ((answer: R) => string) => {
    const schema: object = z.toJSONSchema(response(), { io: 'input', target: 'draft-7' });
    return compile(schema);
  };
  return (answer) => {
    write ??= compileOnce();
    return write(answer);
  };
}
