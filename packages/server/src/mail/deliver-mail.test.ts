import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { manualClock } from '../../test/manual-clock.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import type { Db } from '../db/open-database.ts';
import { mailOutbox, outbox } from '../db/schema.ts';
import { invoiceMailWatch } from '../link-invoices/watch-invoice-mails.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import { serverPlatform } from '../platform/server-platform.ts';
import { timerSchedule } from '../platform/timer-schedule.ts';
import { createSmtpHandler } from './deliver-mail.ts';
import { type NewMail, queueMail } from './mailer.ts';
import { readSmtpSettings } from './smtp-settings.ts';

const from = 'Billfold <no-reply@wallet.example>';
const content: NewMail = {
  to: { email: 'ada@example.com', locale: 'en' },
  write: () => ({
    subject: 'Confirm your email',
    paragraphs: ['Hello.', { link: 'https://wallet.example/v?token=secret', label: 'Confirm' }],
  }),
};

describe('mails by SMTP', () => {
  let mails: MailServer;
  let db: Db;
  const clock = manualClock();
  const platform = serverPlatform({ clock });
  const outboxTo = (url: string): Outbox =>
    createOutbox({
      db,
      platform,
      instanceId: platform.newId(),
      schedule: timerSchedule,
      handlers: new Map([['mail', createSmtpHandler(db, { url, from }, invoiceMailWatch)]]),
    });
  beforeEach(async () => {
    db = await emptyDatabase();
    mails = await startMailServer();
    await queueMail(db, { platform }, content);
  });
  afterEach(() => mails.stop());

  it('sends what was queued once, as text and HTML, and forgets it', async () => {
    const work = outboxTo(mails.url);
    await work.drain();
    await work.drain();
    expect(mails.received).toHaveLength(1);
    const [mail = ''] = mails.received;
    expect(mail).toMatch(/^From: Billfold <no-reply@wallet\.example>/m);
    expect(mail).toMatch(/^To: ada@example\.com/m);
    expect(mail).toMatch(/^Message-ID: <[\da-f-]{36}@wallet\.example>/m);
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    expect(await db.$count(mailOutbox)).toBe(0);
  });

  it('tries again when the server does not take it now, and says why without a secret', async () => {
    mails.refuseNext(451);
    const work = outboxTo(mails.url);
    await work.drain();
    expect(mails.received).toHaveLength(0);
    const [item] = await db.select().from(outbox);
    expect(item?.lastError).toBe('the mail server: 451');
    clock.advance(60_000);
    await work.drain();
    expect(mails.received).toHaveLength(1);
  });

  it('gives up a mail that the server refuses for good', async () => {
    mails.refuseNext(550);
    await outboxTo(mails.url).drain();
    expect([mails.received.length, await db.$count(mailOutbox)]).toEqual([0, 0]);
  });

  it.each([
    ['is not there', () => 'smtp://127.0.0.1:1'],
    ['refuses our password', () => mails.url.replace('hunter2', 'wrong')],
  ])('keeps the mail while the server %s', async (_, url) => {
    await outboxTo(url()).drain();
    expect(await db.$count(mailOutbox)).toBe(1);
    const [item] = await db.select().from(outbox);
    expect(item?.lastError).toMatch(/^the mail server: /);
    expect(item?.lastError).not.toContain('hunter2');
  });
});

describe('readSmtpSettings', () => {
  it('wants a server and a sender for MAILER=smtp alone', () => {
    expect(readSmtpSettings({}, { mailer: 'outbox' })).toBeNull();
    const variables = { SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: from };
    expect(readSmtpSettings(variables, { mailer: 'smtp' })).toEqual({
      url: 'smtps://mail.example.com',
      from,
    });
  });

  it.each([
    ['SMTP_URL', { MAIL_FROM: from }],
    ['SMTP_URL', { SMTP_URL: 'http://user:hunter2@mail.example.com', MAIL_FROM: from }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.com' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.c\r\nBcc: x@y.z' }],
  ])('refuses to start without a right %s', (name, variables) => {
    const read = () => readSmtpSettings(variables, { mailer: 'smtp' });
    expect(read).toThrow(name);
    expect(read).not.toThrow('hunter2');
  });
});
