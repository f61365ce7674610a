import type { Payment } from '@billfold/core/payments';
import { CopyButton, useTranslate } from '@billfold/react';
import { Button, Card, icons, LinkButton } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { formatSum } from './format-sum.ts';
import { LinkQrDialog } from './link-qr-dialog.tsx';
import { nameOfPayment } from './name-of-payment.ts';
import * as css from './payment.css.ts';

export interface CheckoutCardProps {
  readonly payment: Payment;
  /** True while sharing the link is what comes next. */
  readonly isNext?: boolean;
  /** True where the page copies the link above. */
  readonly isCopiedAbove?: boolean;
}

/** Link of the page on which the customer pays, while there is something to pay. */
export function CheckoutCard(props: CheckoutCardProps): ReactElement {
  const { payment, isNext = false, isCopiedAbove = false } = props;
  const t = useTranslate();
  const { checkoutUrl: url, orderId } = payment;
  const name =
    orderId === null ? nameOfPayment(payment) : t('payment.title.order', { id: orderId });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t('payment.checkout')}>
      <div className={css.stack}>
        <p className={css.muted}>{t('payment.checkout.text')}</p>
        <bdi className={css.url}>{url}</bdi>
        <div className={css.decisions}>
          {!isCopiedAbove && (
            <CopyButton
              text={url}
              label={t('payment.checkout.copy')}
              variant={isNext ? 'primary' : 'quiet'}
            />
          )}
          <Button icon={icons.qr} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('payment.checkout.qr')}
          </Button>
          <LinkButton
            variant="plain"
            icon={icons.external}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('payment.checkout.open')}
          </LinkButton>
        </div>
      </div>
      <LinkQrDialog
        url={url}
        title={t('payment.checkout.qr.title', { name })}
        amount={formatSum(payment.price)}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  );
}
