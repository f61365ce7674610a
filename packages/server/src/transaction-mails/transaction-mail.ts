import {
  type AccountAsset,
  formatAmount,
  formatMoney,
  getNetwork,
  type Network,
  nativeAsset,
  toCents,
} from '@billfold/core';
import { confirmationsOf } from '@billfold/core/internal';
import type { MailLanguage } from '../mail/mail-language.ts';
import type { WriteMail } from '../mail/mailer.ts';

/** Subject of a mail; `SENT_ELSEWHERE` was signed with the same phrase by another program. */
export type MailedEvent = 'SENT' | 'SENT_ELSEWHERE' | 'RECEIVED' | 'CONFIRMED';

export interface MailedTransaction {
  readonly id: string;
  readonly network: Network;
  readonly asset: AccountAsset;
  readonly type: string;
  readonly valueUnits: bigint;
  readonly feeUnits: bigint | null;
  /** Worth when it was first seen, in cents. */
  readonly fiatMinor: bigint | null;
  readonly toAddress: string | null;
  readonly blockHeight: number | null;
  readonly headHeight: number | null;
}

/** Returns the writer of a mail, which names no account or wallet and quotes no note: mails repeat no typed text. */
export function transactionMail(
  event: MailedEvent,
  transaction: MailedTransaction,
  publicUrl: string,
): WriteMail {
  return (language) => {
    const { text } = language;
    const { subject, sentences } = wordsOf(event, transaction, language);
    return {
      subject,
      paragraphs: [
        ...sentences,
        {
          link: `${publicUrl}/wallet/transactions/${transaction.id}`,
          label: text('transaction.open'),
        },
        text('transaction.manage'),
        {
          link: `${publicUrl}/account/settings/notifications`,
          label: text('transaction.notifications'),
        },
      ],
    };
  };
}

function wordsOf(
  event: MailedEvent,
  transaction: MailedTransaction,
  language: MailLanguage,
): { readonly subject: string; readonly sentences: readonly string[] } {
  const { asset, toAddress: address, valueUnits, type } = transaction;
  const { text } = language;
  const short = { amount: `${formatAmount(valueUnits, asset.decimals)} ${asset.symbol}` };
  const amount = amountOf(transaction, language);
  switch (event) {
    case 'SENT':
      return {
        subject: text('transaction.sent.subject', short),
        sentences: [
          address === null
            ? text('transaction.sent.several', { amount })
            : text('transaction.sent', { amount, address }),
          ...feeOf(transaction, language),
          text('transaction.notYou'),
        ],
      };
    case 'SENT_ELSEWHERE':
      return {
        subject: text('transaction.elsewhere.subject', short),
        sentences: [
          address === null
            ? text('transaction.elsewhere.several', { amount })
            : text('transaction.elsewhere', { amount, address }),
          text('transaction.notYou'),
        ],
      };
    case 'RECEIVED':
      return {
        subject: text('transaction.received.subject', short),
        sentences: [
          address === null
            ? text('transaction.received.several', { amount })
            : text('transaction.received', { amount, address }),
          ...waitOf(transaction, language),
        ],
      };
    case 'CONFIRMED': {
      const way = type === 'RECEIVED' ? 'received' : 'sent';
      return {
        subject: text(`transaction.confirmed.subject.${way}`, short),
        sentences: [text(`transaction.confirmed.${way}`, { amount })],
      };
    }
    default:
      return event satisfies never;
  }
}

/** Returns the amount with its network, and its value where one is known. */
function amountOf(
  { valueUnits, asset, network, fiatMinor }: MailedTransaction,
  { text, amountOn }: MailLanguage,
): string {
  const amount = `${formatAmount(valueUnits, asset.decimals)} ${asset.symbol}`;
  if (fiatMinor === null) return amountOn(amount, network);
  const value = formatMoney(toCents(fiatMinor));
  return text('amount.worth', { amount, network: getNetwork(network).name, value });
}

function feeOf(
  { network, feeUnits }: MailedTransaction,
  { text }: MailLanguage,
): readonly string[] {
  if (feeUnits === null) return [];
  const { decimals, symbol } = nativeAsset(network);
  return [text('transaction.fee', { fee: `${formatAmount(feeUnits, decimals)} ${symbol}` })];
}

function waitOf(
  { network, blockHeight, headHeight }: MailedTransaction,
  { text }: MailLanguage,
): readonly string[] {
  const { available } = getNetwork(network).confirmations;
  const count = available - confirmationsOf(blockHeight, headHeight);
  return count <= 0 ? [] : [text('transaction.received.wait', { count })];
}
