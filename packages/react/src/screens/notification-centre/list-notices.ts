import type {
  NotificationChoice,
  NotificationEvent,
  SecurityEvent,
  Transaction,
} from '@billfold/core/contract';

/** Notice of an event that is also reported by email. */
export type Notice = {
  /** Another one when the same transaction is confirmed. */
  readonly id: string;
  readonly at: Date;
} & (
  | { readonly event: 'RECEIVED' | 'SENT' | 'CONFIRMED'; readonly transaction: Transaction }
  | { readonly event: 'NEW_DEVICE' | 'SECURITY_CHANGED' }
);

export interface NoticeSources {
  readonly transactions: readonly Transaction[];
  readonly securityEvents: readonly SecurityEvent[];
  /** Notification settings of the user; every notice is listed while they are unknown. */
  readonly choices: readonly NotificationChoice[];
}

const most = 20;
/** Ordinary comings and goings. */
const quiet: readonly string[] = ['SIGNED_UP', 'SIGNED_IN', 'SIGNED_OUT', 'SESSION_ENDED'];

/** The newest first. */
export function listNotices(sources: NoticeSources): readonly Notice[] {
  const { transactions, securityEvents, choices } = sources;
  const isWanted = (event: NotificationEvent): boolean =>
    choices.find((choice) => choice.event === event)?.inApp !== false;
  return [
    ...transactions.flatMap((transaction) => noticesOf(transaction, isWanted)),
    ...securityEvents.flatMap((each) => noticesAbout(each, isWanted)),
  ]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, most);
}

type IsWanted = (event: NotificationEvent) => boolean;

/** One for each transaction, of the furthest that it came. */
function noticesOf(transaction: Transaction, isWanted: IsWanted): readonly Notice[] {
  const { id, type, status, createdAt, isSpam } = transaction;
  if (isSpam) return [];
  const own = type === 'RECEIVED' ? 'RECEIVED' : 'SENT';
  const isConfirmed = status === 'CONFIRMED' && isWanted('CONFIRMED');
  const event = isConfirmed ? 'CONFIRMED' : own;
  return isWanted(event) ? [{ id: `${id} ${event}`, at: createdAt, event, transaction }] : [];
}

function noticesAbout({ id, type, at }: SecurityEvent, isWanted: IsWanted): readonly Notice[] {
  if (quiet.includes(type)) return [];
  const event = type === 'SIGNED_IN_ON_NEW_DEVICE' ? 'NEW_DEVICE' : 'SECURITY_CHANGED';
  return isWanted(event) ? [{ id, at, event }] : [];
}
