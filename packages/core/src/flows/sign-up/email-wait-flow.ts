import type { User } from '../../contract/auth/auth.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import { toBillfoldError } from '../../errors/to-billfold-error.ts';
import type { Schedule } from '../../platform/platform.ts';
import { repeat } from '../../state/repeat.ts';
import { createFlowStore, type Flow, type FlowStore } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import {
  type EmailWaitEvent,
  type EmailWaitState,
  emailWaitTimes,
  initialEmailWait,
  reduceEmailWait,
} from './email-wait-reducer.ts';

export interface EmailWaitActions {
  /** Asks every 5 s until the email is verified; the returned function stops it. */
  watch(): () => void;
  /** Asks now, as when the page gets the focus back. */
  check(): Promise<void>;
  /** Sends the mail again, at most once in 60 s. True when it was sent. */
  resend(): Promise<boolean>;
}
export type EmailWaitResult =
  | { readonly status: 'verified'; readonly user: User }
  | { readonly status: 'dismissed' };

export interface EmailWaitFlowOptions {
  /** User with an unverified email. Signing up has sent the first mail. */
  readonly user: Pick<User, 'createdAt'>;
  readonly onError?: (error: AnyBillfoldError) => void;
}

/** Creates the flow of 'Check your email', which polls until the link was opened on any device. */
export function createEmailWaitFlow(
  client: BillfoldClient,
  { user, onError }: EmailWaitFlowOptions,
): Flow<EmailWaitState, EmailWaitActions, EmailWaitResult> {
  const { clock, schedule } = client.platform;
  const store = createFlowStore<EmailWaitState, EmailWaitEvent>(
    () => initialEmailWait(secondsLeft(user.createdAt, clock.now())),
    reduceEmailWait,
  );
  const abort = new AbortController();
  const result = settleOnce<EmailWaitResult>();
  const context: EmailWaitContext = {
    client,
    store,
    signal: abort.signal,
    onVerified: (verified) => result.settle({ status: 'verified', user: verified }),
    onError: (error) => onError?.(error),
  };
  return {
    getState: store.get,
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      watch: () => {
        const stop = keepWatch(schedule, {
          onSecond: () => store.dispatch({ type: 'second-passed' }),
          onTurn: () => check(context),
        });
        void result.promise.then(stop);
        return stop;
      },
      check: () => check(context),
      resend: () => resend(context),
    },
    dispose: () => {
      abort.abort();
      result.settle({ status: 'dismissed' });
    },
  };
}

interface EmailWaitContext {
  readonly client: BillfoldClient;
  readonly store: FlowStore<EmailWaitState, EmailWaitEvent>;
  readonly signal: AbortSignal;
  readonly onVerified: (user: User) => void;
  readonly onError: (error: AnyBillfoldError) => void;
}

async function check(context: EmailWaitContext): Promise<void> {
  const { client, store, signal, onVerified } = context;
  try {
    const data = await client.user.get({ signal });
    if (!data.isEmailVerified || signal.aborted) return;
    store.dispatch({ type: 'verified' });
    onVerified(data);
  } catch (cause) {
    report(context, cause);
  }
}

async function resend(context: EmailWaitContext): Promise<boolean> {
  const { client, store, signal } = context;
  if (store.get().resend.status !== 'ready') return false;
  store.dispatch({ type: 'resending' });
  try {
    await client.auth.resendVerification({ signal });
    store.dispatch({ type: 'resent' });
    return true;
  } catch (cause) {
    store.dispatch({ type: 'resend-failed' });
    report(context, cause);
    return false;
  }
}

function report({ signal, onError }: EmailWaitContext, cause: unknown): void {
  const error = toBillfoldError(cause);
  if (!signal.aborted && !isErrorCode(error, 'aborted')) onError(error);
}

function keepWatch(
  schedule: Schedule,
  tasks: { readonly onSecond: () => void; readonly onTurn: () => Promise<void> },
): () => void {
  const stopCounting = repeat({ schedule, restMs: () => 1_000, task: tasks.onSecond });
  const stopAsking = repeat({ schedule, restMs: () => emailWaitTimes.pollMs, task: tasks.onTurn });
  return () => {
    stopCounting();
    stopAsking();
  };
}

/** A clock that runs apart from the service's is held within one countdown. */
function secondsLeft(createdAt: Date, nowMs: number): number {
  const passed = Math.floor((nowMs - createdAt.getTime()) / 1_000);
  return Math.min(Math.max(emailWaitTimes.resendSeconds - passed, 0), emailWaitTimes.resendSeconds);
}
