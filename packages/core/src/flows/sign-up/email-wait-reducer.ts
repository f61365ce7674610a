/** Countdown to the next verification mail that may be requested. */
export type Resend =
  | { readonly status: 'counting'; readonly seconds: number }
  | { readonly status: 'ready' }
  | { readonly status: 'sending' };

export interface EmailWaitState {
  readonly status: 'waiting' | 'verified';
  readonly resend: Resend;
}

export type EmailWaitEvent =
  | { readonly type: 'second-passed' }
  | { readonly type: 'resending' }
  | { readonly type: 'resent' }
  | { readonly type: 'resend-failed' }
  | { readonly type: 'verified' };

/** Intervals: one mail in 60 s, one poll in 5 s. */
export const emailWaitTimes = { resendSeconds: 60, pollMs: 5_000 } as const;

export function initialEmailWait(secondsToResend: number): EmailWaitState {
  return { status: 'waiting', resend: counting(secondsToResend) };
}

export function reduceEmailWait(state: EmailWaitState, event: EmailWaitEvent): EmailWaitState {
  switch (event.type) {
    case 'second-passed':
      return state.resend.status === 'counting'
        ? { ...state, resend: counting(state.resend.seconds - 1) }
        : state;
    case 'resending':
      return { ...state, resend: { status: 'sending' } };
    case 'resent':
      return { ...state, resend: counting(emailWaitTimes.resendSeconds) };
    case 'resend-failed':
      return { ...state, resend: { status: 'ready' } };
    case 'verified':
      return { ...state, status: 'verified' };
    default:
      event satisfies never;
      return state;
  }
}

function counting(seconds: number): Resend {
  return seconds > 0 ? { status: 'counting', seconds } : { status: 'ready' };
}
