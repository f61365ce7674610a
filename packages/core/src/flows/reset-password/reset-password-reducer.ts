import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import { clearErrors, namesField } from '../refused-field.ts';
import type {
  ResetPasswordEvent,
  ResetPasswordField,
  ResetPasswordState,
} from './reset-password-state.ts';

/** Returns the state after `event`: the whole behaviour of the Reset Cloud Encryption Password dialog (R-RPW). */
export function reduceResetPassword(
  state: ResetPasswordState,
  event: ResetPasswordEvent,
): ResetPasswordState {
  switch (event.type) {
    case 'field-changed':
      return clearFieldError(state, event.field);
    case 'called':
      return { ...settled(state), isBusy: true };
    case 'phrase-refused':
      return { ...settled(state), step: 'phrase', phraseProblem: event.problem };
    case 'phrase-accepted':
      return state.step === 'phrase' ? { ...settled(state), step: 'password' } : state;
    case 'refused':
      return { ...settled(state), invalid: event.invalid };
    case 'failed':
      return fail(state, event.error);
    case 'went-back':
      return state.step === 'password' && !state.isBusy
        ? { ...settled(state), step: 'phrase' }
        : state;
    case 'reset':
      return state.step === 'password' ? { ...settled(state), step: 'done' } : state;
    default:
      return event satisfies never;
  }
}

/** Nothing under way and nothing held against what was entered. */
function settled(state: ResetPasswordState): ResetPasswordState {
  return { ...state, isBusy: false, invalid: {}, phraseProblem: null, failure: null };
}

/** Clears the errors of a field, when it is edited. */
function clearFieldError(state: ResetPasswordState, field: ResetPasswordField): ResetPasswordState {
  return {
    ...state,
    invalid: clearErrors(state.invalid, [field]),
    phraseProblem: field === 'seedPhrase' ? null : state.phraseProblem,
    failure: namesField(state.failure, field) ? null : state.failure,
  };
}

/** Returns to the phrase step where the service refused the phrase. */
function fail(state: ResetPasswordState, error: AnyBillfoldError): ResetPasswordState {
  if (isErrorCode(error, 'wrong_seed_phrase'))
    return { ...settled(state), step: 'phrase', phraseProblem: { reason: 'mismatch' } };
  const step = namesField(error, 'seedPhrase') ? 'phrase' : state.step;
  return { ...settled(state), step, failure: error };
}
