import { formatDate } from '@billfold/core';
import { listOutbox } from '@billfold/core/contract';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/open-database.ts';
import { mailOutbox } from '../db/schema.ts';
import type { Bind } from '../http/bind.ts';
import { escapeHtml } from '../mail/escape-html.ts';

/** Binds the page of undelivered mails, for people and tests. Only with MAILER=outbox. */
export function bindOutboxRoutes(app: FastifyInstance, bind: Bind, db: Db): void {
  const newest = (to: string | undefined) =>
    db
      .select()
      .from(mailOutbox)
      .where(to === undefined ? undefined : eq(mailOutbox.to, to))
      .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
      .limit(50);
  bind.open(listOutbox)(async ({ query }) => ({ data: await newest(query.to) }));
  app.get('/dev/outbox', async (_, reply) => {
    const mails = await newest(undefined);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(mails));
  });
}

interface ShownMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
}

function page(mails: readonly ShownMail[]): string {
  const shown = mails.map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail outbox · Billfold</title>
<link rel="stylesheet" href="/outbox.css">
</head>
<body>
<header><a href="/wallet/">← Billfold</a></header>
<main>
<h1>Mail outbox</h1>
<p>No mail server is set up, so mails stay here. Newest first.</p>
${shown || '<p>No mail yet. Sign up, and the verification mail appears here.</p>'}
</main>
</body>
</html>`;
}

function article(mail: ShownMail): string {
  const at = mail.createdAt.toISOString();
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">To ${escapeHtml(mail.to)}, <time datetime="${at}">${formatDate(mail.createdAt, 'UTC')}</time></p>
<p class="text">${linked(mail.text)}</p>
</article>`;
}

/** The links of our own mails become links; everything else stays text. */
function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<&]+/g, (url) => `<a href="${url}">${url}</a>`);
}
