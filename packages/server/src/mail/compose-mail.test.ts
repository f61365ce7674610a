import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { mailLanguageOf } from './mail-language.ts';

const link = 'https://wallet.example/a?token=x&y=1';

it('says the same as text and as HTML, with each link on a line of its own', () => {
  const { text, html } = composeMail({
    to: 'ada@example.com',
    language: mailLanguageOf('en'),
    subject: 'A subject',
    paragraphs: ['First.', { link, label: 'Open' }, 'Last.'],
  });
  expect(text).toBe(`First.\n\n${link}\n\nLast.`);
  expect(html).toMatch(/<p [^>]*>First\.<\/p>/);
  expect(html).toContain('href="https://wallet.example/a?token=x&amp;y=1"');
  expect(html).toContain('>Open</a>');
  expect(html).toContain('<title>A subject</title>');
});

it('writes what it is given as text, never as markup, and loads nothing', () => {
  const evil = '<img src=x onerror=alert(1)>"';
  const { html } = composeMail({
    to: 'ada@example.com',
    language: mailLanguageOf('en'),
    subject: evil,
    paragraphs: [evil, { link: 'https://wallet.example/"><script>', label: evil }],
  });
  expect(html).not.toMatch(/<(img|script|link|iframe)/);
  expect(html).not.toMatch(/src=(?!x)/);
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="https://wallet.example/&quot;&gt;&lt;script&gt;"',
  ]);
});

it('runs from right to left in Arabic, with links from left to right', () => {
  const { html } = composeMail({
    to: 'ada@example.com',
    language: mailLanguageOf('ar'),
    subject: 'إيصال',
    paragraphs: [{ link, label: 'فتح' }],
  });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<div dir="rtl"');
  expect(html).toContain('<bdi dir="ltr">https://wallet.example/a?token=x&amp;y=1</bdi>');
});
