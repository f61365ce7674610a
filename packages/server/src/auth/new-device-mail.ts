import type { DeviceSummary } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { type MailReader, queueMail } from '../mail/mailer.ts';
import { nowOf } from '../platform/server-platform.ts';

export interface NewDevice {
  readonly to: MailReader;
  readonly device: DeviceSummary;
  readonly ip: string;
}

export async function sendNewDeviceNotice(
  tx: Db,
  context: ServiceContext,
  { to, device: { browser, os, device }, ip }: NewDevice,
): Promise<void> {
  const at = nowOf(context.platform);
  const link = `${context.publicUrl}/account/settings/security`;
  await queueMail(tx, context, {
    to,
    write: ({ text, time }) => {
      const names = [browser, os, device].map((name) => plainWords(name) || text('device.unknown'));
      return {
        subject: text('device.subject'),
        paragraphs: [
          text('device.text', { device: names.join(', ') }),
          text('device.facts', { time: time(at), ip }),
          text('device.notYou'),
          { link, label: text('open.security') },
        ],
      };
    },
  });
}

/** The device names itself: what it says must not become a link or a message of a stranger. */
function plainWords(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9 ]/g, '').slice(0, 24);
}
