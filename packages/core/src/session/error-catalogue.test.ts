import { describe, expect, it } from 'vitest';
import { type Answer, scriptedClient } from '../../test/scripted-client.ts';
import { isBillfoldError } from '../errors/is-billfold-error.ts';
import { errorToNotification, messageLines } from './error-to-notification.ts';

const call = 'GET /api/wallets';
const body = (code: string, errors: readonly string[] = ['What happened.']) => ({
  message: 'Title',
  errors,
  code,
  requestId: 'req_1',
  fields: {},
});

interface Outcome {
  readonly code: string;
  /** Lines of the notification; null for none. */
  readonly shown: readonly [title: string, ...lines: string[]] | null;
  /** How often the call was sent: what is safe to repeat is (R-API-05). */
  readonly sent: number;
  readonly session: 'kept' | 'ended';
}
const once = { sent: 1, session: 'kept' } as const;
const repeated = { sent: 3, session: 'kept' } as const;

/** Signed in, with a wallet and a business chosen, asks for the wallets. */
async function ask(answer: Answer): Promise<Outcome> {
  const { client, session, sent, time } = scriptedClient({ [call]: answer });
  session.signIn('token-of-ada-lovelace');
  session.selectWallet('w1');
  session.selectBusiness('1');
  const asked = client.wallets.list().then(
    () => undefined,
    (error: unknown) => error,
  );
  await time.advance(60_000);
  const error = await asked;
  const notification = errorToNotification(error);
  const { isSignedIn, walletId, businessId } = session.get();
  expect({ walletId, businessId }).toEqual(
    isSignedIn ? { walletId: 'w1', businessId: '1' } : { walletId: null, businessId: null },
  );
  return {
    code: isBillfoldError(error) ? error.code : 'none',
    shown: notification && [notification.title, ...messageLines(notification.message)],
    sent: sent.length,
    session: isSignedIn ? 'kept' : 'ended',
  };
}

describe('the error catalogue', () => {
  it.each<[string, Answer, Outcome]>([
    [
      'a refusal is shown under its message, its errors one per line',
      { status: 400, body: body('VALIDATION_FAILED', ['One.', 'Two.']) },
      { code: 'api', shown: ['Title', 'One.', 'Two.'], ...once },
    ],
    [
      'without a message it is an Error',
      { status: 400, body: { errors: ['One.'] } },
      { code: 'api', shown: ['Error', 'One.'], ...once },
    ],
    [
      'without errors it is unhandled',
      { status: 400, body: { message: 'Title' } },
      { code: 'api', shown: ['Title', 'Unhandled error'], ...once },
    ],
    [
      'without either it is both',
      { status: 400, body: {} },
      { code: 'api', shown: ['Error', 'Unhandled error'], ...once },
    ],
    [
      'a body that is none of ours, too',
      { status: 404, body: '<html>' },
      { code: 'api', shown: ['Error', 'Unhandled error'], ...once },
    ],
    [
      'the second factor is asked for by sign-in, not by a notification (R-NOTE-04)',
      { status: 400, body: body('X', ['2FA code is required to login', 'More.']) },
      { code: 'two_factor_required', shown: null, ...once },
    ],
    [
      'its text counts as the first entry only',
      { status: 400, body: body('X', ['More.', '2FA code is required to login']) },
      { code: 'api', shown: ['Title', 'More.', '2FA code is required to login'], ...once },
    ],
    [
      'an unknown error is shown in two lines (R-NOTE-05)',
      { status: 500, body: body('INTERNAL', ['Unknown error (ID: req_1)']) },
      { code: 'api', shown: ['Title', 'Unknown error', 'ID: req_1'], ...once },
    ],
    [
      'any 401 ends the session (R-AUTH-07)',
      { status: 401, body: body('UNAUTHORIZED') },
      { code: 'unauthorized', shown: ['Title', 'What happened.'], sent: 1, session: 'ended' },
    ],
    [
      'also one without a body',
      { status: 401, body: null },
      { code: 'unauthorized', shown: ['Error', 'Unhandled error'], sent: 1, session: 'ended' },
    ],
    [
      'a 403 does not: the person may still do other things',
      { status: 403, body: body('FORBIDDEN') },
      { code: 'api', shown: ['Title', 'What happened.'], ...once },
    ],
    [
      'nor does a foreign origin',
      { status: 403, body: body('ORIGIN_NOT_ALLOWED') },
      { code: 'origin_not_allowed', shown: ['Title', 'What happened.'], ...once },
    ],
    [
      'nor a missing scope',
      { status: 403, body: body('SCOPE_MISSING') },
      { code: 'scope_missing', shown: ['Title', 'What happened.'], ...once },
    ],
    [
      'nor wrong credentials, which are never 401',
      { status: 400, body: body('INVALID_CREDENTIALS') },
      { code: 'api', shown: ['Title', 'What happened.'], ...once },
    ],
    [
      'a wrong encryption key is told apart',
      { status: 400, body: body('WRONG_ENCRYPTION_KEY') },
      { code: 'wrong_encryption_key', shown: ['Title', 'What happened.'], ...once },
    ],
    [
      'and a wrong seed phrase',
      { status: 400, body: body('SEED_MISMATCH') },
      { code: 'wrong_seed_phrase', shown: ['Title', 'What happened.'], ...once },
    ],
    [
      'and a fee that changed',
      { status: 409, body: body('FEE_CHANGED') },
      { code: 'fee_changed', shown: ['Title', 'What happened.'], ...once },
    ],
    [
      'something unknown or not yours is shown',
      { status: 404, body: body('NOT_FOUND') },
      { code: 'api', shown: ['Title', 'What happened.'], ...once },
    ],
    [
      'a conflict is shown, and not repeated',
      { status: 409, body: body('STALE_VERSION') },
      { code: 'api', shown: ['Title', 'What happened.'], ...once },
    ],
    [
      'a body that is too large likewise',
      { status: 413, body: body('BODY_TOO_LARGE') },
      { code: 'api', shown: ['Title', 'What happened.'], ...once },
    ],
    [
      'a media type likewise',
      { status: 415, body: body('UNSUPPORTED_MEDIA_TYPE') },
      { code: 'api', shown: ['Title', 'What happened.'], ...once },
    ],
    [
      'an idempotency key of another request likewise',
      { status: 422, body: body('IDEMPOTENCY_MISMATCH') },
      { code: 'api', shown: ['Title', 'What happened.'], ...once },
    ],
    [
      'too many requests likewise',
      { status: 429, body: body('RATE_LIMITED') },
      { code: 'api', shown: ['Title', 'What happened.'], ...once },
    ],
    [
      'a gateway that fails is asked again, twice',
      { status: 502, body: null },
      { code: 'api', shown: ['Error', 'Unhandled error'], ...repeated },
    ],
    [
      'so is a chain source that is down',
      { status: 503, body: body('CHAIN_UNAVAILABLE') },
      { code: 'api', shown: ['Title', 'What happened.'], ...repeated },
    ],
    [
      'and a gateway that gives up waiting',
      { status: 504, body: null },
      { code: 'api', shown: ['Error', 'Unhandled error'], ...repeated },
    ],
    [
      'an answer that breaks the contract says where (R-API-04)',
      { status: 200, body: { items: 'none', total: 0, page: 1, pageSize: 100 } },
      {
        code: 'response_invalid',
        shown: ['Error', 'GET /api/wallets: items: Invalid input'],
        ...once,
      },
    ],
  ])('%s', async (_, answer, expected) => {
    expect(await ask(answer)).toEqual(expected);
  });
});
