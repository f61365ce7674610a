import type { SendState, SendStep } from '@billfold/core';

/** View of the dialog: a step, or the state in place of the steps. */
export type SendView = SendStep | Exclude<SendState['status'], 'ready'>;

export function sendView(state: SendState | null): SendView {
  if (state === null) return 'loading';
  return state.status === 'ready' ? state.step : state.status;
}
