import { max } from 'drizzle-orm';
import { createServer, type ServerOptions } from './create-server.ts';
import type { Db } from './db/open-database.ts';
import { sandboxBlocks, users } from './db/schema.ts';
import {
  type DemoCredentials,
  readCredentials,
  writeCredentials,
} from './demo/demo-credentials.ts';
import { demoDays } from './demo/demo-story.ts';
import type { DemoSpan } from './demo/demo-world.ts';
import { liveDemoStory } from './demo/live-demo-story.ts';
import { noSendRules } from './platform/send-settings.ts';
import { findUserByEmail } from './users/user-store.ts';

/**
 * Gives a sandbox that nobody uses yet a wallet to look around in, before the server listens.
 * Answers what opens it for as long as its file is kept.
 */
export async function provideDemo(
  options: ServerOptions,
  directory: string,
): Promise<DemoCredentials | null> {
  const { db } = options;
  if ((await db.$count(users)) === 0) await makeDemo(options, directory);
  const credentials = readCredentials(directory);
  if (credentials === null) return null;
  const user = await findUserByEmail(db, credentials.email);
  return user === undefined ? null : credentials;
}

/**
 * In one transaction, so that a crash leaves nothing of it and the next start begins again. The
 * file comes before the commit: without it nobody could open what was made.
 */
async function makeDemo(options: ServerOptions, directory: string): Promise<void> {
  await options.db.transaction(async (tx) => {
    const span = await findSpan(tx, options.platform.clock.now());
    const { credentials } = await inThePast({ ...options, db: tx }, span);
    writeCredentials(directory, credentials);
  });
}

/** A whole server on the past: nothing of it runs by itself, and nobody can reach it. */
async function inThePast(options: ServerOptions, span: DemoSpan) {
  let time = span.begin;
  const server = await createServer({
    ...options,
    platform: { ...options.platform, clock: { now: () => time } },
    appDirectory: null,
    // The history of the demo is no send of a user: the operator's rules would end the first start.
    sendSettings: noSendRules,
  });
  try {
    return await liveDemoStory(
      {
        context: server.context,
        outbox: server.outbox,
        sandboxOf: (network) => server.sandboxes[network],
        setTime: (at) => {
          time = Math.round(at);
        },
      },
      span,
    );
  } finally {
    await server.stop();
  }
}

/** Blocks never go back in time: a ledger that was begun already lives on from its head. */
async function findSpan(db: Db, now: number): Promise<DemoSpan> {
  const [newest] = await db.select({ minedAt: max(sandboxBlocks.minedAt) }).from(sandboxBlocks);
  const head = newest?.minedAt?.getTime() ?? 0;
  return { begin: Math.min(now, Math.max(head, now - demoDays * 24 * 3_600_000)), end: now };
}
