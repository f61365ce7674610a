import type { Db } from '../db/open-database.ts';
import { announce } from '../events/announce.ts';

/** Notifies the streams of a user that they may have another role, or none. */
export function announceRole(tx: Db, userId: string): Promise<void> {
  return announce(tx, { topic: 'sessions', payload: {}, userId });
}
