import type { BusinessRole } from '@billfold/core/contract';
import { inOneLine } from '../mail/in-one-line.ts';
import type { WriteMail } from '../mail/mailer.ts';

export interface MailedInvitation {
  readonly email: string;
  readonly role: BusinessRole;
  readonly businessName: string;
  readonly invitedBy: string;
  readonly link: string;
}

/** Returns the writer of the mail of an invitation. Its names were chosen by the people who invite. */
export function invitationMail({
  email,
  role,
  businessName,
  invitedBy,
  link,
}: MailedInvitation): WriteMail {
  const inviter = inOneLine(invitedBy);
  const business = inOneLine(businessName);
  return ({ text }) => ({
    subject: text('invitation.subject', { business }),
    paragraphs: [
      text(`invitation.${role}`, { inviter, business }),
      text('invitation.text', { email }),
      { link, label: text('invitation.open') },
      text('invitation.expiry', { inviter }),
    ],
  });
}
