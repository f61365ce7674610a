import { clearErrors } from '../refused-field.ts';
import type { SignUpEvent, SignUpState } from './sign-up-state.ts';

export function reduceSignUp(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.type) {
    case 'changed':
      return {
        ...state,
        values: { ...state.values, ...event.change },
        invalid: clearErrors(state.invalid, Object.keys(event.change)),
      };
    case 'password-changed':
      return { ...state, invalid: clearErrors(state.invalid, ['password']) };
    case 'refused':
      return { ...state, invalid: event.invalid, failure: null };
    case 'submitted':
      return { ...state, status: 'submitting', invalid: {}, failure: null };
    case 'failed':
      return { ...state, status: 'editing', failure: event.error };
    case 'registered':
      return { ...state, status: 'registered' };
    default:
      event satisfies never;
      return state;
  }
}
