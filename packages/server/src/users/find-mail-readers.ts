import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { users } from '../db/schema.ts';
import type { MailReader } from '../mail/mailer.ts';
import { normalizeEmail } from './normalize-email.ts';

/** Finds the language of each address: that of the user who verified it, or English. */
export async function findMailReaders(
  db: Db,
  emails: readonly string[],
): Promise<readonly MailReader[]> {
  const found = await db
    .select({ emailNorm: users.emailNorm, locale: users.locale })
    .from(users)
    .where(
      and(
        inArray(users.emailNorm, emails.map(normalizeEmail)),
        isNotNull(users.emailVerifiedAt),
        isNull(users.deletedAt),
      ),
    );
  const locales = new Map(found.map(({ emailNorm, locale }) => [emailNorm, locale]));
  return emails.map((email) => ({ email, locale: locales.get(normalizeEmail(email)) ?? 'en' }));
}
