import { forgive } from '../refused-field.ts';
import type { SignInEvent, SignInState } from './sign-in-state.ts';

export function reduceSignIn(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'email-changed':
      return { ...state, email: event.text, invalid: forgive(state.invalid, ['email']) };
    case 'refused':
      return { ...state, invalid: event.invalid, failure: null };
    case 'submitted':
      return { ...state, status: 'submitting', invalid: {}, failure: null };
    case 'failed':
      return { ...state, status: 'editing', failure: event.error };
    case 'signed-in':
      return { ...state, status: 'signed-in' };
    default:
      event satisfies never;
      return state;
  }
}
