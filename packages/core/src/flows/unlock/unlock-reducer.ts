import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import { clearErrors } from '../refused-field.ts';
import type { UnlockChoices, UnlockEvent, UnlockState } from './unlock-state.ts';

export function reduceUnlock(state: UnlockState, event: UnlockEvent): UnlockState {
  switch (event.type) {
    case 'changed':
      return state.status === 'editing' ? change(state, event.change) : state;
    case 'field-changed':
      return {
        ...state,
        invalid: clearErrors(state.invalid, [event.field]),
        phraseProblem: event.field === 'seedPhrase' ? null : state.phraseProblem,
      };
    case 'refused':
      return { ...settled(state), invalid: event.invalid };
    case 'phrase-refused':
      return { ...settled(state), phraseProblem: event.problem };
    case 'submitted':
      return { ...settled(state), status: 'submitting' };
    case 'failed':
      return fail(settled(state), event.error);
    case 'unlocked':
      return { ...settled(state), status: 'unlocked' };
    default:
      event satisfies never;
      return state;
  }
}

/** The other screen begins with nothing held against it. */
function change(state: UnlockState, changed: Partial<UnlockChoices>): UnlockState {
  const isOther = changed.method !== undefined && changed.method !== state.method;
  return { ...(isOther ? settled(state) : state), ...changed };
}

function fail(state: UnlockState, error: AnyBillfoldError): UnlockState {
  return isErrorCode(error, 'wrong_seed_phrase')
    ? { ...state, phraseProblem: { reason: 'mismatch' } }
    : { ...state, failure: error };
}

function settled(state: UnlockState): UnlockState {
  return { ...state, status: 'editing', invalid: {}, phraseProblem: null, failure: null };
}
