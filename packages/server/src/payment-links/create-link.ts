import type { CreatePaymentLink, PaymentLink } from '@billfold/core/contract';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { requireModeOf } from '../payments/member-actor.ts';
import { loadNewPaymentRules } from '../payments/payment-rules.ts';
import { chooseAssets } from '../payments/plan-payment.ts';
import { refuseRedirectHosts } from '../payments/refuse-redirect-hosts.ts';
import { liveModeOf, requireMode } from '../payments/require-mode.ts';
import { nowOf } from '../platform/server-platform.ts';
import { insertLink } from './insert-link.ts';
import { noUses } from './link-store.ts';
import { presentLink } from './present-link.ts';
import { readLinkSum } from './read-link-sum.ts';

export interface NewLink extends BusinessActor {
  readonly link: CreatePaymentLink;
}

/**
 * Creates a payment link.
 * @throws {ApiError} 400 CURRENCY_UNSUPPORTED, ASSET_NOT_ACCEPTED, VALIDATION_FAILED, REDIRECT_HOST_NOT_ALLOWED;
 * 403 PERMISSION_DENIED; 409 LIVE_MODE_UNAVAILABLE and what `loadNewPaymentRules` throws
 */
export async function createLink(
  context: ServiceContext,
  { member, caller, link }: NewLink,
): Promise<PaymentLink> {
  const { db, platform, publicUrl } = context;
  const { businessId, userId } = member;
  const { livemode = liveModeOf(context) } = link;
  requireMode(context, livemode);
  requireModeOf({ livemode }, member, 'create-payments');
  const sum = readLinkSum(link);
  await refuseRedirectHosts(db, businessId, link);
  const rules = await loadNewPaymentRules(db, businessId);
  const assets = link.assets && chooseAssets(rules, link.assets, 'assets');
  const now = nowOf(platform);
  const row = await db.transaction(async (tx) => {
    const created = await insertLink(tx, context, {
      ...{ businessId, livemode, title: link.title, description: link.description ?? null },
      ...{ ...sum, assetIds: assets?.map(({ asset }) => asset.id) ?? null },
      ...{ metadata: link.metadata ?? {}, redirectUrl: link.redirectUrl ?? null },
      ...{ dueAt: link.dueAt ?? null, maxUses: link.maxUses ?? null, createdBy: userId },
    });
    const { id: target, title } = created;
    const action = 'payment-link.created';
    await recordAudit(tx, platform, {
      ...{ businessId, userId, caller, action, target, after: { title } },
    });
    return created;
  });
  return presentLink({ row, uses: noUses, publicUrl, now });
}
