import type { AnyBillfoldError } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { FormDialog, FormDialogContent, FormFailure } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from '../payment.css.ts';

export interface CancelDialogProps {
  readonly kind: 'invoice' | 'schedule';
  readonly open: boolean;
  readonly isBusy: boolean;
  readonly failure: AnyBillfoldError | null;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Question before an invoice or a schedule is cancelled, which nothing undoes. */
export function CancelDialog(props: CancelDialogProps): ReactElement {
  const { kind, open, isBusy, failure, onConfirm, onClose } = props;
  const t = useTranslate();
  const texts = kind === 'invoice' ? 'linkInvoices' : 'linkInvoices.schedule';
  return (
    <FormDialog open={open} onClose={onClose}>
      <FormDialogContent
        title={t(`${texts}.cancel.title`)}
        submit={t(`${texts}.cancel`)}
        cancel={t(`${texts}.keep`)}
        variant="danger-filled"
        isBusy={isBusy}
        onSubmit={onConfirm}
        onCancel={onClose}
      >
        <FormFailure failure={failure} fields={[]} />
        <p className={css.text}>{t(`${texts}.cancel.text`)}</p>
      </FormDialogContent>
    </FormDialog>
  );
}
