import type { DeviceSummary } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { queueMail } from '../mail/mailer.ts';
import { nowOf } from '../platform/server-platform.ts';

export interface NewDevice {
  readonly to: string;
  readonly device: DeviceSummary;
  readonly ip: string;
}

export async function sendNewDeviceNotice(
  tx: Db,
  context: ServiceContext,
  { to, device, ip }: NewDevice,
): Promise<void> {
  const at = nowOf(context.platform).toISOString().slice(0, 16).replace('T', ' ');
  const name = [device.browser, device.os, device.device].map(plainWords).join(', ');
  await queueMail(tx, context, {
    to,
    subject: 'New sign-in to your Billfold account',
    paragraphs: [
      `New sign-in to your account from: ${name}.`,
      `Time: ${at} UTC. IP address: ${ip}.`,
      "Wasn't you? Change your password and sign out that session now:",
      { link: `${context.publicUrl}/account/settings/security`, label: 'Security settings' },
    ],
  });
}

/** The device names itself: what it says must not become a link or a message of a stranger. */
function plainWords(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9 ]/g, '').slice(0, 24) || 'unknown';
}
