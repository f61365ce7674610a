import { clearErrors } from '../refused-field.ts';
import type { NewWalletEvent, NewWalletPlace, NewWalletState } from './new-wallet-state.ts';

export function reduceNewWallet(state: NewWalletState, event: NewWalletEvent): NewWalletState {
  switch (event.type) {
    case 'drafted':
      return {
        ...state,
        draft: { ...state.draft, ...event.change },
        invalid: clearErrors(state.invalid, Object.keys(event.change)),
      };
    case 'field-changed':
      return {
        ...state,
        invalid: clearErrors(state.invalid, [event.field]),
        phraseProblem: event.field === 'phrase' ? null : state.phraseProblem,
      };
    case 'refused':
      return { ...settled(state), invalid: event.invalid };
    case 'phrase-refused':
      return { ...settled(state), phraseProblem: event.problem };
    case 'called':
      return { ...settled(state), isBusy: true };
    case 'failed':
      return { ...settled(state), failure: event.error };
    case 'finish-chosen':
      return {
        ...settled(state),
        draft: { ...state.draft, kind: 'finish' },
        place: { step: 'enter-phrase', walletId: event.walletId, name: event.name },
      };
    case 'went-on':
      return { ...settled(state), place: event.to };
    case 'went-back':
      return goBack(state);
    default:
      event satisfies never;
      return state;
  }
}

/** Nothing under way and nothing held against what was entered. */
function settled(state: NewWalletState): NewWalletState {
  return { ...state, isBusy: false, invalid: {}, phraseProblem: null, failure: null };
}

function goBack(state: NewWalletState): NewWalletState {
  const place = placeBefore(state.place);
  if (place === null || state.isBusy) return state;
  const { kind } = state.draft;
  const draft = kind === 'finish' ? ({ ...state.draft, kind: 'create' } as const) : state.draft;
  return { ...settled(state), draft, place };
}

/** Null where there is no way back: a wallet that was made is not made again. */
export function placeBefore(place: NewWalletPlace): NewWalletPlace | null {
  switch (place.step) {
    case 'password':
    case 'enter-phrase':
      return { step: 'name' };
    case 'import-phrase':
      return { step: 'password' };
    case 'confirm-phrase':
      return { step: 'show-phrase', walletId: place.walletId };
    case 'name':
    case 'show-phrase':
    case 'accounts':
    case 'done':
      return null;
    default:
      place satisfies never;
      return null;
  }
}
