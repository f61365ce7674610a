import { escapeHtml } from './escape-html.ts';

/** A link stands alone: its address as text, a button where mails are shown with style. */
export type MailParagraph = string | { readonly link: string; readonly label: string };

export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly MailParagraph[];
}
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Composes a mail as text and as HTML, both with the same words; without pictures, so that nothing
 * tracks its opening.
 */
export function composeMail({ to, subject, paragraphs }: MailContent): Mail {
  return {
    to,
    subject,
    text: paragraphs.map(asText).join('\n\n'),
    html: page(subject, paragraphs.map(asHtml).join('\n')),
  };
}

function asText(paragraph: MailParagraph): string {
  return typeof paragraph === 'string' ? paragraph : paragraph.link;
}

function asHtml(paragraph: MailParagraph): string {
  if (typeof paragraph === 'string') return `<p>${escapeHtml(paragraph)}</p>`;
  const link = escapeHtml(paragraph.link);
  return [
    `<p><a href="${link}" style="${buttonStyle}">${escapeHtml(paragraph.label)}</a></p>`,
    `<p style="word-break:break-all">${link}</p>`,
  ].join('\n');
}

// Mail programs drop style sheets, so what must show stands on the element.
const bodyStyle =
  'margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1a1a1a;background:#ffffff';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;color:#ffffff;background:#1a1a1a';

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="${bodyStyle}">
${content}
</body>
</html>`;
}
