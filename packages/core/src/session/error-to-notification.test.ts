import { describe, expect, it } from 'vitest';
import {
  ApiError,
  NetworkError,
  TwoFactorRequiredError,
  UnauthorizedError,
} from '../errors/error-kinds.ts';
import { errorToNotification, messageLines } from './error-to-notification.ts';

describe('errorToNotification (R-NOTE-03, R-NOTE-04)', () => {
  it.each([
    [
      'a refusal under its own title, its errors one per line',
      new ApiError({ title: 'Bad Request', messages: ['One', 'Two'] }),
      { status: 'error', title: 'Bad Request', message: 'One\nTwo' },
    ],
    [
      'an answer that is not ours',
      new ApiError({ status: 502 }),
      { status: 'error', title: 'Error', message: 'Unhandled error' },
    ],
    [
      'a broken connection',
      new NetworkError('network'),
      { status: 'error', title: 'Error', message: 'Unhandled error' },
    ],
    [
      'anything thrown that is no error of ours',
      new TypeError('x is undefined'),
      { status: 'error', title: 'Error', message: 'Unhandled error' },
    ],
  ] as const)('shows %s', (_, error, notification) => {
    expect(errorToNotification(error)).toEqual(notification);
  });

  it.each([
    ['the second factor', new TwoFactorRequiredError()],
    [
      'the second factor by its sentence alone',
      new UnauthorizedError('unauthorized', { messages: ['2FA code is required to login'] }),
    ],
    ['a cancelled call', new NetworkError('aborted')],
  ] as const)('shows nothing for %s', (_, error) => {
    expect(errorToNotification(error)).toBeNull();
  });
});

it('errorToNotification says that the page failed to get a token, in the language of the page', () => {
  const cause = new Error('data-token-endpoint answered 500.');
  const error = new UnauthorizedError('token_provider_failed', { cause });
  expect(errorToNotification(error, (key) => `text of ${key}`)?.message).toBe(
    'text of common.tokenFailed',
  );
  // The sentence for developers is that of the cause.
  expect([error.message, error.messages]).toEqual([cause.message, ['Unhandled error']]);
});

describe('messageLines (R-NOTE-05)', () => {
  it('puts the id of an unknown error on a line of its own', () => {
    expect(messageLines('Unknown error (ID: 4f0c-77)')).toEqual(['Unknown error', 'ID: 4f0c-77']);
  });

  it('keeps the words before the error and after the id', () => {
    expect(
      messageLines('Sending failed: Unknown error (ID: 4f0c) while signing.\nTry again.'),
    ).toEqual(['Sending failed: Unknown error', 'ID: 4f0c while signing.', 'Try again.']);
    expect(messageLines('Unknown error (ID: 4f0c')).toEqual(['Unknown error', 'ID: 4f0c']);
  });

  it('keeps the lines of any other message', () => {
    expect(messageLines('One (ID: 3)\nTwo')).toEqual(['One (ID: 3)', 'Two']);
  });
});
