import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import type { Db } from '../db/open-database.ts';
import { mailOutbox } from '../db/schema.ts';
import type { OutboxHandler, OutboxJob, OutboxOutcome } from '../outbox/outbox.ts';
import type { SmtpSettings } from './smtp-settings.ts';

/** End of a mail: the mail server took it, refused it for good, or it was no longer wanted. */
export type MailEnd = 'SENT' | 'REFUSED' | 'DROPPED';

/** Watch over the delivery of mails, by what they are about. */
export interface MailWatch {
  /** Reports whether a mail is still to be sent. */
  readonly isWanted: (db: Db, mailId: string) => Promise<boolean>;
  /** Notes the end of a mail, in the transaction that forgets it. */
  readonly noteEnd: (
    tx: Db,
    ended: { readonly mailId: string; readonly end: MailEnd },
  ) => Promise<void>;
}

/** Joins the watches over different mails: one is sent where each of them wants it. */
export function watchAll(watches: readonly MailWatch[]): MailWatch {
  return {
    isWanted: async (db, mailId) => {
      for (const watch of watches) if (!(await watch.isWanted(db, mailId))) return false;
      return true;
    },
    noteEnd: async (tx, ended) => {
      for (const watch of watches) await watch.noteEnd(tx, ended);
    },
  };
}

/** Creates the handler of mails that stay where they are: read them at /dev/outbox. */
export function createKeepHandler(db: Db, watch: MailWatch): OutboxHandler {
  return async (item) => {
    const { mailId } = z.parse(payload, item.payload);
    await watch.noteEnd(db, { mailId, end: 'SENT' });
    return { outcome: 'done' };
  };
}

/**
 * Sends mails by SMTP, at least once; the id of each says which two are one. What was sent, or can
 * never be, is forgotten: it may hold a link that opens an account.
 */
export function createSmtpHandler(db: Db, settings: SmtpSettings, watch: MailWatch): OutboxHandler {
  const transport = openTransport(settings);
  const domain = /@([^>]+)/.exec(settings.from)?.[1] ?? 'localhost';
  const close = (mailId: string, end: MailEnd) =>
    db.transaction(async (tx) => {
      await tx.delete(mailOutbox).where(eq(mailOutbox.id, mailId));
      await watch.noteEnd(tx, { mailId, end });
      return { outcome: 'done' as const };
    });
  return async (item) => {
    const { mailId } = z.parse(payload, item.payload);
    const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, mailId));
    if (mail === undefined) return { outcome: 'done' };
    if (!(await watch.isWanted(db, mailId))) return close(mailId, 'DROPPED');
    const { to, subject, text, html, replyTo, unsubscribeUrl } = mail;
    const messageId = `<${mailId}@${domain}>`;
    try {
      await transport.sendMail({
        ...{ from: settings.from, to, subject, text, html, messageId },
        ...(replyTo !== null && { replyTo }),
        ...(unsubscribeUrl !== null && unsubscribeHeaders(unsubscribeUrl)),
      });
    } catch (error) {
      const outcome = validate(error, item);
      return outcome.outcome === 'retry' ? outcome : close(mailId, 'REFUSED');
    }
    return close(mailId, 'SENT');
  };
}

/**
 * Checks that the mail server accepts our connection and credentials; sends nothing. Returns its
 * error, or null.
 */
export async function checkMailServer(settings: SmtpSettings): Promise<string | null> {
  const transport = openTransport(settings);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const { responseCode, code = 'no answer' } = z.parse(smtpError, error);
    return String(responseCode ?? code);
  } finally {
    transport.close();
  }
}

/** About a day, at the longest pause of the outbox. */
const mostAttempts = 1_440;

/** Returns the headers for which mail programs show a button: RFC 2369, and RFC 8058 where the address is HTTPS. */
const unsubscribeHeaders = (url: string) => ({
  list: { unsubscribe: url },
  ...(url.startsWith('https:') && {
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
});

const payload = z.object({ mailId: z.uuid() });

function openTransport({ url }: SmtpSettings) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return createTransport({
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // Nothing of a mail goes over a network in the clear; a server on this machine may have no TLS.
    requireTLS: !secure && !isLoopback(hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  });
}

/**
 * 5xx about the recipient or the mail is for good (RFC 5321 §4.2.1); what is about us, such as a
 * wrong password, can be mended. Quotes no address.
 */
function validate(error: unknown, { attempts }: OutboxJob): OutboxOutcome {
  const { responseCode = 0, code = 'no answer' } = z.parse(smtpError, error);
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if ((isOfMail && responseCode >= 500) || attempts >= mostAttempts) return { outcome: 'done' };
  return { outcome: 'retry', error: `the mail server: ${responseCode || code}` };
}

const smtpError = z.object({
  responseCode: z.optional(z.number()),
  code: z.optional(z.string()),
});

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
