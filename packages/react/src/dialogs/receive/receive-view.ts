import type { ReceiveState } from '@billfold/core/flows';

/** View of the Receive dialog: a step, or its loading, empty or failed state. */
export type ReceiveView =
  | 'loading'
  | 'failed'
  | 'empty'
  | 'account'
  | 'address-loading'
  | 'address-failed'
  | 'address';

export function receiveView(state: ReceiveState | null): ReceiveView {
  if (state === null) return 'loading';
  if (state.status !== 'ready') return state.status;
  if (state.step === 'account') return 'account';
  if (state.address) return 'address';
  return state.problem ? 'address-failed' : 'address-loading';
}
