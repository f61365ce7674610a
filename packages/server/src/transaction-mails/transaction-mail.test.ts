import { findAccountAsset } from '@billfold/core';
import { languages } from '@billfold/core/internal';
import { describe, expect, it } from 'vitest';
import { mailLanguageOf } from '../mail/mail-language.ts';
import { type MailedEvent, type MailedTransaction, transactionMail } from './transaction-mail.ts';

function words(
  event: MailedEvent,
  changes: Partial<MailedTransaction> = {},
  { assetId = 'BTC', locale = 'en' } = {},
) {
  const asset = findAccountAsset(assetId);
  if (asset === undefined) throw new Error(`no asset ${assetId}`);
  const { subject, paragraphs } = transactionMail(
    event,
    {
      ...{ id: '0197aa00-0000-7000-8000-000000000001', network: 'BTC', asset, type: 'RECEIVED' },
      ...{ valueUnits: 12_500_000n, feeUnits: null, fiatMinor: 1_250_000n, toAddress: 'bc1qada' },
      ...{ blockHeight: null, headHeight: 100 },
      ...changes,
    },
    'https://wallet.example',
  )(mailLanguageOf(locale));
  return { subject, text: paragraphs.filter((each) => typeof each === 'string'), paragraphs };
}
const sent = { type: 'SENT', toAddress: 'bc1qbob', feeUnits: 1_500n };

describe('the mail about', () => {
  it('what arrived says when it can be spent', () => {
    const { subject, text } = words('RECEIVED');
    expect(subject).toBe('You received 0.125 BTC');
    expect(text.slice(0, 2)).toEqual([
      'You received 0.125 BTC on Bitcoin ($12,500.00) at bc1qada.',
      'It can be spent after 2 more blocks.',
    ]);
    expect(words('RECEIVED', { blockHeight: 100 }).text[1]).toBe(
      'It can be spent after 1 more block.',
    );
    expect(words('RECEIVED', { blockHeight: 90 }).text).toHaveLength(2);
  });

  it('what was sent says to whom, what it costs, and what to do about a thief', () => {
    const { subject, text } = words('SENT', sent);
    expect(subject).toBe('You sent 0.125 BTC');
    expect(text.slice(0, 3)).toEqual([
      'You sent 0.125 BTC on Bitcoin ($12,500.00) to bc1qbob.',
      'Network fee: up to 0.000015 BTC.',
      "Wasn't you? Someone else has your keys. Move your remaining funds to a new wallet now.",
    ]);
  });

  it('what was signed with the same phrase elsewhere says so', () => {
    const { subject, text } = words('SENT_ELSEWHERE', { ...sent, toAddress: null });
    expect(subject).toBe('0.125 BTC left your wallet');
    expect(text[0]).toBe(
      '0.125 BTC on Bitcoin ($12,500.00) was sent to several addresses. It was not signed here: the same seed phrase is in use elsewhere.',
    );
  });

  it('what is confirmed says which way it went', () => {
    expect(words('CONFIRMED').subject).toBe('Confirmed: 0.125 BTC received');
    expect(words('CONFIRMED', sent).text[0]).toBe(
      'The network has confirmed that you sent 0.125 BTC on Bitcoin ($12,500.00).',
    );
  });

  it('a token names its network, and what had no price has none', () => {
    const token = { network: 'TRX', valueUnits: 5_000_000n, fiatMinor: null } as const;
    expect(words('RECEIVED', token, { assetId: 'USDT@TRX' }).text[0]).toBe(
      'You received 5 USDT on Tron at bc1qada.',
    );
  });

  it('links to the transaction and to what turns it off', () => {
    expect(words('SENT', sent).paragraphs.filter((each) => typeof each === 'object')).toEqual([
      {
        link: 'https://wallet.example/wallet/transactions/0197aa00-0000-7000-8000-000000000001',
        label: 'View transaction',
      },
      { link: 'https://wallet.example/account/settings/notifications', label: 'Notifications' },
    ]);
  });

  it('is in the language of its reader, with the same amounts', () => {
    const { subject, text } = words('RECEIVED', {}, { locale: 'de-AT' });
    expect(subject).toBe('Sie haben 0.125 BTC empfangen');
    expect(text).toEqual([
      'Sie haben 0.125 BTC auf Bitcoin ($12,500.00) an bc1qada empfangen.',
      'Nach 2 weiteren Blöcken kann der Betrag ausgegeben werden.',
      'E-Mail-Benachrichtigungen verwalten:',
    ]);
    expect(words('SENT', sent, { locale: 'ar' }).subject).toBe('أرسلت \u20680.125 BTC\u2069');
  });

  it.each(languages.map(({ tag }) => tag))('has all its places filled in %s', (locale) => {
    for (const event of ['SENT', 'SENT_ELSEWHERE', 'RECEIVED', 'CONFIRMED'] as const)
      for (const changes of [sent, { ...sent, toAddress: null, fiatMinor: null }, {}]) {
        const { subject, text } = words(event, changes, { locale });
        expect([subject, ...text].join()).not.toMatch(/[{}]|undefined/);
      }
  });
});
