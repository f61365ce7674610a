import type { MailLanguage } from './mail-language.ts';

/** Returns the subject of a mail about a payment, which says in test mode that it is a test. */
export function modeSubject(
  subject: string,
  livemode: boolean,
  { text }: Pick<MailLanguage, 'text'>,
): string {
  return livemode ? subject : text('subject.test', { subject });
}
