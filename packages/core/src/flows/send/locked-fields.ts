import type { SendEvent } from './events.ts';
import type { SendField, SendModel } from './model.ts';

/**
 * Returns the fields that the host locked: shown, but not editable. A locked field without a usable
 * value stays editable, because the sender could not continue otherwise.
 */
export function lockedFields({ start, accountId }: SendModel): readonly SendField[] {
  const { lock = [], prefill = {} } = start;
  // An amount is in units of its asset, so it locks the asset as well.
  const isOfAsset = lock.includes('amount') && prefill.amount !== undefined;
  const fields = isOfAsset && !lock.includes('asset') ? [...lock, 'asset' as const] : lock;
  return fields.filter((field) => {
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

/** Tells whether `event` would change a locked field. */
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
  'maximum-set': 'amount',
  'edited-switched': 'amount',
  'priority-changed': 'feePriority',
  'custom-rate-changed': 'feePriority',
};
