import type { SendEvent } from './send-event.ts';
import type { SendField, SendModel } from './send-model.ts';

/**
 * The fields that the host has fixed: shown, not changed. One that it locked without a value that
 * can be used is left open, or nobody could go on.
 */
export function lockedFields({ start, accountId }: SendModel): readonly SendField[] {
  const { lock = [], prefill = {} } = start;
  return lock.filter((field) => {
    switch (field) {
      case 'account':
        return prefill.accountId !== undefined && prefill.accountId === accountId;
      case 'recipient':
        return prefill.recipient !== undefined;
      case 'amount':
        return prefill.amount !== undefined || prefill.amountUsd !== undefined;
      case 'feePriority':
        return true;
      default:
        return field satisfies never;
    }
  });
}

/** Whether `event` would change one of them. */
export function isLocked(model: SendModel, { type }: SendEvent): boolean {
  const field = changedBy[type];
  return field !== undefined && lockedFields(model).includes(field);
}

const changedBy: Readonly<Partial<Record<SendEvent['type'], SendField>>> = {
  'account-selected': 'account',
  'recipient-changed': 'recipient',
  'amount-changed': 'amount',
  'usd-changed': 'amount',
  'maximum-taken': 'amount',
  'edited-switched': 'amount',
  'priority-changed': 'feePriority',
};
