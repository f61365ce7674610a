import type { Payment, Transfer } from '@billfold/core/contract';
import {
  countedCoins,
  creditedText,
  invalidReason,
  isFiat,
  isRestSmall,
  otherCoins,
  restText,
  trimDecimal,
} from '@billfold/core/internal';
import { priceText } from '@billfold/core/payments';
import type { Storefront } from '../checkout/storefront.ts';
import type { ServiceContext } from '../context.ts';
import { contactText } from '../customers/contact-text.ts';
import { inOneLine } from '../mail/in-one-line.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import type { WriteMail } from '../mail/mailer.ts';
import { modeSubject } from '../mail/mode-subject.ts';
import type { OriginFacts } from '../payments/load-origins.ts';
import type { TransferRow } from '../payments/payment-parts.ts';
import { overOf } from './difference-text.ts';
import type { PaymentProblem } from './find-problem.ts';
import { idFact, orderFacts, priceFact, transactionFacts, transfersText } from './payment-facts.ts';

/**
 * Problem as its email words it. A rest is asked for where the business opened the payment again for it, and too small
 * where the page says so (`isRestTooSmall`).
 */
export type WordedProblem = PaymentProblem | 'REST_ASKED' | 'REST_TOO_SMALL';

export interface ProblemMail extends OriginFacts, Pick<ServiceContext, 'publicUrl'> {
  readonly problem: WordedProblem;
  readonly payment: Payment;
  /** Rows of the transfers of `payment`, in their order. */
  readonly transfers: readonly Pick<TransferRow, 'endedAs'>[];
  readonly storefront: Pick<Storefront, 'name' | 'website' | 'supportEmail'> & {
    readonly checkout: Pick<Storefront['checkout'], 'showsFiat'>;
  };
}

/**
 * Returns the writer of the email that tells a payer what went wrong, in the words of the page of the payment; null where
 * the page would show nothing.
 */
export function problemMail(mail: ProblemMail): WriteMail | null {
  const { problem, payment, origin, invoiceNumber, isOpenAmount, storefront, publicUrl } = mail;
  const { id, livemode, price } = payment;
  const shop = inOneLine(storefront.name);
  const { showsFiat } = storefront.checkout;
  if (problem === 'WRONG_ASSET' && otherCoins(selectedOf(payment)) === '') return null;
  const { arrived, named } = transfersOf(mail);
  return (language) => {
    const { text } = language;
    const { title, sentences } = wordsOf(mail, shop, language);
    return {
      subject: modeSubject(text('problem.subject', { shop, title }), livemode, language),
      shop: storefront,
      paragraphs: [
        ...sentences,
        {
          facts: [
            ...orderFacts({ ...payment, invoiceNumber }, language),
            ...(showsFiat || !isFiat(price) ? [priceFact({ price, isOpenAmount }, language)] : []),
            ...(arrived.length === 0
              ? []
              : [{ label: text('fact.arrived'), value: transfersText(arrived) }]),
            ...transactionFacts(named, language),
            idFact(id, language),
          ],
        },
        ...(livemode ? [] : [text('receipt.test')]),
        { link: `${publicUrl}/pay/${id}`, label: text('customer.page') },
        contactText({ ...storefront, name: shop, origin }, language),
      ],
    };
  };
}

interface Words {
  readonly title: string;
  readonly sentences: readonly string[];
}

function wordsOf(mail: ProblemMail, merchant: string, language: MailLanguage): Words {
  const { text, tag: locale } = language;
  const { problem, payment, storefront } = mail;
  const { showsFiat } = storefront.checkout;
  const selected = selectedOf(payment);
  const amount = countedCoins(selected);
  const values = { merchant, amount };
  const value = creditedText({ ...payment, showsFiat }, { locale });
  switch (problem) {
    case 'UNDERPAID':
      return {
        title: text('checkout.expired.short'),
        sentences: [arrivedText(mail, language), text('checkout.expired.short.text', values)],
      };
    case 'REST_TOO_SMALL': {
      const coins = restOf(payment);
      const rest = restText({ ...payment, showsFiat }, { locale });
      return {
        title: text('problem.REST.tooSmall', { rest: rest ?? coins }),
        sentences: [
          arrivedText(mail, language),
          text('problem.REST.tooSmall.text', {
            rest: rest === null ? coins : `${rest} (${coins})`,
          }),
          text('problem.REST.tooSmall.shop', values),
        ],
      };
    }
    case 'REST':
    case 'REST_ASKED': {
      const coins = restOf(payment);
      const until = payment.expiresAt === null ? '' : language.time(payment.expiresAt);
      const isAsked = problem === 'REST_ASKED';
      return {
        title: text(isAsked ? 'problem.REST.asked' : 'problem.REST', {
          rest: restText({ ...payment, showsFiat }, { locale }) ?? coins,
        }),
        sentences: [
          arrivedText(mail, language),
          ...(isAsked ? [text('checkout.send.asked', values)] : []),
          text('problem.REST.send', { ...values, coins, until }),
          // The fee in the currency of the price is known to the page alone.
          ...(isRestSmall({ ...payment, fee: null })
            ? [text('checkout.send.partly.stuck', values)]
            : []),
        ],
      };
    }
    case 'LATE': {
      const late =
        payment.status === 'CANCELLED' ? 'checkout.late.cancelled' : 'checkout.late.text';
      const valued = value === null ? amount : `${amount} (${value})`;
      return {
        title: text('checkout.late'),
        sentences: [text(late, { merchant, amount: valued })],
      };
    }
    case 'WRONG_ASSET': {
      const coins = { other: otherCoins(selected), symbol: payment.method?.asset ?? '', merchant };
      return {
        title: text('checkoutHash.held.wrongAsset', coins),
        // While it is open, the coin that it asks for can still be sent.
        sentences: [
          text(
            payment.status === 'PENDING'
              ? 'checkoutHash.held.wrongAsset.text'
              : 'checkout.expired.wrongAsset',
            coins,
          ),
        ],
      };
    }
    case 'INVALID': {
      const { title, sentence } = invalidKeys[invalidReason(judgedOf(mail))];
      return { title: text(title), sentences: [text(sentence, values)] };
    }
    case 'LOST':
      return {
        title: text('problem.LOST'),
        sentences: [text('checkoutHash.lost'), text('problem.LOST.page')],
      };
    case 'OVERPAID': {
      const over = { merchant, amount: overOf({ payment, showsFiat }, language) };
      return {
        title: text('problem.OVERPAID'),
        sentences: [text('checkout.paid.over', over), text('checkout.paid.over.how', over)],
      };
    }
    default:
      return problem satisfies never;
  }
}

/** Returns what arrived of the price, in its currency where the business shows it. */
function arrivedText(
  { payment, storefront }: ProblemMail,
  { text, tag: locale }: MailLanguage,
): string {
  const { showsFiat } = storefront.checkout;
  const amount = countedCoins(selectedOf(payment));
  const value = creditedText({ ...payment, showsFiat }, { locale });
  if (value === null) return text('checkout.expired.short.amount', { amount });
  const price = priceText(payment.price, { locale });
  return text('checkout.expired.short.value', { amount, value, price });
}

/** Returns the coins that are missing. */
function restOf({ shortBy, method }: Payment): string {
  return `${trimDecimal(shortBy)} ${method?.asset ?? ''}`;
}

const invalidKeys = {
  UNDONE: { title: 'checkout.invalid', sentence: 'checkout.invalid.reorged' },
  REFUSED: { title: 'checkout.invalid.arrived', sentence: 'checkout.invalid.arrived.text' },
  EMPTY: { title: 'checkout.invalid', sentence: 'checkout.invalid.text' },
} as const;

/** Returns the transfers that an email lists as arrived, and those whose transactions it names. */
function transfersOf(mail: ProblemMail): {
  readonly arrived: readonly Transfer[];
  readonly named: readonly Transfer[];
} {
  const { problem, payment } = mail;
  const judged = judgedOf(mail);
  const { transfers } = judged;
  const isUndone = problem === 'INVALID' && invalidReason(judged) === 'UNDONE';
  if (problem === 'LOST' || isUndone) return { arrived: [], named: transfers };
  const arrived =
    problem === 'WRONG_ASSET'
      ? transfers.filter(({ counted, endedAs }) => !counted && endedAs === null)
      : payment.transfers.filter(({ counted }) => counted);
  return { arrived, named: arrived };
}

function judgedOf({ payment, transfers }: ProblemMail) {
  return {
    flags: payment.flags,
    transfers: payment.transfers.map((each, index) => ({
      ...each,
      endedAs: transfers[index]?.endedAs ?? null,
    })),
  };
}

function selectedOf(payment: Payment) {
  return { ...payment, selected: payment.method };
}
