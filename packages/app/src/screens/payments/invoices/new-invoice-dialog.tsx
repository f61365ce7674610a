import { fieldMessage } from '@billfold/core/flows';
import type { Translate } from '@billfold/core/i18n';
import { useTranslate } from '@billfold/react';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  Notice,
  RadioCards,
  Select,
  TextArea,
  TextField,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { CustomerEmailField } from '../../customers/customer-email-field.tsx';
import { CheckList } from '../../developer/check-list.tsx';
import * as css from '../forms.css.ts';
import { LinkSumFields } from '../link-sum-fields.tsx';
import {
  type InvoiceFields,
  type OfferedDue,
  offeredDues,
  offeredReminders,
  repeats,
} from './invoice-request.ts';
import { InvoiceReview } from './invoice-review.tsx';
import { ScheduleReview } from './schedule-review.tsx';
import { type NewInvoiceProps, sumKinds, useNewInvoice } from './use-new-invoice.ts';

export interface NewInvoiceDialogProps extends NewInvoiceProps {
  readonly open: boolean;
}

/** Creates an invoice that is emailed once, or a schedule that emails one after another, each after a last look. */
export function NewInvoiceDialog({ open, ...props }: NewInvoiceDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <NewInvoice {...props} />
    </FormDialog>
  );
}

function NewInvoice(props: NewInvoiceProps): ReactElement {
  const form = useNewInvoice(props);
  const { state, isReviewed, create, edit } = form;
  if (!isReviewed) return <NewInvoiceForm {...props} form={form} />;
  const review = {
    ...{ business: props.business, isBusy: state.isBusy, failure: state.failure },
    ...{ onSend: create, onBack: edit },
  };
  return form.schedule === null ? (
    <InvoiceReview {...review} invoice={form.invoice} />
  ) : (
    <ScheduleReview {...review} schedule={form.schedule} />
  );
}

interface NewInvoiceFormProps extends Pick<NewInvoiceProps, 'business' | 'onClose'> {
  readonly form: ReturnType<typeof useNewInvoice>;
}

function NewInvoiceForm({ business, form, onClose }: NewInvoiceFormProps): ReactElement {
  const t = useTranslate();
  const { state, values, kind, repeat } = form;
  const field = (name: Exclude<keyof InvoiceFields, 'due'>) => ({
    readOnly: state.isBusy,
    value: values[name],
    onValueChange: (text: string) => form.type(name, text),
    error: fieldMessage(state, name, t),
  });
  const isOne = repeat === 'NONE';
  const isDated = values.due === 'DATE';
  const refusedDue = fieldMessage(state, 'dueOn', t);
  const due = (
    <Select
      label={t('linkInvoice.review.due')}
      disabled={state.isBusy}
      value={values.due}
      options={offeredDues
        .filter((id) => isOne || id !== 'DATE')
        .map((id) => ({ id, text: nameOfDue(id, t) }))}
      onValueChange={(id) => form.type('due', id)}
    />
  );
  return (
    <FormDialogContent
      title={t('linkInvoice.new.title')}
      submit={t(isOne ? 'linkInvoice.new.review' : 'linkInvoice.new.review.schedule')}
      isBusy={state.isBusy}
      onSubmit={form.review}
      onCancel={onClose}
    >
      <FormFailure
        failure={state.failure}
        fields={[...Object.keys(values), 'lines', 'reminders']}
      />
      {!isDated && refusedDue && (
        <Notice tone="danger" live>
          {refusedDue}
        </Notice>
      )}
      <CustomerEmailField
        business={business}
        label={t('linkInvoice.new.email')}
        {...field('email')}
      />
      <TextField
        label={t('paymentLink.title')}
        hint={t('linkInvoice.new.title.hint')}
        autoComplete="off"
        maxLength={120}
        {...field('title')}
      />
      <RadioCards
        label={t('paymentLink.kind')}
        layout="row"
        disabled={state.isBusy}
        value={kind}
        options={sumKinds.map((each) => ({ value: each, title: t(`paymentLink.kind.${each}`) }))}
        onValueChange={form.setKind}
      />
      <LinkSumFields {...form} />
      <Select
        label={t('linkInvoice.new.repeat')}
        disabled={state.isBusy}
        value={repeat}
        options={repeats.map((id) => ({
          id,
          text: t(id === 'NONE' ? 'linkInvoice.new.repeat.NONE' : `linkInvoices.frequency.${id}`),
        }))}
        onValueChange={(id) => form.setRepeat(repeats.find((each) => each === id) ?? 'NONE')}
      />
      {isOne ? (
        <>
          <TextField
            label={t('linkInvoice.new.sendOn')}
            hint={t('linkInvoice.new.sendOn.hint')}
            type="date"
            {...field('sendOn')}
          />
          {due}
        </>
      ) : (
        <>
          <div className={css.halves}>
            <TextField label={t('linkInvoice.new.startOn')} type="date" {...field('startOn')} />
            <TextField label={t('linkInvoice.new.endOn')} type="date" {...field('endOn')} />
          </div>
          {due}
        </>
      )}
      {isOne && isDated && (
        <TextField label={t('linkInvoice.new.dueOn')} type="date" {...field('dueOn')} />
      )}
      <CheckList
        label={t('linkInvoice.new.reminders')}
        options={offeredReminders.map(({ name }) => ({
          value: name,
          title: t(`linkInvoice.new.reminder.${name}`),
        }))}
        value={form.reminders}
        disabled={state.isBusy}
        error={fieldMessage(state, 'reminders', t)}
        onValueChange={form.setReminders}
      />
      <TextArea label={t('linkInvoice.new.note')} rows={2} maxLength={1000} {...field('note')} />
    </FormDialogContent>
  );
}

function nameOfDue(due: OfferedDue, t: Translate): string {
  if (due === 'DATE') return t('linkInvoice.new.due.DATE');
  return due === ''
    ? t('linkInvoice.review.undated')
    : t('linkInvoice.review.dueDays', { count: Number(due) });
}
