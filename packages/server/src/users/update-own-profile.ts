import type { Data, UpdateUser, UserProfile } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { users } from '../db/schema.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { findTimeZone } from '../platform/find-time-zone.ts';
import { requireUser, toUser } from './user-store.ts';

/** Updates the profile; an empty change reads it. @throws {ApiError} 400 VALIDATION_FAILED */
export async function updateOwnProfile(
  { db }: ServiceContext,
  userId: string,
  changes: UpdateUser,
): Promise<Data<UserProfile>> {
  const known = validate(changes);
  if (Object.keys(known).length > 0) await db.update(users).set(known).where(eq(users.id, userId));
  const user = await requireUser(db, userId);
  return { data: { ...toUser(user), timezone: user.timezone, theme: user.theme } };
}

/** The contract knows the form of these names; whether they name anything, only this runtime. */
function validate(changes: UpdateUser): UpdateUser {
  const { timezone, locale } = changes;
  if (timezone !== undefined && timezone !== null && findTimeZone(timezone) === null)
    throw fieldRefused('timezone', { message: 'Not a time zone' });
  if (locale === undefined) return changes;
  const [canonical] = localesOf(locale);
  if (canonical === undefined) throw fieldRefused('locale', { message: 'Not a language' });
  return { ...changes, locale: canonical };
}

function localesOf(tag: string): readonly string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}
