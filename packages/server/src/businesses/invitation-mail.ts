import type { BusinessRole } from '@billfold/core/contract';
import type { MailContent } from '../mail/compose-mail.ts';

export interface MailedInvitation {
  readonly email: string;
  readonly role: BusinessRole;
  readonly businessName: string;
  readonly invitedBy: string;
  readonly link: string;
}

const roleNames: Readonly<Record<BusinessRole, string>> = {
  OWNER: 'owner',
  ADMIN: 'admin',
  DEVELOPER: 'developer',
  ACCOUNTANT: 'accountant',
  SUPPORT: 'support agent',
  VIEWER: 'viewer',
};

/** Composes the mail of an invitation. Its names were chosen by the people who invite. */
export function invitationMail({
  email,
  role,
  businessName,
  invitedBy,
  link,
}: MailedInvitation): MailContent {
  const [inviter, business] = [invitedBy, businessName].map(inOneLine);
  return {
    to: email,
    subject: `Join ${business} on Billfold`,
    paragraphs: [
      `${inviter} invited you to ${business} as ${article(roleNames[role])} ${roleNames[role]}.`,
      `Sign in with ${email}, or sign up with it, and accept the invitation:`,
      { link, label: 'Accept invitation' },
      `The link works once and expires in 7 days. Don't know ${inviter}? Ignore this email.`,
    ],
  };
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');
