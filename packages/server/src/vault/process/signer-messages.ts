import * as z from 'zod/mini';
import { ApiError } from '../../platform/api-error.ts';
import { StartError } from '../../platform/start-error.ts';
import { isRefusalText } from '../../refusal-texts/is-refusal-text.ts';
import type { RefusalText } from '../../refusal-texts/refusal-text.ts';

/** Messages of the server; each gets one answer. */
export const question = z.object({ id: z.number(), name: z.string(), input: z.unknown() });
export type Question = z.infer<typeof question>;

const text = z.custom<RefusalText>(isRefusalText);

/** An error as it crosses: what people may read goes whole, of anything else only where it came from. */
const refusal = z.union([
  z.object({
    kind: z.literal('api'),
    status: z.number(),
    code: z.string(),
    texts: z.object({
      title: text,
      errors: z.array(text),
      fields: z.record(z.string(), z.array(text)),
    }),
    retryAfterSeconds: z.nullable(z.number()),
  }),
  z.object({ kind: z.literal('start'), message: z.string() }),
  z.object({ kind: z.literal('fault'), name: z.string(), place: z.string() }),
]);
export type Refusal = z.infer<typeof refusal>;

/** Messages of the signer. */
export const answer = z.union([
  z.object({ id: z.number(), outcome: z.literal('done'), value: z.unknown() }),
  z.object({ id: z.number(), outcome: z.literal('refused'), refusal }),
]);
export type Answer = z.infer<typeof answer>;

export function toRefusal(error: unknown): Refusal {
  if (error instanceof ApiError)
    return {
      kind: 'api',
      status: error.status,
      code: error.code,
      texts: {
        title: error.texts.title,
        errors: [...error.texts.errors],
        fields: Object.fromEntries(
          Object.entries(error.texts.fields).map(([name, lines]) => [name, [...lines]]),
        ),
      },
      retryAfterSeconds: error.retryAfterSeconds ?? null,
    };
  if (error instanceof StartError) return { kind: 'start', message: error.message };
  // A message of a library may quote the key that it did not like.
  return error instanceof Error
    ? { kind: 'fault', name: error.name, place: placesOf(error) }
    : { kind: 'fault', name: typeof error, place: '' };
}

export function toError(refused: Refusal): Error {
  switch (refused.kind) {
    case 'api': {
      const { status, code, texts, retryAfterSeconds } = refused;
      const { title, errors, fields } = texts;
      return new ApiError(status, code, {
        ...{ message: title, errors, fields },
        ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
      });
    }
    case 'start':
      return new StartError(refused.message);
    case 'fault':
      return new Error(`The signer failed: ${refused.name}\n${refused.place}`);
    default:
      return refused satisfies never;
  }
}

/** The lines of a stack, without the message above them. */
function placesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
