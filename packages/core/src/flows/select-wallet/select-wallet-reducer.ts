import type { SelectWalletEvent, SelectWalletState } from './select-wallet-state.ts';

export function reduceSelectWallet(
  state: SelectWalletState,
  event: SelectWalletEvent,
): SelectWalletState {
  switch (event.type) {
    case 'loading':
      return { ...state, status: 'loading', failure: null };
    case 'loaded':
      return { ...state, status: 'ready', wallets: event.wallets, failure: null };
    case 'failed':
      return { ...state, status: 'failed', failure: event.error };
    case 'worth-loaded':
      return { ...state, worths: { ...state.worths, [event.walletId]: event.worth } };
    case 'search-changed':
      return { ...state, search: event.text };
    case 'chosen':
      return { ...state, status: 'chosen' };
    default:
      event satisfies never;
      return state;
  }
}
