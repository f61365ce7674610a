import type { ReceiveState } from '@billfold/core';

/** What the dialog shows: a step, or what stands in place of it. */
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
