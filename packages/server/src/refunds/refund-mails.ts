import { trimDecimal } from '@billfold/core/internal';
import { priceText } from '@billfold/core/payments';
import type { ServiceContext } from '../context.ts';
import { contactText } from '../customers/contact-text.ts';
import type { MailParagraph, MailWords } from '../mail/compose-mail.ts';
import { inOneLine } from '../mail/in-one-line.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import type { WriteMail } from '../mail/mailer.ts';
import { modeSubject } from '../mail/mode-subject.ts';
import { idFact, orderFacts, priceFact, transactionFacts } from '../payer-mails/payment-facts.ts';
import { formatUnits } from '../payments/format-units.ts';
import { originOf } from '../payments/origin-of.ts';
import { formatPrice, readPriced } from '../payments/read-price.ts';
import { requireAsset } from '../payments/require-asset.ts';
import type { PartRow } from '../transfers-out/transfer-store.ts';
import { type FoundClaim, refundedValue } from './find-claim.ts';
import { currencyOf } from './refund-source.ts';
import type { OutRow } from './refund-store.ts';

interface MailedClaim {
  readonly claim: Pick<
    FoundClaim,
    'row' | 'merchant' | 'website' | 'payment' | 'invoiceNumber' | 'isOpenAmount'
  >;
}

/** Returns the writer of the mail that asks a customer where a refund goes. */
export function claimMail({ claim, link }: MailedClaim & { readonly link: string }): WriteMail {
  const shop = inOneLine(claim.merchant.name);
  return (language) => {
    const { text } = language;
    return framed(claim, language, {
      subject: text('claim.subject', { shop }),
      paragraphs: [
        text(isFeeTakenOff(claim) ? 'claim.text.less' : 'claim.text', {
          shop,
          amount: valuedAmount(claim, language),
        }),
        text('claim.advice'),
        ...factsOf(claim, language),
        { link, label: text('claim.open') },
        text('claim.expiry'),
      ],
    });
  };
}

/** Returns the writer of the mail with the code that an address needs. */
export function claimCodeMail({ claim, code }: MailedClaim & { readonly code: string }): WriteMail {
  const shop = inOneLine(claim.merchant.name);
  return (language) => {
    const { text } = language;
    return framed(claim, language, {
      subject: text('claimCode.subject', { shop }),
      paragraphs: [
        text('claimCode.text', { code }),
        text(isFeeTakenOff(claim) ? 'claimCode.advice.less' : 'claimCode.advice', {
          amount: valuedAmount(claim, language),
        }),
        ...factsOf(claim, language),
      ],
    });
  };
}

export interface SentMail extends MailedClaim, Pick<ServiceContext, 'publicUrl'> {
  readonly part: Pick<PartRow, 'units' | 'hash'> | undefined;
}

/** Returns the writer of the mail that tells a customer that a refund was sent. */
export function refundSentMail({ claim, part, publicUrl }: SentMail): WriteMail {
  const shop = inOneLine(claim.merchant.name);
  const { row, payment } = claim;
  const { address, memo } = row;
  const hash = part?.hash ?? null;
  return (language) => {
    const { text } = language;
    const sentTo = [
      ...(address === null ? [] : [{ label: text('fact.address'), value: address, isCode: true }]),
      ...(memo === null ? [] : [{ label: text('fact.memo'), value: memo }]),
      ...transactionFacts([{ hash }], language),
    ];
    return framed(claim, language, {
      subject: text('refundSent.subject', { shop }),
      paragraphs: [
        sentText(claim, { shop, units: part?.units ?? row.units }, language),
        text('refundSent.arrival'),
        ...factsOf(claim, language, sentTo),
        ...(payment === null
          ? []
          : [{ link: `${publicUrl}/pay/${payment.id}`, label: text('customer.page') }]),
      ],
    });
  };
}

/** Returns how much was sent: a wallet shows it without a network fee that was taken off. */
function sentText(
  claim: MailedClaim['claim'],
  { shop, units }: { readonly shop: string; readonly units: bigint },
  language: MailLanguage,
): string {
  const { text } = language;
  const { row } = claim;
  if (units === row.units)
    return text('refundSent.text', { shop, amount: valuedAmount(claim, language) });
  const { assetId } = row;
  return text('refundSent.text.less', {
    ...{ shop, sent: amountOf({ assetId, units }, language) },
    amount: valued(coinsOf(row), claim, language),
    fee: coinsOf({ assetId, units: row.units - units }),
  });
}

/** Reports whether the customer gets less than the refund by its network fee. */
function isFeeTakenOff({ row }: MailedClaim['claim']): boolean {
  return row.networkFeePaidBy === 'CUSTOMER';
}

/** Adds what each mail about a refund has: the mark of a test, and the way to the shop. */
function framed(
  { row: { livemode }, merchant, website, payment, invoiceNumber }: MailedClaim['claim'],
  language: MailLanguage,
  { subject, paragraphs }: MailWords,
): MailWords {
  const origin = originOf({ linkId: payment?.linkId ?? null, invoiceNumber });
  const shop = { ...merchant, name: inOneLine(merchant.name), website, origin };
  const canAsk = payment !== null || merchant.supportEmail !== null || website !== null;
  return {
    subject: modeSubject(subject, livemode, language),
    shop: merchant,
    paragraphs: [
      ...paragraphs,
      ...(livemode ? [] : [language.text('receipt.test')]),
      ...(canAsk ? [contactText(shop, language)] : []),
    ],
  };
}

/** Returns a table of what was paid for, with more rows before the payment ID; none where it would be empty. */
function factsOf(
  { payment, invoiceNumber, isOpenAmount }: MailedClaim['claim'],
  language: MailLanguage,
  more: Extract<MailParagraph, { readonly facts: unknown }>['facts'] = [],
): readonly MailParagraph[] {
  if (payment === null) return more.length === 0 ? [] : [{ facts: more }];
  const { id, priceCurrency: currency } = payment;
  const price = formatPrice({ amount: readPriced(payment.price), currency });
  return [
    {
      facts: [
        ...orderFacts({ ...payment, invoiceNumber }, language),
        priceFact({ price, isOpenAmount }, language),
        ...more,
        idFact(id, language),
      ],
    },
  ];
}

/** Returns what goes back and on which network, with its value where that is known. */
function valuedAmount(claim: MailedClaim['claim'], language: MailLanguage): string {
  return valued(amountOf(claim.row, language), claim, language);
}

/** Adds the value of what goes back to its amount, where the value is known. */
function valued(
  amount: string,
  { row, payment }: MailedClaim['claim'],
  language: MailLanguage,
): string {
  const value = refundedValue(row, currencyOf(payment));
  return value === null ? amount : `${amount} (${priceText(value, { locale: language.tag })})`;
}

type Coins = Pick<OutRow, 'units' | 'assetId'>;

function amountOf(coins: Coins, { amountOn }: MailLanguage): string {
  return amountOn(coinsOf(coins), requireAsset(coins.assetId).network);
}

function coinsOf({ units, assetId }: Coins): string {
  const asset = requireAsset(assetId);
  return `${trimDecimal(formatUnits(units, asset))} ${asset.symbol}`;
}
