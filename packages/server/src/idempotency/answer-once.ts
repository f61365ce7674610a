import type { Endpoint } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { createAnswerWriter } from '../http/answer-writer.ts';
import { StoredAnswer } from '../http/stored-answer.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { forPrograms } from '../refusal-texts/refusal-text.ts';
import { hashRequest, isHashOf, type RepeatedRequest } from './hash-request.ts';
import { type AnswerRow, findAnswer, storeAnswer, tryLockKey } from './idempotency-store.ts';
import { type AnswerPlace, openAnswer, sealAnswer } from './seal-answer.ts';

const keptMs = 24 * 3_600_000;

type Tools = Pick<ServiceContext, 'db' | 'platform' | 'keys'>;

export interface OnceCall<P, Q, B, R> {
  readonly endpoint: Endpoint<P, Q, B, R>;
  readonly call: RepeatedRequest & { readonly idempotencyKey: string | null };
  /** Caller to whom the keys belong, such as `user:…` or `key:…`. */
  readonly by: string;
}

/** Work of a call in one transaction; its answer is stored in the same one. */
export type Effect<R> = (tx: Db) => Promise<R>;

/**
 * Makes the effect of a call once for each idempotency key, and gives its answer again for 24 hours.
 * `prepare` runs before any transaction and only for a first call: there a call verifies what may fail. A
 * refused call stores nothing, so its key stays free.
 * @throws {ApiError} 409 IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_UNREADABLE, 422 IDEMPOTENCY_MISMATCH
 */
export async function answerOnce<P, Q, B, R>(
  tools: Tools,
  once: OnceCall<P, Q, B, R>,
  prepare: () => Promise<Effect<R>>,
): Promise<R | StoredAnswer> {
  const { db, platform } = tools;
  const { idempotencyKey: key } = once.call;
  if (key === null) return db.transaction(await prepare());
  const place = { scope: scopeOf(once), key };
  const stored = await findAnswer(db, place, nowOf(platform));
  if (stored !== undefined) return readAnswer(stored, once.call, tools);
  const effect = await prepare();
  return db.transaction(async (tx) => {
    if (!(await tryLockKey(tx, place))) throw inProgress();
    // The first call may have ended between the look above and the lock.
    const ended = await findAnswer(tx, place, nowOf(platform));
    if (ended !== undefined) return readAnswer(ended, once.call, tools);
    const answer = await effect(tx);
    await storeAnswer(tx, rowOf(answer, place, { once, tools }));
    return answer;
  });
}

function scopeOf<P, Q, B, R>({ endpoint, call, by }: OnceCall<P, Q, B, R>): string {
  const params = new Map(
    Object.entries(typeof call.params === 'object' && call.params !== null ? call.params : {}),
  );
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${params.get(name)}`);
  return `${by} ${endpoint.method} ${path}`;
}

function rowOf<P, Q, B, R>(
  answer: R,
  place: AnswerPlace,
  { once, tools }: { readonly once: OnceCall<P, Q, B, R>; readonly tools: Tools },
): AnswerRow {
  const { endpoint, call } = once;
  const { keys, platform } = tools;
  const status = endpoint.status ?? 200;
  const text = status === 204 ? '' : createAnswerWriter(endpoint)(answer);
  const isSealed = endpoint.secret === true;
  const createdAt = nowOf(platform);
  return {
    ...place,
    requestHash: hashRequest(call, keys),
    status,
    body: isSealed
      ? sealAnswer(text, place, { keys, random: platform.random })
      : new Uint8Array(Buffer.from(text)),
    isSealed,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + keptMs),
  };
}

function readAnswer(row: AnswerRow, call: RepeatedRequest, { keys }: Tools): StoredAnswer {
  const text = row.isSealed ? openAnswer(row.body, row, keys) : Buffer.from(row.body).toString();
  if (text === null) throw unreadable();
  if (!isHashOf(row.requestHash, call, keys)) throw mismatch();
  return new StoredAnswer(row.status, text);
}

/** Creates the refusal that a client repeats: with a `Retry-After`. */
const inProgress = (): ApiError =>
  new ApiError(409, 'IDEMPOTENCY_IN_PROGRESS', {
    message: 'Still in progress',
    errors: [
      forPrograms(
        'The first call with this Idempotency-Key is still running. Try again in a second.',
      ),
    ],
    retryAfterSeconds: 1,
  });

const mismatch = (): ApiError =>
  new ApiError(422, 'IDEMPOTENCY_MISMATCH', {
    message: forPrograms('Another request has this key'),
    errors: [
      forPrograms(
        'This Idempotency-Key was used with another request. Use a new key for each request.',
      ),
    ],
  });

/** Creates the refusal where the master key is gone that the answer was sealed under. */
const unreadable = (): ApiError =>
  new ApiError(409, 'IDEMPOTENCY_UNREADABLE', {
    message: 'The answer is gone',
    errors: ['The call was made, but its answer cannot be read any more. Look at its result.'],
  });
