import type { DataPage, Referral, VolumeBand } from '@billfold/core/contract';
import { desc, eq } from 'drizzle-orm';
import { sumVolumes } from '../billing/sum-volumes.ts';
import type { ServiceContext } from '../context.ts';
import { affiliateReferrals, businesses } from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import { nowOf } from '../platform/server-platform.ts';

/** Days whose completed payments decide the volume band. */
const volumeDays = 30;

interface ReferralPage {
  readonly businessId: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Lists the businesses that joined by the link of a business, the newest first. */
export async function listReferralsOf(
  context: Pick<ServiceContext, 'db' | 'platform' | 'chainMode'>,
  { businessId, page, pageSize }: ReferralPage,
): Promise<DataPage<Referral>> {
  const { db, platform } = context;
  const isOfBusiness = eq(affiliateReferrals.affiliateId, businessId);
  const rows = await db
    .select({
      ...{ id: businesses.id, name: businesses.name, status: businesses.status },
      joinedAt: affiliateReferrals.joinedAt,
    })
    .from(affiliateReferrals)
    .innerJoin(businesses, eq(businesses.id, affiliateReferrals.referredId))
    .where(isOfBusiness)
    .orderBy(desc(affiliateReferrals.joinedAt), desc(businesses.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const to = nowOf(platform);
  const volumes = await sumVolumes(db, {
    ...{ businessIds: rows.map(({ id }) => id), livemode: liveModeOf(context) },
    since: new Date(to.getTime() - volumeDays * 86_400_000),
  });
  const total =
    totalOf(rows, { page, pageSize }) ?? (await db.$count(affiliateReferrals, isOfBusiness));
  const data = rows.map(({ id, name, status, joinedAt }): Referral => {
    const { hasPayments = false, recent = 0n } = volumes.get(id) ?? {};
    const state = hasPayments ? 'ACTIVE' : 'JOINED';
    return {
      ...{ maskedName: maskName(name), joinedAt, volumeBand: bandOf(recent) },
      status: status === 'ARCHIVED' ? 'CLOSED' : state,
    };
  });
  return { data, meta: { page, pageSize, total } };
}

/** Masks a name but for its first two characters, and one of a short name: `Co•••`. */
export function maskName(name: string): string {
  const characters = [...name];
  return `${characters.slice(0, characters.length > 3 ? 2 : 1).join('')}•••`;
}

/** Returns the band of a volume in cents. */
export function bandOf(volume: bigint): VolumeBand {
  if (volume < 1_000_00n) return 'UNDER_1K';
  if (volume < 10_000_00n) return 'UNDER_10K';
  return volume < 100_000_00n ? 'UNDER_100K' : 'ABOVE_100K';
}
