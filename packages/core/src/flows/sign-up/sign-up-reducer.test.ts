import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../errors/error-kinds.ts';
import { reduceSignUp } from './sign-up-reducer.ts';
import { initialSignUp, type SignUpEvent, type SignUpState } from './sign-up-state.ts';

const start = initialSignUp();
const failure = new NetworkError('network');
const refused: SignUpState = {
  ...start,
  invalid: { email: 'auth.email.invalid', password: 'common.required' },
  failure,
};

describe('reduceSignUp', () => {
  it.each<[string, SignUpState, SignUpEvent, Partial<SignUpState>]>([
    [
      'takes what is typed, and clears the errors of that field alone',
      refused,
      { type: 'changed', change: { email: 'ada@example.com' } },
      {
        values: { ...start.values, email: 'ada@example.com' },
        invalid: { password: 'common.required' },
      },
    ],
    [
      'clears the errors of the password, which it does not hold',
      refused,
      { type: 'password-changed' },
      { values: start.values, invalid: { email: 'auth.email.invalid' } },
    ],
    [
      'names the refused fields in place of an older failure',
      { ...start, failure },
      { type: 'refused', invalid: { name: 'common.required' } },
      { status: 'editing', invalid: { name: 'common.required' }, failure: null },
    ],
    [
      'is submitting with nothing held against it',
      refused,
      { type: 'submitted' },
      { status: 'submitting', invalid: {}, failure: null },
    ],
    [
      'is edited again after a failure',
      { ...start, status: 'submitting' },
      { type: 'failed', error: failure },
      { status: 'editing', failure, values: start.values },
    ],
    [
      'ends registered',
      { ...start, status: 'submitting' },
      { type: 'registered' },
      { status: 'registered' },
    ],
  ])('%s', (_, from, event, expected) => {
    expect(reduceSignUp(from, event)).toEqual({ ...from, ...expected });
  });
});
