import { sessions } from '../src/db/schema.ts';
import type { TestServer } from './test-server.ts';

/** Advances the clock to a moment, and keeps everybody signed in until then. */
export async function moveSignedIn({ clock, context }: TestServer, to: Date): Promise<void> {
  clock.advance(to.getTime() - clock.now());
  const expiresAt = new Date(clock.now() + 86_400_000);
  await context.db.update(sessions).set({ createdAt: to, lastSeenAt: to, expiresAt });
}
