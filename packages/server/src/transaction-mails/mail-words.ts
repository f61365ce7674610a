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
import type { MailParagraph } from '../mail/compose-mail.ts';

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
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly MailParagraph[];
}

/** Names no account or wallet, and quotes no note: mails repeat no typed text. */
export function mailWords(
  event: MailedEvent,
  transaction: MailedTransaction,
  publicUrl: string,
): MailWords {
  const { subject, text } = wordsOf(event, transaction);
  return {
    subject,
    paragraphs: [
      ...text,
      { link: `${publicUrl}/wallet/transactions/${transaction.id}`, label: 'View transaction' },
      'Manage email notifications:',
      { link: `${publicUrl}/account/settings/notifications`, label: 'Notifications' },
    ],
  };
}

function wordsOf(
  event: MailedEvent,
  transaction: MailedTransaction,
): { readonly subject: string; readonly text: readonly string[] } {
  const { asset, network, toAddress } = transaction;
  const amount = `${formatAmount(transaction.valueUnits, asset.decimals)} ${asset.symbol}`;
  const what = `${amount} on ${getNetwork(network).name}${worthOf(transaction)}`;
  const to = toAddress ?? 'several addresses';
  switch (event) {
    case 'SENT':
      return {
        subject: `You sent ${amount}`,
        text: [`You sent ${what} to ${to}.`, ...feeOf(transaction), notYou],
      };
    case 'SENT_ELSEWHERE':
      return {
        subject: `${amount} left your wallet`,
        text: [
          `${what} was sent to ${to}. It was not signed here: the same seed phrase is in use elsewhere.`,
          notYou,
        ],
      };
    case 'RECEIVED':
      return {
        subject: `You received ${amount}`,
        text: [`You received ${what} at ${to}.`, ...waitOf(transaction)],
      };
    case 'CONFIRMED': {
      const way = transaction.type === 'RECEIVED' ? 'received' : 'sent';
      return {
        subject: `Confirmed: ${amount} ${way}`,
        text: [`The network has confirmed that you ${way} ${what}.`],
      };
    }
    default:
      return event satisfies never;
  }
}

const notYou =
  "Wasn't you? Someone else has your keys. Move your remaining funds to a new wallet now.";

function worthOf({ fiatMinor }: MailedTransaction): string {
  return fiatMinor === null ? '' : ` (${formatMoney(toCents(fiatMinor))})`;
}

function feeOf({ network, feeUnits }: MailedTransaction): readonly string[] {
  if (feeUnits === null) return [];
  const { decimals, symbol } = nativeAsset(network);
  return [`Network fee: up to ${formatAmount(feeUnits, decimals)} ${symbol}.`];
}

function waitOf({ network, blockHeight, headHeight }: MailedTransaction): readonly string[] {
  const { available } = getNetwork(network).confirmations;
  const missing = available - confirmationsOf(blockHeight, headHeight);
  if (missing <= 0) return [];
  return [`It can be spent after ${missing} more ${missing === 1 ? 'block' : 'blocks'}.`];
}
