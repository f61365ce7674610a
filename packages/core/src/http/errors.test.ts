import { describe, expect, it } from 'vitest';
import { errorToNotification } from '../session/error-to-notification.ts';
import { errorFromAnswer } from './errors.ts';

const nowMs = Date.UTC(2026, 10, 20, 9);
const body = (code: string, more: object = {}) => ({
  message: 'Title',
  errors: ['What happened.', 'And more.'],
  code,
  requestId: 'req_1',
  fields: {},
  ...more,
});
const refused = (status: number, answer: unknown, headers: Record<string, string> = {}) =>
  errorFromAnswer(new Response(null, { status, headers }), answer, nowMs);

describe('a refusal', () => {
  it.each([
    [400, 'WRONG_ENCRYPTION_KEY', 'wrong_encryption_key'],
    [400, 'SEED_MISMATCH', 'wrong_seed_phrase'],
    [400, 'INSUFFICIENT_FUNDS', 'insufficient_funds'],
    [409, 'FEE_CHANGED', 'fee_changed'],
    [409, 'BROADCAST_REJECTED', 'rejected_by_network'],
    [400, 'AMOUNT_BELOW_MINIMUM', 'amount_below_minimum'],
    [400, 'ADDRESS_INVALID', 'recipient_invalid'],
    [400, 'TWO_FACTOR_REQUIRED', 'two_factor_required'],
    [403, 'ORIGIN_NOT_ALLOWED', 'origin_not_allowed'],
    [403, 'SCOPE_MISSING', 'scope_missing'],
    [401, 'UNAUTHORIZED', 'unauthorized'],
    [401, 'WHATEVER', 'unauthorized'],
  ])('%i %s is the error %s', (status, wireCode, code) => {
    expect(refused(status, body(wireCode))).toMatchObject({
      code,
      status,
      title: 'Title',
      messages: ['What happened.', 'And more.'],
      requestId: 'req_1',
    });
  });

  it.each([
    [400, 'VALIDATION_FAILED'],
    [400, 'INVALID_CREDENTIALS'],
    [400, 'TWO_FACTOR_INVALID'],
    [400, 'INSUFFICIENT_NATIVE_FOR_FEE'],
    [400, 'TOKEN_EXPIRED'],
    [403, 'EMAIL_NOT_VERIFIED'],
    [404, 'NOT_FOUND'],
    [409, 'STALE_VERSION'],
    [409, 'KEY_REQUIRED'],
    [409, 'NONCE_CONFLICT'],
    [413, 'BODY_TOO_LARGE'],
    [415, 'UNSUPPORTED_MEDIA_TYPE'],
    [422, 'IDEMPOTENCY_MISMATCH'],
    [429, 'RATE_LIMITED'],
    [500, 'INTERNAL'],
    [503, 'CHAIN_UNAVAILABLE'],
    [409, 'NEVER_HEARD_OF'],
  ])('%i %s keeps its code in lower case', (status, wireCode) => {
    expect(refused(status, body(wireCode))).toMatchObject({
      code: 'api',
      serverCode: wireCode.toLowerCase(),
      status,
      retryable: status === 429 || status === 503,
    });
  });

  it('holds what another change has made of it meanwhile', () => {
    const current = { version: 3, spamFilter: false };
    expect(refused(409, body('STALE_VERSION', { current }))).toMatchObject({ current });
    expect(refused(409, body('STALE_VERSION'))).toMatchObject({ current: undefined });
  });

  it('holds the messages of each field, and how long to wait', () => {
    const fields = { email: ['Enter a valid email'] };
    expect(refused(429, body('RATE_LIMITED', { fields }), { 'retry-after': '90' })).toMatchObject({
      fields,
      retryAfterMs: 90_000,
    });
  });

  it('is of the second factor by its text too (R-NOTE-04)', () => {
    const error = refused(400, { errors: ['2FA code is required to login'] });
    expect(error.code).toBe('two_factor_required');
    expect(errorToNotification(error)).toBeNull();
  });
});

describe('the error catalogue (R-NOTE-03)', () => {
  const unhandled = { title: 'Error', message: 'Unhandled error' };
  it.each([
    ['all of it', body('X'), { title: 'Title', message: 'What happened.\nAnd more.' }],
    ['no message', { errors: ['a'] }, { title: 'Error', message: 'a' }],
    ['an empty message', { message: '', errors: ['a'] }, { title: 'Error', message: 'a' }],
    ['no errors', { message: 'Title' }, { title: 'Title', message: 'Unhandled error' }],
    [
      'empty errors',
      { message: 'Title', errors: [] },
      { title: 'Title', message: 'Unhandled error' },
    ],
    [
      'errors of another kind',
      { message: 'Title', errors: 'a' },
      { title: 'Title', message: 'Unhandled error' },
    ],
    ['no such body', { detail: 'x' }, unhandled],
    ['a list', ['x'], unhandled],
    ['a text', 'x', unhandled],
    ['nothing', null, unhandled],
    ['no JSON', undefined, unhandled],
  ])('is what an answer with %s shows', (_, answer, shown) => {
    expect(errorToNotification(refused(500, answer))).toMatchObject({ status: 'error', ...shown });
  });

  it('has the id of the request, from the header where the body has none (R-API-06b)', () => {
    expect(refused(502, undefined, { 'x-request-id': 'req_9' })).toMatchObject({
      code: 'api',
      status: 502,
      requestId: 'req_9',
      retryable: true,
    });
  });

  it('shows a server error as it is written', () => {
    const error = refused(500, body('INTERNAL', { errors: ['Unknown error (ID: req_1)'] }));
    expect(errorToNotification(error)).toMatchObject({ message: 'Unknown error (ID: req_1)' });
  });
});
