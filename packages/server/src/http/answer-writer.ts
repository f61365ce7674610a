import type { Endpoint, Schema } from '@billfold/core/contract';
import compile from 'fast-json-stringify';
import * as z from 'zod/mini';

type Write = (answer: unknown) => string;

// An endpoint is a constant, and so is what is compiled from it, for all servers of a process.
const compiled = new WeakMap<object, Write>();

/**
 * Writes the answers of an endpoint as JSON, from their schema alone: what the schema does not name
 * never leaves. Compiled at the first answer, because compiling every route is a third of a start.
 */
export function createAnswerWriter<P, Q, B, R>({
  response,
}: Pick<Endpoint<P, Q, B, R>, 'response'>): (answer: R) => string {
  return (answer) => writerOf(response)(answer);
}

function writerOf(response: () => Schema<unknown>): Write {
  const known = compiled.get(response);
  if (known !== undefined) return known;
  const schema: object = z.toJSONSchema(response(), { io: 'input', target: 'draft-7' });
  const write = compile(schema);
  compiled.set(response, write);
  return write;
}
