import { formatDate } from '@billfold/core';
import { listOutbox } from '@billfold/core/contract';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from '../context.ts';
import { mailOutbox } from '../db/schema.ts';
import type { Bind } from '../http/bind.ts';
import { escapeHtml } from '../mail/escape-html.ts';

/** Binds the page of undelivered mails, for people and tests. Only with MAILER=outbox. */
export function bindOutboxRoutes(
  app: FastifyInstance,
  bind: Bind,
  { db, chainMode }: Pick<ServiceContext, 'db' | 'chainMode'>,
): void {
  const newest = (to: string | undefined) =>
    db
      .select()
      .from(mailOutbox)
      .where(to === undefined ? undefined : eq(mailOutbox.to, to))
      .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
      .limit(50);
  bind.open(listOutbox)(async ({ query }) => ({ data: await newest(query.to) }));
  app.get('/dev/outbox', async (request, reply) => {
    const to = new URL(request.url, 'http://localhost').searchParams.get('to')?.trim() ?? '';
    const mails = await newest(to === '' ? undefined : to);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page({ mails, to, isSandbox: chainMode === 'sandbox' }));
  });
}

interface ShownMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: Date;
}

interface OutboxPage {
  readonly mails: readonly ShownMail[];
  /** Recipient whose mails are shown; empty for everybody's. */
  readonly to: string;
  readonly isSandbox: boolean;
}

function page({ mails, to, isSandbox }: OutboxPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Email outbox · Billfold</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="preload" href="/assets/inter-3e03d37b.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/outbox.css">
<script src="/theme.js"></script>
</head>
<body>
<header>
${isSandbox ? '<p class="banner">Sandbox: coins here have no value. Do not send real funds.</p>' : ''}
<nav><a class="brand" href="/wallet/"><img src="/icon.svg" alt="" width="24" height="24">Billfold</a>
<a href="/wallet/">Back to the wallet</a></nav>
</header>
<main>
<h1>Email outbox</h1>
<p>No email server is set up, so emails stay here. Newest first.</p>
<form action="/dev/outbox"><label for="to">To</label>
<div><input id="to" name="to" type="email" autocomplete="off" placeholder="Email address" value="${escapeHtml(to)}"><button>Filter</button>${to === '' ? '' : '<a href="/dev/outbox">Show all</a>'}</div></form>
${mails.map(article).join('\n') || empty(to)}
</main>
</body>
</html>`;
}

function empty(to: string): string {
  if (to !== '') return `<p>No emails to ${escapeHtml(to)}.</p>`;
  return '<p>No emails yet. Sign up, and the verification email appears here.</p>';
}

/** One mail, folded but for its subject, reader and time; the newest is open. */
function article(mail: ShownMail, index: number): string {
  const at = mail.createdAt.toISOString();
  return `<article><details${index === 0 ? ' open' : ''}>
<summary><h2>${escapeHtml(mail.subject)}</h2>
<span class="to">To ${escapeHtml(mail.to)}</span>
<time datetime="${at}">${formatDate(mail.createdAt, 'UTC')}</time></summary>
<div class="text">${paragraphs(mail)}</div>
</details></article>`;
}

/** The links that stand alone in a mail are buttons with the words of its HTML. */
function paragraphs({ text, html }: ShownMail): string {
  const labels = new Map(
    [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, link, label]) => [
      link,
      label,
    ]),
  );
  return text
    .split('\n\n')
    .map((each) => {
      const paragraph = escapeHtml(each);
      const label = labels.get(paragraph);
      if (label === undefined) return `<p>${linked(paragraph)}</p>`;
      return `<p><a class="button" href="${paragraph}">${label}</a></p>`;
    })
    .join('\n');
}

/** The links inside the escaped text of our own mails. */
function linked(paragraph: string): string {
  return paragraph
    .replace(/https?:\/\/[^\s<&]+/g, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll('\n', '<br>');
}
