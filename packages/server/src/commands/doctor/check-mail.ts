import { checkMailServer } from '../../mail/deliver-mail.ts';
import type { SmtpSettings } from '../../mail/smtp-settings.ts';
import type { Env } from '../../platform/env.ts';
import { aboutTopic, type Finding } from './finding.ts';

const { ok, note, wrong } = aboutTopic('Mail');

/** Signs in at the mail server; sends nothing. */
export async function checkMail(
  smtp: SmtpSettings | null,
  chainMode: Env['chainMode'],
): Promise<readonly Finding[]> {
  if (smtp === null && chainMode === 'live')
    return [
      wrong(
        'mails are not sent but shown to everybody, links that reset passwords among them.',
        'set MAILER=smtp, SMTP_URL and MAIL_FROM.',
      ),
    ];
  if (smtp === null)
    return [note('mails are not sent but shown to everybody at /dev/outbox: set MAILER=smtp.')];
  const { hostname } = new URL(smtp.url);
  const fault = await checkMailServer(smtp);
  if (fault === null) return [ok(`${hostname} takes mails from ${smtp.from}.`)];
  return [
    wrong(
      `${hostname} does not take mails (${fault}).`,
      'correct SMTP_URL: server, port, user and password.',
    ),
  ];
}
