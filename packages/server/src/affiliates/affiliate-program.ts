import type { Affiliate, SetAffiliate } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { formatBasisPoints } from '../billing/fee-amounts.ts';
import { feeCurrency } from '../billing/invoice-store.ts';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { lockTeam } from '../businesses/lock-team.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { affiliateCodes } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { formatCents } from '../rates/fiat-value.ts';
import { firstCodeOf, isFirstCode } from '../referrals/affiliate-codes.ts';
import { sumCommissions } from './commission-store.ts';
import { minimumPayout } from './minimum-payout.ts';

export type ProgramContext = Pick<ServiceContext, 'db' | 'platform' | 'billing' | 'publicUrl'>;

/** Loads the code of a business, the terms of this server, and what the business earned. */
export async function loadAffiliate(
  context: ProgramContext,
  businessId: number,
): Promise<Affiliate> {
  const { db, platform, billing, publicUrl } = context;
  const chosen = await findCode(db, businessId);
  const code = chosen ?? firstCodeOf(businessId);
  const { pending, payable, requested, paid } = await sumCommissions(db, {
    ...{ businessId, now: nowOf(platform) },
  });
  return {
    ...{ code, isCodeEditable: chosen === null, currency: feeCurrency },
    link: `${publicUrl}/auth/sign-up?ref=${code}`,
    // A share of no fee is nothing.
    sharePercent: formatBasisPoints(billing.feeBps === 0 ? 0 : billing.shareBps),
    shareMonths: billing.shareMonths,
    sums: {
      pending: formatCents(pending),
      payable: formatCents(payable),
      requested: formatCents(requested),
      paid: formatCents(paid),
    },
    minimum: formatCents(minimumPayout),
  };
}

async function findCode(db: Db, businessId: number): Promise<string | null> {
  const [row] = await db
    .select({ code: affiliateCodes.code })
    .from(affiliateCodes)
    .where(eq(affiliateCodes.businessId, businessId));
  return row?.code ?? null;
}

/**
 * Chooses the code of a business, once. Its first code stays valid, so that links that are out go on working.
 * @throws {ApiError} 409 CODE_CHOSEN, CODE_TAKEN
 */
export async function chooseCode(
  context: ProgramContext,
  { member, caller }: BusinessActor,
  { code }: SetAffiliate,
): Promise<Affiliate> {
  const { db, platform } = context;
  const { businessId, userId } = member;
  const work = async (tx: Db): Promise<void> => {
    await lockTeam(tx, member, 'manage-settings');
    const chosen = await findCode(tx, businessId);
    if (chosen === code) return;
    if (chosen !== null)
      throw new ApiError(409, 'CODE_CHOSEN', { errors: ['The code can be chosen only once.'] });
    if (isFirstCode(code)) throw codeTaken();
    await tx.insert(affiliateCodes).values({ businessId, code, createdAt: nowOf(platform) });
    const action = 'affiliate.code-chosen';
    await recordAudit(tx, platform, { ...{ businessId, userId, caller, action }, after: { code } });
  };
  await db.transaction(work).catch((error: unknown) => {
    throw isUniqueViolation(error, 'affiliate_codes_code_unique') ? codeTaken() : error;
  });
  return loadAffiliate(context, businessId);
}

const codeTaken = () =>
  new ApiError(409, 'CODE_TAKEN', {
    errors: ['Another business has this code. Choose another one.'],
    fields: { code: ['Another business has this code. Choose another one.'] },
  });
