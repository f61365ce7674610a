import type { SendState, SendStep } from '@billfold/core';

/** What the dialog shows: a step, or what stands in place of all of them. */
export type SendView = SendStep | Exclude<SendState['status'], 'ready'>;

export function sendView(state: SendState | null): SendView {
  if (state === null) return 'loading';
  return state.status === 'ready' ? state.step : state.status;
}

const laterSteps = ['amount', 'review', 'sign', 'result'] as const;
/** A step after the first: its code comes while the first is filled in. */
export type LaterView = (typeof laterSteps)[number];

export function isLaterView(view: SendView): view is LaterView {
  return (laterSteps as readonly SendView[]).includes(view);
}
