import { escapeHtml } from './escape-html.ts';
import { inOneLine } from './in-one-line.ts';
import type { MailLanguage } from './mail-language.ts';

/** Row of a table of facts, such as the price. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** True of an id or a hash, which breaks anywhere. */
  readonly isCode?: boolean;
}

/** A link stands alone: its address as text, a button where mails are shown with style. */
export interface MailLink {
  readonly link: string;
  readonly label: string;
  /** True of a link next to the button of the mail: its words alone are the link. */
  readonly isQuiet?: boolean;
}

export type MailParagraph = string | MailLink | { readonly facts: readonly MailFact[] };

/** Shop in whose name a mail goes to its customer. */
export interface MailShop {
  readonly name: string;
  /** Address that answers go to; null where the shop gives none. */
  readonly supportEmail: string | null;
}

/** Subject and paragraphs of a mail in one language. */
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly MailParagraph[];
  /** Left out where Billfold writes to its own users. */
  readonly shop?: MailShop;
}
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: string | null;
}
export interface MailContent extends MailWords {
  readonly to: string;
  readonly language: Pick<MailLanguage, 'tag' | 'direction' | 'text'>;
}

/**
 * Composes a mail as text and as HTML, both with the same words; without pictures, so that nothing
 * tracks its opening.
 */
export function composeMail({ to, subject, paragraphs, shop, language }: MailContent): Mail {
  const texts = paragraphs.map((each) => asText(each, language));
  const footer = shop === undefined ? null : language.text('checkout.footer');
  return {
    ...{ to, subject, replyTo: shop?.supportEmail ?? null },
    text: [...texts, footer ?? []].flat().join('\n\n'),
    html: page(language, {
      ...{ title: subject, brand: shop === undefined ? 'Billfold' : inOneLine(shop.name), footer },
      content: paragraphs.map((each) => asHtml(each, language)).join('\n'),
    }),
  };
}

type Language = MailContent['language'];

function asText(paragraph: MailParagraph, { text }: Language): string {
  if (typeof paragraph === 'string') return paragraph;
  if ('link' in paragraph) return paragraph.link;
  return paragraph.facts
    .map(({ label, value }) => text('fact', { label, value: inOneLine(value) }))
    .join('\n');
}

function asHtml(paragraph: MailParagraph, language: Language): string {
  if (typeof paragraph === 'string') return `<p style="${textStyle}">${escapeHtml(paragraph)}</p>`;
  if ('facts' in paragraph) return table(paragraph.facts, language);
  const link = escapeHtml(paragraph.link);
  const label = escapeHtml(paragraph.label);
  if (paragraph.isQuiet === true)
    return `<p style="${textStyle}"><a href="${link}" class="brand" style="color:#0b6b4b">${label}</a></p>`;
  return [
    `<p style="${textStyle}"><a href="${link}" class="button" style="${buttonStyle}">${label}</a></p>`,
    `<p class="muted" style="${addressStyle}"><bdi dir="ltr">${link}</bdi></p>`,
  ].join('\n');
}

function table(facts: readonly MailFact[], { direction }: Language): string {
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const rows = facts.map(({ label, value, isCode = false }) => {
    const shown = escapeHtml(value);
    const written = isCode
      ? `<bdi dir="ltr" style="${codeStyle}">${shown}</bdi>`
      : `<bdi>${shown}</bdi>`;
    return [
      `<tr><td class="line muted" style="${labelStyle};text-align:${start}">${escapeHtml(label)}</td>`,
      `<td class="line" style="${valueStyle};text-align:${end}">${written}</td></tr>`,
    ].join('');
  });
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${tableStyle}">\n${rows.join('\n')}\n</table>`;
}

// Mail programs drop style sheets, so what must show stands on the element.
const font = 'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const bodyStyle = `margin:0;padding:24px 16px;${font};color:#16191a;background:#f5f4f0`;
const cardStyle =
  'max-width:560px;margin:0 auto;padding:24px;border-radius:12px;box-sizing:border-box;background:#ffffff';
const brandStyle = 'margin:0 0 16px;font-weight:600;color:#0b6b4b;overflow-wrap:anywhere';
const textStyle = 'margin:0 0 16px;overflow-wrap:anywhere';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;font-weight:500;text-decoration:none;color:#ffffff;background:#0b6b4b';
const addressStyle = 'margin:0 0 16px;font-size:13px;color:#5a6163;word-break:break-all';
const footerStyle = 'max-width:560px;margin:16px auto 0;font-size:13px;color:#5a6163';
const tableStyle =
  'width:100%;margin:0 0 16px;border-collapse:collapse;border-bottom:1px solid #e4e2dc';
const cellStyle = 'padding:8px 0;vertical-align:top;border-top:1px solid #e4e2dc';
const labelStyle = `${cellStyle};width:34%;padding-inline-end:12px;color:#5a6163`;
const valueStyle = `${cellStyle};overflow-wrap:anywhere`;
const codeStyle =
  'font:13px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;word-break:break-all';

/** Colours of a dark screen, for the programs that read style sheets; the others show the mail in light colours. */
const darkStyle = [
  'body{color:#eceeed!important;background:#121514!important}',
  '.card{background:#1c201f!important}',
  '.brand{color:#5fd3a6!important}',
  '.muted{color:#a3aaa8!important}',
  '.line,table{border-color:#343a38!important}',
  '.button{color:#0c1411!important;background:#5fd3a6!important}',
].join('');

interface Page {
  readonly title: string;
  /** In whose name the mail is. */
  readonly brand: string;
  readonly content: string;
  /** Null below a mail of Billfold itself. */
  readonly footer: string | null;
}

function page({ tag, direction }: Language, { title, brand, content, footer }: Page): string {
  const below =
    footer === null
      ? ''
      : `\n<p class="muted" dir="${direction}" style="${footerStyle}">${escapeHtml(footer)}</p>`;
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkStyle}}</style></head>
<body style="${bodyStyle}">
<div dir="${direction}" class="card" style="${cardStyle}">
<p class="brand" style="${brandStyle}"><bdi>${escapeHtml(brand)}</bdi></p>
${content}
</div>${below}
</body>
</html>`;
}
