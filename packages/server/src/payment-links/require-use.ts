import type { Db } from '../db/open-database.ts';
import { requireActive } from './link-state.ts';
import { countUsesOf, lockLink, type NamedLink } from './link-store.ts';

/**
 * Refuses to open a payment again when the others of its link have taken its use.
 * @throws {ApiError} 409 LINK_USED_UP
 */
export async function requireUse(tx: Db, named: NamedLink, now: Date): Promise<void> {
  const link = await lockLink(tx, named);
  requireActive(link, { ...(await countUsesOf(tx, link.id)), now });
}
