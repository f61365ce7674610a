import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import { clearErrors } from '../refused-field.ts';
import { initialSignIn, type SignInEvent, type SignInState } from './sign-in-state.ts';

/** Wrong codes after which sign-in starts again. */
export const maximumWrongCodes = 5;

export function reduceSignIn(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'email-changed':
      return changeEmail(state, event.text);
    case 'refused':
      return { ...state, invalid: event.invalid, failure: null };
    case 'submitted':
      return { ...state, status: 'submitting', invalid: {}, failure: null };
    case 'failed':
      return fail({ ...state, status: 'editing', failure: event.error }, event.error);
    case 'code-kind-chosen':
      if (state.status !== 'editing') return state;
      return { ...state, codeKind: event.codeKind, invalid: {}, failure: null };
    case 'went-back':
      if (state.status !== 'editing') return state;
      return { ...initialSignIn(), email: state.email };
    case 'signed-in':
      return { ...state, status: 'signed-in' };
    default:
      event satisfies never;
      return state;
  }
}

/** The code belongs to one email: another one starts again. */
function changeEmail(state: SignInState, email: string): SignInState {
  if (state.step === 'two-factor')
    return state.status === 'editing' ? { ...initialSignIn(), email } : state;
  return { ...state, email, invalid: clearErrors(state.invalid, ['email']) };
}

function fail(state: SignInState, error: AnyBillfoldError): SignInState {
  if (isErrorCode(error, 'two_factor_required')) return { ...state, step: 'two-factor' };
  if (!isErrorCode(error, 'api')) return state;
  const restarted = { ...initialSignIn(), email: state.email, failure: error };
  switch (error.serverCode) {
    case 'two_factor_invalid': {
      const wrongCodes = state.wrongCodes + 1;
      return wrongCodes < maximumWrongCodes ? { ...state, wrongCodes } : restarted;
    }
    case 'invalid_credentials':
      return restarted;
    default:
      return state;
  }
}
