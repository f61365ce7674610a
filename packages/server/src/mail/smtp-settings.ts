import * as z from 'zod/mini';
import { type Env, readVariable, type Variable, type Variables } from '../platform/env.ts';

export interface SmtpSettings {
  /** smtp:// upgrades to TLS (STARTTLS), smtps:// begins with it; may carry a user and a password. */
  readonly url: string;
  /** Sender, as mails write it: `Billfold <no-reply@example.com>`. */
  readonly from: string;
}

/**
 * `SMTP_URL` and `MAIL_FROM`; null unless MAILER=smtp.
 * @throws {StartError} one of them is missing or not allowed
 */
export function readSmtpSettings(
  variables: Variables,
  { mailer }: Pick<Env, 'mailer'>,
): SmtpSettings | null {
  if (mailer === 'outbox') return null;
  return {
    url: readVariable(variables, 'SMTP_URL', smtpUrl),
    from: readVariable(variables, 'MAIL_FROM', sender),
  };
}

const smtpUrl: Variable<string> = {
  schema: z.string().check(z.refine(isSmtpUrl)),
  fallback: null,
  allowed: 'smtp://user:password@host:port or smtps://…',
};

const sender: Variable<string> = {
  schema: z
    .string()
    .check(z.regex(/^[^<>\r\n]{0,100}<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/)),
  fallback: null,
  allowed: 'an address such as Billfold <no-reply@example.com>',
};

function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\//.test(text) && URL.canParse(text);
}
