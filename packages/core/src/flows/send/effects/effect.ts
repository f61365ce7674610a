import type { BillfoldClient } from '../../../create-client.ts';
import type { SendEvent } from '../events.ts';
import type { SendModel } from '../model.ts';

/** Part of the flow that loads data as the model changes. */
export interface Effect {
  /** Loads the data that the model needs now and did not need `before`. */
  onChange(before: SendModel): void;
}

/** Flow as its effects see it. */
export interface EffectContext {
  readonly client: BillfoldClient;
  readonly walletId: string;
  readonly get: () => SendModel;
  readonly dispatch: (event: SendEvent) => void;
  /** Aborted when the flow is disposed. */
  readonly signal: AbortSignal;
}
