import type { AnyBillfoldError } from '@billfold/core';
import { type Business, type LinkInvoice, priceText } from '@billfold/core/payments';
import { AmountText, useLocale, useTranslate } from '@billfold/react';
import {
  FormDialogContent,
  FormFailure,
  Statement,
  type StatementProps,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { formatSum } from '../format-sum.ts';
import * as css from '../payment.css.ts';
import * as signingCss from '../signing/signing.css.ts';

/** Facts of an invoice that its customer is about to get. */
export interface ReviewedInvoice
  extends Pick<LinkInvoice, 'title' | 'price' | 'currency' | 'livemode'> {
  readonly name: string | null;
  readonly email: string | null;
  /** Language of its email; null for the first one of the checkout. */
  readonly language: string | null;
}

/** Props of the last look at an invoice, of whatever kind. */
export interface ReviewProps {
  readonly business: Business;
  readonly isBusy: boolean;
  readonly failure: AnyBillfoldError | null;
  readonly onSend: () => Promise<void>;
  readonly onBack: () => void;
}

interface SendReviewProps extends ReviewProps {
  readonly title: string;
  /** Text of the button that sends. */
  readonly submit: string;
  readonly invoice: ReviewedInvoice;
  /** How often it is sent, below its sum. */
  readonly rhythm?: string;
  /** Days on which it is sent and due. */
  readonly days: StatementProps['rows'];
}

/** Last look at what is about to be emailed: who gets it, its sum and days, and the subject of the email. */
export function SendReview(props: SendReviewProps): ReactElement {
  const { business, title, submit, invoice, rhythm, days, isBusy, failure, onSend, onBack } = props;
  const t = useTranslate();
  const { name, email, price: amount, currency, livemode } = invoice;
  const sum = priceText({ amount, currency }, t);
  const subject = t('linkInvoice.review.subject.text', { shop: business.name, sum });
  const languageText = useLanguageText(invoice);
  return (
    <FormDialogContent
      title={title}
      submit={submit}
      cancel={t('common.back')}
      isBusy={isBusy}
      onSubmit={onSend}
      onCancel={onBack}
    >
      <div className={signingCss.dialog}>
        <FormFailure failure={failure} fields={[]} />
        <div className={signingCss.hero}>
          <bdi className={css.text}>{invoice.title}</bdi>
          <AmountText amount={formatSum({ amount, currency })} size="xl" />
          {rhythm !== undefined && <span className={css.muted}>{rhythm}</span>}
        </div>
        <Statement
          rows={[
            {
              label: t('linkInvoice.review.to'),
              value: (
                <>
                  {name !== null && (
                    <>
                      <bdi>{name}</bdi> ·{' '}
                    </>
                  )}
                  <bdi>{email ?? t('linkInvoice.mail.state.NO_EMAIL')}</bdi>
                </>
              ),
            },
            ...days,
            {
              label: t('linkInvoice.review.subject'),
              stacked: true,
              value: (
                <bdi>{livemode ? subject : t('linkInvoice.review.subject.test', { subject })}</bdi>
              ),
            },
          ]}
        />
        {languageText !== null && <p className={css.muted}>{languageText}</p>}
      </div>
    </FormDialogContent>
  );
}

/** Returns which language the email is in, where it may be another one than that of the page. */
function useLanguageText({ language }: ReviewedInvoice): string | null {
  const t = useTranslate();
  const locale = useLocale();
  if (language === null) return t('linkInvoice.review.checkoutLanguage');
  if (language === locale) return null;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return t('linkInvoice.review.language', { language: names.of(language) ?? language });
}
