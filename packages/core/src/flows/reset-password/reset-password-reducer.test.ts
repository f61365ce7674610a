import { describe, expect, it } from 'vitest';
import { ApiError, SigningError } from '../../errors/error-kinds.ts';
import { reduceResetPassword } from './reset-password-reducer.ts';
import {
  initialResetPassword,
  type ResetPasswordEvent,
  type ResetPasswordState,
} from './reset-password-state.ts';

const unknown = new ApiError({ status: 500 });
const named = (field: string) => new ApiError({ status: 400, fields: { [field]: ['No.'] } });

function play(from: ResetPasswordState, ...events: readonly ResetPasswordEvent[]) {
  return events.reduce(reduceResetPassword, from);
}
const start = initialResetPassword();
const atPassword = play(start, { type: 'called' }, { type: 'phrase-accepted' });
const busy = play(atPassword, { type: 'called' });
const refused = play(atPassword, {
  type: 'refused',
  invalid: { newPassword: 'cloudPassword.weak', consent: 'common.required' },
});
const mismatch = play(busy, { type: 'failed', error: new SigningError('wrong_seed_phrase') });

describe('reduceResetPassword', () => {
  it.each<[string, ResetPasswordState, ResetPasswordEvent, object]>([
    ['is busy while it asks', refused, { type: 'called' }, { isBusy: true, invalid: {} }],
    [
      'goes on to the password',
      play(start, { type: 'called' }),
      { type: 'phrase-accepted' },
      { step: 'password', isBusy: false },
    ],
    [
      'does not leave the end for an accepted phrase',
      play(busy, { type: 'reset' }),
      { type: 'phrase-accepted' },
      { step: 'done' },
    ],
    [
      'says what is wrong with the phrase',
      play(start, { type: 'called' }),
      { type: 'phrase-refused', problem: { reason: 'checksum' } },
      { step: 'phrase', isBusy: false, phraseProblem: { reason: 'checksum' } },
    ],
    [
      'returns to a phrase that is refused at the end',
      busy,
      { type: 'phrase-refused', problem: { reason: 'length' } },
      { step: 'phrase', isBusy: false, phraseProblem: { reason: 'length' } },
    ],
    [
      'says what is wrong with the password',
      atPassword,
      { type: 'refused', invalid: { newPassword: 'cloudPassword.empty' } },
      { step: 'password', invalid: { newPassword: 'cloudPassword.empty' } },
    ],
    [
      'returns to a phrase that is not of this wallet',
      busy,
      { type: 'failed', error: new SigningError('wrong_seed_phrase') },
      { step: 'phrase', isBusy: false, phraseProblem: { reason: 'mismatch' }, failure: null },
    ],
    [
      'returns to a phrase that the service names',
      busy,
      { type: 'failed', error: named('seedPhrase') },
      { step: 'phrase', isBusy: false, failure: { fields: { seedPhrase: ['No.'] } } },
    ],
    [
      'stays with a password that the service names',
      busy,
      { type: 'failed', error: named('newPassword') },
      { step: 'password', isBusy: false, failure: { fields: { newPassword: ['No.'] } } },
    ],
    [
      'stays where it is after any other failure',
      busy,
      { type: 'failed', error: unknown },
      { step: 'password', isBusy: false, failure: unknown },
    ],
    [
      'clears the errors of the field that is corrected and no other',
      refused,
      { type: 'field-changed', field: 'newPassword' },
      { invalid: { consent: 'common.required' } },
    ],
    [
      'clears the errors of the phrase that is corrected',
      mismatch,
      { type: 'field-changed', field: 'seedPhrase' },
      { phraseProblem: null },
    ],
    [
      'keeps what is held against the phrase while another field changes',
      mismatch,
      { type: 'field-changed', field: 'consent' },
      { phraseProblem: { reason: 'mismatch' } },
    ],
    [
      'forgets a refusal of the service when its field is corrected',
      play(busy, { type: 'failed', error: named('newPassword') }),
      { type: 'field-changed', field: 'newPassword' },
      { failure: null },
    ],
    [
      'keeps a refusal of the service that names no field',
      play(busy, { type: 'failed', error: unknown }),
      { type: 'field-changed', field: 'newPassword' },
      { failure: unknown },
    ],
    ['goes back to the phrase', refused, { type: 'went-back' }, { step: 'phrase', invalid: {} }],
    ['does not go back while it asks', busy, { type: 'went-back' }, { step: 'password' }],
    ['has nothing before the phrase', start, { type: 'went-back' }, start],
    ['ends with the new password', busy, { type: 'reset' }, { step: 'done', isBusy: false }],
    ['does not end before the password', start, { type: 'reset' }, { step: 'phrase' }],
  ])('%s', (_, from, event, expected) => {
    const next = reduceResetPassword(from, event);
    expect(next).toMatchObject(expected);
    if ('invalid' in expected) expect(next.invalid).toEqual(expected.invalid);
  });
});
