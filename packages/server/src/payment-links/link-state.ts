import type { PaymentLinkState } from '@billfold/core/contract';
import { ApiError } from '../platform/api-error.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import type { LinkRow } from './link-store.ts';

export interface LinkMoment {
  readonly uses: number;
  readonly now: Date;
}

/** Returns the state of a link, given how many of its payments are open or paid. */
export function linkStateOf(
  { archivedAt, isActive, dueAt, maxUses }: LinkRow,
  { uses, now }: LinkMoment,
): PaymentLinkState {
  if (archivedAt !== null) return 'ARCHIVED';
  if (!isActive) return 'PAUSED';
  if (dueAt !== null && now >= dueAt) return 'EXPIRED';
  return maxUses !== null && uses >= maxUses ? 'USED_UP' : 'ACTIVE';
}

/**
 * Refuses a new payment by a link that takes none.
 * @throws {ApiError} 409 LINK_PAUSED, LINK_USED_UP; 410 LINK_EXPIRED, LINK_ARCHIVED
 */
export function requireActive(link: LinkRow, moment: LinkMoment): void {
  const state = linkStateOf(link, moment);
  if (state === 'ACTIVE') return;
  const [status, sentence] = refusals[state];
  throw new ApiError(status, `LINK_${state}`, {
    message: 'This link is closed',
    errors: [sentence],
  });
}

const refusals: Readonly<
  Record<Exclude<PaymentLinkState, 'ACTIVE'>, readonly [status: number, sentence: RefusalText]>
> = {
  PAUSED: [409, 'The business has paused this link. Try again later.'],
  USED_UP: [409, 'This link has been paid as often as it may be.'],
  EXPIRED: [410, 'The due date of this link is over. Ask the business for a new one.'],
  ARCHIVED: [410, 'The business has closed this link.'],
};
