import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import { userExports } from '../db/schema.ts';
import { queueMail } from '../mail/mailer.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import { nowOf } from '../platform/server-platform.ts';
import { findUser } from '../users/user-store.ts';
import { collectUserData } from './collect-user-data.ts';
import { zipArchive } from './zip-archive.ts';

const keptMs = 7 * 24 * 3_600_000;
const mostAttempts = 5;

/** Creates the file of an export and notifies its user. A second run creates it again. */
export function createExportHandler(context: ServiceContext): OutboxHandler {
  return async ({ payload, attempts }) => {
    const { id } = z.parse(request, payload);
    try {
      await makeExport(context, id);
    } catch (error) {
      if (attempts < mostAttempts) throw error;
      await context.db.update(userExports).set({ status: 'FAILED' }).where(eq(userExports.id, id));
    }
    return { outcome: 'done' };
  };
}

async function makeExport(context: ServiceContext, id: string): Promise<void> {
  const { db, platform } = context;
  const [row] = await db
    .update(userExports)
    .set({ status: 'RUNNING' })
    .where(and(eq(userExports.id, id), inArray(userExports.status, ['QUEUED', 'RUNNING'])))
    .returning({ userId: userExports.userId });
  const user = row && (await findUser(db, row.userId));
  if (user === undefined) return;
  const readyAt = nowOf(platform);
  const content = zipArchive(await collectUserData(db, user.id), readyAt);
  const expiresAt = new Date(readyAt.getTime() + keptMs);
  await db.transaction(async (tx) => {
    await tx
      .update(userExports)
      .set({ status: 'READY', readyAt, expiresAt, sizeBytes: content.length, content })
      .where(eq(userExports.id, id));
    await queueMail(tx, context, {
      to: user,
      write: ({ text }) => ({
        subject: text('export.subject'),
        paragraphs: [
          text('export.text'),
          { link: `${context.publicUrl}/account/platform`, label: text('export.open') },
          text('export.notYou'),
        ],
      }),
    });
  });
}

const request = z.object({ id: z.string() });
