import type { AttentionReason, BusinessNotificationEvent } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { createInsertRow } from '../db/insert-row.ts';
import type { Db } from '../db/open-database.ts';
import { businessNotifications } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadNotificationSettings, mailBusiness, type ReadersMail } from './mail-business.ts';

/** Event of a business, with the mail about it. */
export interface NotifiedEvent extends ReadersMail {
  readonly event: BusinessNotificationEvent;
  /** Id of its object, as the API has it. */
  readonly objectId: string;
  /** Reasons for which a payment needs attention. */
  readonly reasons?: readonly AttentionReason[];
}

type Tools = Pick<ServiceContext, 'platform' | 'publicUrl'>;

const insertNotification = createInsertRow(businessNotifications);

/**
 * Notifies a business of an event in the ways that its settings want, in the transaction of the event: by an email to
 * each reader, and in the app, each exactly once.
 */
export async function notifyBusiness(
  tx: Db,
  context: Tools,
  { event, objectId, reasons = [], ...mail }: NotifiedEvent,
): Promise<void> {
  const { businessId, livemode } = mail;
  const { rules, recipients } = await loadNotificationSettings(tx, businessId);
  const own = rules.filter((rule) => rule.event === event);
  if (own.some(({ byEmail }) => byEmail)) await mailBusiness(tx, context, { ...mail, recipients });
  if (!own.some(({ inApp }) => inApp)) return;
  const { platform } = context;
  await insertNotification(tx, {
    ...{ id: newPublicId(platform.random, 'ntf'), businessId, livemode },
    ...{ event, objectId, reasons, createdAt: nowOf(platform) },
  });
  await announce(tx, { topic: 'notifications', payload: {}, businessId });
}
