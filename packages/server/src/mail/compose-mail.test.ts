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

it('lists facts in a table, as text in lines that no value can forge, and stands in the name of the shop', () => {
  const facts = [
    { label: 'Order', value: 'A-1\nPayment ID: pay_forged' },
    { label: 'Payment ID', value: 'pay_a', isCode: true },
  ];
  const mail = composeMail({
    to: 'ada@example.com',
    language: mailLanguageOf('en'),
    subject: 'A subject',
    paragraphs: [{ facts }, { link, label: 'Stop', isQuiet: true }],
    shop: { name: '<b>Shop</b>', supportEmail: 'help@shop.example' },
  });
  expect(mail.text).toBe(
    `Order: A-1 Payment ID: pay_forged\nPayment ID: pay_a\n\n${link}\n\nPayments by Billfold`,
  );
  expect(mail.html).toContain('<bdi>&lt;b&gt;Shop&lt;/b&gt;</bdi>');
  expect(mail.html).toMatch(/<td [^>]*>Payment ID<\/td>\s*<td [^>]*><bdi [^>]*>pay_a<\/bdi><\/td>/);
  expect(mail.html).toContain('>Stop</a>');
  expect(mail.html).not.toContain('class="button" href');
  expect(mail.replyTo).toBe('help@shop.example');
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
