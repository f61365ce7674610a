import { fieldMessage } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  RadioCards,
  Select,
  TextArea,
  TextField,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { CheckList } from '../../developer/check-list.tsx';
import * as css from '../forms.css.ts';
import { LinkSumFields } from '../link-sum-fields.tsx';
import { type InvoiceFields, offeredReminders, repeats } from './invoice-request.ts';
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
  if (!isReviewed) return <NewInvoiceForm form={form} onClose={props.onClose} />;
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

interface NewInvoiceFormProps extends Pick<NewInvoiceProps, 'onClose'> {
  readonly form: ReturnType<typeof useNewInvoice>;
}

function NewInvoiceForm({ form, onClose }: NewInvoiceFormProps): ReactElement {
  const t = useTranslate();
  const { state, values, kind, repeat } = form;
  const field = (name: keyof InvoiceFields) => ({
    readOnly: state.isBusy,
    value: values[name],
    onValueChange: (text: string) => form.type(name, text),
    error: fieldMessage(state, name, t),
  });
  const isOne = repeat === 'NONE';
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
      <TextField
        label={t('linkInvoice.new.email')}
        type="email"
        autoComplete="off"
        maxLength={254}
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
        <div className={css.halves}>
          <TextField
            label={t('linkInvoice.new.sendOn')}
            hint={t('linkInvoice.new.sendOn.hint')}
            type="date"
            {...field('sendOn')}
          />
          <TextField label={t('linkInvoice.new.dueOn')} type="date" {...field('dueOn')} />
        </div>
      ) : (
        <>
          <div className={css.halves}>
            <TextField label={t('linkInvoice.new.startOn')} type="date" {...field('startOn')} />
            <TextField label={t('linkInvoice.new.endOn')} type="date" {...field('endOn')} />
          </div>
          <TextField
            label={t('linkInvoice.new.dueDays')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            {...field('dueDays')}
          />
        </>
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
