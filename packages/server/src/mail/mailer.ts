import type { Db } from '../db/open-database.ts';
import { mailOutbox } from '../db/schema.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Writes a mail in the transaction of what it tells about. With MAILER=outbox standing there is
 * its delivery: read it at /dev/outbox.
 */
export async function queueMail(db: Db, platform: ServerPlatform, mail: Mail): Promise<void> {
  await db.insert(mailOutbox).values({ id: platform.newId(), ...mail, createdAt: nowOf(platform) });
}
