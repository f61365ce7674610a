import { formatPrice } from '@billfold/core/internal';
import type { Payment } from '@billfold/core/payments';
import { AmountText, CopyButton, QrCode, useTranslate } from '@billfold/react';
import {
  Button,
  DialogBody,
  DialogFooter,
  DialogHeader,
  icons,
  LinkButton,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../shell/page-link.tsx';
import * as css from './payment.css.ts';

export interface CreatedLinkProps {
  readonly payment: Payment;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** Link of a payment that was just created, to be sent or scanned. */
export function CreatedLink({ payment, onAnother, onClose }: CreatedLinkProps): ReactElement {
  const t = useTranslate();
  const { id, checkoutUrl: url, price } = payment;
  return (
    <>
      <DialogHeader title={t('newPayment.created')} />
      <DialogBody>
        <div className={css.qr}>
          <AmountText amount={formatPrice(price)} size="xl" />
          <QrCode text={url} label={t('payment.checkout.qr.label')} size={200} />
          <p className={css.muted}>{t('newPayment.created.lead')}</p>
          <bdi className={css.url}>{url}</bdi>
          <div className={css.actions}>
            <CopyButton text={url} label={t('payment.checkout.copy')} variant="primary" />
            <LinkButton icon={icons.external} href={url} target="_blank" rel="noopener noreferrer">
              {t('payment.checkout.open')}
            </LinkButton>
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button wide onClick={onAnother}>
          {t('newPayment.created.another')}
        </Button>
        <PageLinkButton wide href={`/payments/payments/${id}`} onClick={onClose}>
          {t('newPayment.created.open')}
        </PageLinkButton>
      </DialogFooter>
    </>
  );
}
