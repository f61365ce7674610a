import type { SendEvent } from './events.ts';
import type { SendField, SendModel } from './model.ts';

/**
 * The fields that the host has fixed: shown, not changed. One that it locked without a value that
 * can be used is left open, or nobody could go on.
 */
export function lockedFields({ start, accountId }: SendModel): readonly SendField[] {
  const { lock = [], prefill = {} } = start;
  // Five of one asset are not five of another.
  const isOfAsset = lock.includes('amount') && prefill.amount !== undefined;
  const wanted = isOfAsset && !lock.includes('asset') ? [...lock, 'asset' as const] : lock;
  return wanted.filter((field) => {
    switch (field) {
      case 'account':
        return prefill.accountId !== undefined && prefill.accountId === accountId;
      case 'asset':
      case 'feePriority':
        return true;
      case 'recipient':
        return prefill.recipient !== undefined;
      case 'memo':
        return prefill.memo !== undefined;
      case 'amount':
        return prefill.amount !== undefined || prefill.amountUsd !== undefined;
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
  'asset-selected': 'asset',
  'recipient-changed': 'recipient',
  'memo-changed': 'memo',
  'amount-changed': 'amount',
  'usd-changed': 'amount',
  'maximum-taken': 'amount',
  'edited-switched': 'amount',
  'priority-changed': 'feePriority',
  'custom-rate-changed': 'feePriority',
};
