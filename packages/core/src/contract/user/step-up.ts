import type { Endpoint } from '../schema.ts';
import { nothing } from '../values.ts';

/**
 * Proof of identity that sensitive calls ask for, unless the session was stepped up within 15
 * minutes. Without it they answer 403 STEP_UP_REQUIRED, whose `fields` name the missing ones.
 */
export interface StepUpProof {
  /** The sign-in password; absent or null for a user who has none. */
  readonly password?: string | null;
  /** A two-factor code or a recovery code, for a user with two-factor on. */
  readonly code?: string | null;
}

/** Steps the session up for 15 minutes, for calls whose requests have no fields for the proof. */
export const stepUp: Endpoint<unknown, unknown, StepUpProof, null> = {
  method: 'POST',
  path: '/v1/user/step-up',
  status: 204,
  secret: true,
  response: nothing,
};
