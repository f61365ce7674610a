import { inOneLine } from '../mail/in-one-line.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import type { WriteMail } from '../mail/mailer.ts';
import { modeSubject } from '../mail/mode-subject.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import type { PartRow } from '../transfers-out/transfer-store.ts';
import type { FoundClaim } from './find-claim.ts';
import type { OutRow } from './refund-store.ts';

interface MailedClaim extends Pick<FoundClaim, 'merchant'> {
  readonly row: OutRow;
}

/** Returns the writer of the mail that asks a customer where a refund goes. */
export function claimMail({
  merchant,
  row,
  link,
}: MailedClaim & { readonly link: string }): WriteMail {
  const shop = inOneLine(merchant.name);
  return (language) => {
    const { text } = language;
    return {
      subject: modeSubject(text('claim.subject', { shop }), row.livemode, language),
      paragraphs: [
        text('claim.text', { shop, amount: amountOf(row, language) }),
        text('claim.advice'),
        { link, label: text('claim.open') },
        text('claim.expiry'),
        ...questions(merchant, language),
      ],
    };
  };
}

/** Returns the writer of the mail with the code that an address needs. */
export function claimCodeMail({
  merchant,
  row,
  code,
}: MailedClaim & { readonly code: string }): WriteMail {
  const shop = inOneLine(merchant.name);
  return (language) => {
    const { text } = language;
    return {
      subject: modeSubject(text('claimCode.subject', { shop }), row.livemode, language),
      paragraphs: [
        text('claimCode.text', { code }),
        text('claimCode.advice', { amount: amountOf(row, language) }),
        ...questions(merchant, language),
      ],
    };
  };
}

/** Returns the writer of the mail that tells a customer that a refund was sent. */
export function refundSentMail({
  merchant,
  row,
  part,
}: MailedClaim & { readonly part: Pick<PartRow, 'units' | 'hash'> | undefined }): WriteMail {
  const shop = inOneLine(merchant.name);
  const { address, memo, assetId } = row;
  const hash = part?.hash ?? null;
  // A wallet shows what the transaction pays, without a fee that was taken off.
  const sent = { assetId, units: part?.units ?? row.units };
  return (language) => {
    const { text } = language;
    return {
      subject: modeSubject(text('refundSent.subject', { shop }), row.livemode, language),
      paragraphs: [
        text('refundSent.text', { shop, amount: amountOf(sent, language) }),
        text('refundSent.address', { address: address ?? '' }),
        ...(memo === null ? [] : [text('refundSent.memo', { memo })]),
        ...(hash === null ? [] : [text('refundSent.hash', { hash })]),
        text('refundSent.arrival'),
        ...questions(merchant, language),
      ],
    };
  };
}

function amountOf(
  { units, assetId }: Pick<OutRow, 'units' | 'assetId'>,
  { amountOn }: MailLanguage,
): string {
  const asset = requireAsset(assetId);
  return amountOn(`${formatUnits(units, asset)} ${asset.symbol}`, asset.network);
}

function questions(
  { supportEmail }: FoundClaim['merchant'],
  { text }: MailLanguage,
): readonly string[] {
  return supportEmail === null ? [] : [text('customer.questions', { email: supportEmail })];
}
