import type { Business, PaymentLink } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  Statement,
  useForm,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { lastMomentBefore } from './last-moment-before.ts';
import { linkAmount } from './link-amount.ts';
import { type LinkTextFields as Fields, type LinkField, readLinkTexts } from './link-request.ts';
import { LinkTextFields, LinkTitleField } from './link-text-fields.tsx';
import * as css from './payment.css.ts';
import { useTypedFields } from './use-typed-fields.ts';

export interface EditLinkDialogProps {
  readonly business: Business;
  readonly link: PaymentLink;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Changes a link; its amount stays, because payments of it are open. */
export function EditLinkDialog({ open, ...props }: EditLinkDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <EditForm {...props} />
    </FormDialog>
  );
}

function EditForm({ business, link, onClose }: Omit<EditLinkDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const { state, clearErrors, submit } = useForm<LinkField>();
  const { values, change, clear } = useTypedFields(`link ${link.id}`, fieldsOf(link));
  const save = async (): Promise<void> => {
    const { invalid, value } = readLinkTexts(values);
    const done = await submit(invalid, () =>
      services.business.call(({ paymentLinks }) =>
        paymentLinks.update(business.id, link.id, value),
      ),
    );
    if (done === null) return;
    clear();
    onClose();
    notify.success(t('paymentLink.saved'));
    services.payments.invalidate();
  };
  const fields = {
    ...{ values, state },
    onChange: (field: keyof Fields, text: string) => {
      change({ [field]: text });
      clearErrors(field);
    },
  };
  return (
    <FormDialogContent
      title={t('paymentLink.edit.title', { title: link.title })}
      submit={t('paymentLink.save')}
      isBusy={state.isBusy}
      onSubmit={save}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={Object.keys(values)} />
      <LinkTitleField {...fields} />
      <div>
        <Statement rows={[{ label: t('paymentLink.amount'), value: linkAmount(link, t) }]} />
        <p className={css.muted}>{t('paymentLink.amount.fixed')}</p>
      </div>
      <LinkTextFields {...fields} />
    </FormDialogContent>
  );
}

function fieldsOf({ title, description, dueAt, maxUses, redirectUrl }: PaymentLink): Fields {
  return {
    title,
    description: description ?? '',
    dueAt: dueAt === null ? '' : lastDayOf(dueAt),
    maxUses: maxUses === null ? '' : String(maxUses),
    redirectUrl: redirectUrl ?? '',
  };
}

/** Returns the last day before a moment by the reader's clock, as a date field has it. */
function lastDayOf(end: Date): string {
  const day = lastMomentBefore(end);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
