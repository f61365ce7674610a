import { escapeHtml } from './escape-html.ts';
import type { MailLanguage } from './mail-language.ts';

/** A link stands alone: its address as text, a button where mails are shown with style. */
export type MailParagraph = string | { readonly link: string; readonly label: string };

/** Subject and paragraphs of a mail in one language. */
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly MailParagraph[];
}
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
export interface MailContent extends MailWords {
  readonly to: string;
  readonly language: Pick<MailLanguage, 'tag' | 'direction'>;
}

/**
 * Composes a mail as text and as HTML, both with the same words; without pictures, so that nothing
 * tracks its opening.
 */
export function composeMail({ to, subject, paragraphs, language }: MailContent): Mail {
  return {
    to,
    subject,
    text: paragraphs.map(asText).join('\n\n'),
    html: page(language, { title: subject, content: paragraphs.map(asHtml).join('\n') }),
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
    `<p style="${addressStyle}"><bdi dir="ltr">${link}</bdi></p>`,
  ].join('\n');
}

// Mail programs drop style sheets, so what must show stands on the element.
const font = 'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const bodyStyle = `margin:0;padding:24px 16px;${font};color:#16191a;background:#f5f4f0`;
const cardStyle =
  'max-width:560px;margin:0 auto;padding:24px;border-radius:12px;box-sizing:border-box;background:#ffffff';
const brandStyle = 'margin:0 0 16px;font-weight:600;color:#0b6b4b';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;font-weight:500;text-decoration:none;color:#ffffff;background:#0b6b4b';
const addressStyle = 'margin:0 0 16px;font-size:13px;color:#5a6163;word-break:break-all';

function page(
  { tag, direction }: MailContent['language'],
  { title, content }: { readonly title: string; readonly content: string },
): string {
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${bodyStyle}">
<div dir="${direction}" style="${cardStyle}">
<p style="${brandStyle}">Billfold</p>
${content}
</div>
</body>
</html>`;
}
