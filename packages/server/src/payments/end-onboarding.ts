import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businesses } from '../db/schema.ts';

/** Ends the onboarding of businesses that were paid for the first time, wherever the payment was created. */
export async function endOnboarding(tx: Db, businessIds: readonly number[]): Promise<void> {
  const { id, onboardingStep } = businesses;
  // In one order in every transaction, so that no two wait for each other.
  for (const businessId of [...new Set(businessIds)].sort((a, b) => a - b))
    await tx
      .update(businesses)
      .set({ onboardingStep: 'done' })
      .where(and(eq(id, businessId), ne(onboardingStep, 'done')));
}
