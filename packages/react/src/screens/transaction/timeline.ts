import type { Transaction } from '@billfold/core/contract';
import type { MessageKey } from '@billfold/core/i18n';

export interface TimelineStep {
  readonly name: 'created' | 'block' | 'confirmed' | 'ended';
  readonly label: MessageKey;
  readonly state: 'done' | 'now' | 'ahead' | 'failed';
}

type Facts = Pick<Transaction, 'type' | 'status' | 'blockHeight'>;

/** Builds the steps of a transaction with its current one. A failed transaction ends with its reason. */
export function timelineOf({ type, status, blockHeight }: Facts): readonly TimelineStep[] {
  const isReceived = type === 'RECEIVED';
  const created: TimelineStep = {
    name: 'created',
    label: isReceived ? 'transaction.step.created.RECEIVED' : 'transaction.step.created.SENT',
    state: 'done',
  };
  switch (status) {
    case 'FAILED':
    case 'DROPPED':
    case 'REPLACED':
      return [created, { name: 'ended', label: `transaction.step.${status}`, state: 'failed' }];
    case 'PENDING':
    case 'CONFIRMING':
    case 'CONFIRMED':
      return [created, inBlock(blockHeight), confirmed(status, blockHeight)];
    default:
      status satisfies never;
      return [created];
  }
}

function inBlock(blockHeight: number | null): TimelineStep {
  return blockHeight === null
    ? { name: 'block', label: 'transaction.step.block', state: 'now' }
    : { name: 'block', label: 'transaction.step.block.height', state: 'done' };
}

function confirmed(
  status: 'PENDING' | 'CONFIRMING' | 'CONFIRMED',
  blockHeight: number | null,
): TimelineStep {
  const next = blockHeight === null ? 'ahead' : 'now';
  const state = status === 'CONFIRMED' ? 'done' : next;
  return { name: 'confirmed', label: 'transaction.step.confirmed', state };
}
