import { getNetwork } from '@billfold/core';
import type { MailContent } from '../mail/compose-mail.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import type { FoundClaim } from './find-claim.ts';
import type { OutRow } from './refund-store.ts';

interface MailedClaim extends Pick<FoundClaim, 'merchant'> {
  readonly to: string;
  readonly row: OutRow;
}

/** Composes the mail that asks a customer where a refund goes. */
export function claimMail({
  to,
  merchant,
  row,
  link,
}: MailedClaim & { readonly link: string }): MailContent {
  const shop = inOneLine(merchant.name);
  return {
    to,
    subject: `${row.livemode ? '' : 'Test: '}Your refund from ${shop}`,
    paragraphs: [
      `${shop} refunds ${amountOf(row)}.`,
      'Tell us where to send it. The money does not go back to the address that you paid from by itself.',
      { link, label: 'Enter address' },
      'This link expires in 30 days.',
      ...questions(merchant),
    ],
  };
}

/** Composes the mail with the code that an address needs. */
export function claimCodeMail({
  to,
  merchant,
  row,
  code,
}: MailedClaim & { readonly code: string }): MailContent {
  const shop = inOneLine(merchant.name);
  return {
    to,
    subject: `${row.livemode ? '' : 'Test: '}Your refund code from ${shop}`,
    paragraphs: [
      `Your code is ${code}. It expires in 15 minutes.`,
      `Enter it to have ${amountOf(row)} sent to your address. Never give it to anyone.`,
      ...questions(merchant),
    ],
  };
}

/** Composes the mail that tells a customer that a refund was sent. */
export function refundSentMail({
  to,
  merchant,
  row,
  hash,
}: MailedClaim & { readonly hash: string | null }): MailContent {
  const shop = inOneLine(merchant.name);
  return {
    to,
    subject: `${row.livemode ? '' : 'Test: '}${shop} sent your refund`,
    paragraphs: [
      `${shop} sent you ${amountOf(row)}.`,
      ...(row.networkFeePaidBy === 'CUSTOMER' ? ['The network fee is taken off this amount.'] : []),
      `Address: ${row.address ?? ''}`,
      ...(row.memo === null ? [] : [`Memo: ${row.memo}`]),
      ...(hash === null ? [] : [`Transaction: ${hash}`]),
      'It arrives once the network has confirmed it.',
      ...questions(merchant),
    ],
  };
}

function amountOf({ units, assetId }: OutRow): string {
  const asset = requireAsset(assetId);
  return `${formatUnits(units, asset)} ${asset.symbol} on ${getNetwork(asset.network).name}`;
}

const questions = ({ supportEmail }: FoundClaim['merchant']): readonly string[] =>
  supportEmail === null ? [] : [`Questions? Write to ${supportEmail}.`];

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
