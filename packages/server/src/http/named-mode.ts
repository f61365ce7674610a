import * as z from 'zod/mini';

const named = z.object({ livemode: z.boolean() });

/** Finds the mode that a query or a body names: true for live, undefined where it names none. */
export function findNamedMode(part: unknown): boolean | undefined {
  const parsed = z.safeParse(named, part);
  return parsed.success ? parsed.data.livemode : undefined;
}
