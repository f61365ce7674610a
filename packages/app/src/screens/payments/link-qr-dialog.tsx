import { CopyButton, useTranslate } from '@billfold/react';
import { Dialog, DialogBody, DialogHeader } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { LinkQr } from './link-qr.tsx';
import * as css from './payment.css.ts';

export interface LinkQrDialogProps {
  readonly url: string;
  readonly title: string;
  /** Amount that the page asks for, as it is shown. */
  readonly amount: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A link as a QR code, to be scanned from this screen. */
export function LinkQrDialog({
  url,
  title,
  amount,
  open,
  onClose,
}: LinkQrDialogProps): ReactElement {
  const t = useTranslate();
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogHeader title={title} />
      <DialogBody>
        <div className={css.qr}>
          <p className={css.qrAmount}>{amount}</p>
          <LinkQr
            {...{ url, size: 240, name: title }}
            label={t('payment.checkout.qr.label')}
            actions={<CopyButton text={url} label={t('payment.checkout.copy')} />}
          >
            <p className={css.muted}>{t('payment.checkout.qr.text')}</p>
          </LinkQr>
        </div>
      </DialogBody>
    </Dialog>
  );
}
