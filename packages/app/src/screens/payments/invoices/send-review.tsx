import type { AnyBillfoldError } from '@billfold/core';
import type { Business, LinkInvoice } from '@billfold/core/payments';
import { AmountText, useLocale, useTranslate } from '@billfold/react';
import { FormDialogContent, FormFailure, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { DayText } from '../../../common/day-text.tsx';
import { formatPlainSum, formatSum } from '../format-sum.ts';
import * as css from '../payment.css.ts';
import * as signingCss from '../signing/signing.css.ts';

/** Facts of an invoice that its customer is about to get. */
export interface ReviewedInvoice
  extends Pick<LinkInvoice, 'title' | 'price' | 'currency' | 'livemode' | 'dueOn'> {
  readonly name: string | null;
  readonly email: string | null;
  /** Day on which it is sent; null for now. */
  readonly sendOn: string | null;
  /** Language of its email; null for the first one of the checkout. */
  readonly language: string | null;
}

export interface SendReviewProps {
  readonly business: Business;
  readonly invoice: ReviewedInvoice;
  readonly isBusy: boolean;
  readonly failure: AnyBillfoldError | null;
  readonly onSend: () => Promise<void>;
  readonly onBack: () => void;
}

/** Last look at an invoice before it is emailed: who gets it, its sum and days, and the subject of the email. */
export function SendReview(props: SendReviewProps): ReactElement {
  const { business, invoice, isBusy, failure, onSend, onBack } = props;
  const t = useTranslate();
  const { title, name, email, price: amount, currency, livemode, dueOn, sendOn } = invoice;
  const sum = formatPlainSum({ amount, currency });
  const subject = t('linkInvoice.review.subject.text', { shop: business.name, sum });
  const languageText = useLanguageText(invoice);
  return (
    <FormDialogContent
      title={t('linkInvoice.review.title')}
      submit={t(sendOn === null ? 'linkInvoice.review.send' : 'linkInvoice.review.schedule')}
      cancel={t('common.back')}
      isBusy={isBusy}
      onSubmit={onSend}
      onCancel={onBack}
    >
      <div className={signingCss.dialog}>
        <FormFailure failure={failure} fields={[]} />
        <div className={signingCss.hero}>
          <bdi className={css.text}>{title}</bdi>
          <AmountText amount={formatSum({ amount, currency })} size="xl" />
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
            ...(sendOn === null
              ? []
              : [{ label: t('linkInvoice.sendOn'), value: <DayText day={sendOn} /> }]),
            {
              label: t('linkInvoice.dueOn'),
              value: dueOn === null ? t('linkInvoice.review.undated') : <DayText day={dueOn} />,
            },
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
