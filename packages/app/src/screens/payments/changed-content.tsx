import { useTranslate } from '@billfold/react';
import { Button, DialogBody, DialogFooter, DialogHeader, Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import type { ActionDialogProps } from './action-dialog-props.ts';
import { listPaymentActions } from './payment-actions.ts';
import { nameOfAction } from './payment-sentence.ts';

/** State of a payment that changed while its dialog was open, with the actions that it still allows. */
export function ChangedContent(props: Omit<ActionDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const { business, payment, action, onClose, onAction } = props;
  const others = listPaymentActions(payment, business.role).filter((each) => each !== 'simulate');
  return (
    <>
      <DialogHeader title={t(`payment.${action}.title`)} />
      <DialogBody>
        <Notice tone="warning" live title={t('payment.changed.title')}>
          {t('payment.changed.text', {
            status: t(`paymentStatus.${payment.displayStatus}`),
          })}
        </Notice>
      </DialogBody>
      <DialogFooter>
        {others.map((each) => (
          <Button key={each} wide aria-haspopup="dialog" onClick={() => onAction(each)}>
            {nameOfAction(each, payment, t)}
          </Button>
        ))}
        <Button wide variant="primary" onClick={onClose}>
          {t('payment.close')}
        </Button>
      </DialogFooter>
    </>
  );
}
