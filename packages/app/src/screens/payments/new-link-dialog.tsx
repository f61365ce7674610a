import type { Business, PaymentLink } from '@billfold/core/payments';
import { CopyButton, QrCode, useTranslate } from '@billfold/react';
import {
  Button,
  DialogBody,
  DialogFooter,
  DialogHeader,
  FormDialog,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { NewLinkForm } from './new-link-form.tsx';
import * as css from './payment.css.ts';

export interface NewLinkDialogProps {
  readonly business: Business;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Creates a payment link, and shows it with its code. */
export function NewLinkDialog({ open, ...props }: NewLinkDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <Steps {...props} />
    </FormDialog>
  );
}

function Steps({ business, onClose }: Omit<NewLinkDialogProps, 'open'>): ReactElement {
  const [created, setCreated] = useState<PaymentLink | null>(null);
  if (created !== null) return <Created link={created} onClose={onClose} />;
  return <NewLinkForm business={business} onCreated={setCreated} onClose={onClose} />;
}

interface CreatedProps {
  readonly link: PaymentLink;
  readonly onClose: () => void;
}

function Created({ link: { title, url }, onClose }: CreatedProps): ReactElement {
  const t = useTranslate();
  return (
    <>
      <DialogHeader title={t('paymentLink.created')} />
      <DialogBody>
        <div className={css.qr}>
          <bdi className={css.says}>{title}</bdi>
          <QrCode text={url} label={t('payment.checkout.qr.label')} size={200} />
          <p className={css.muted}>{t('paymentLink.created.lead')}</p>
          <bdi className={css.url}>{url}</bdi>
          <CopyButton text={url} label={t('paymentLinks.copy')} variant="primary" />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button wide onClick={onClose}>
          {t('paymentLink.done')}
        </Button>
      </DialogFooter>
    </>
  );
}
