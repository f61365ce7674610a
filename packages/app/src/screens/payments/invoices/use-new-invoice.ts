import { isErrorCode, toDecimal } from '@billfold/core';
import type { Business } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { useForm } from '@billfold/react/internal';
import { useState } from 'react';
import { dayIn } from '../../../common/day-in.ts';
import { useServices } from '../../../services/services-context.ts';
import { useLivemode, useModeQuery } from '../../../services/use-livemode.ts';
import {
  emptyLine,
  type LinkField,
  readLinkSum,
  sumOfLines,
  type TypedLine,
} from '../link-request.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { usePriceCurrency } from '../use-price-currency.ts';
import { useTypedFields } from '../use-typed-fields.ts';
import {
  type InvoiceField,
  type InvoiceFields,
  type ReminderName,
  type Repeat,
  readDays,
  readInvoice,
  readSchedule,
  usualDue,
} from './invoice-request.ts';
import type { SingleInvoice } from './invoice-review.tsx';
import type { ReviewedSchedule } from './schedule-review.tsx';
import type { ReviewedInvoice } from './send-review.tsx';

/** Kinds of the sum of an invoice: unlike a link, it always has one. */
export const sumKinds = ['FIXED', 'LINES'] as const;
type SumKind = (typeof sumKinds)[number];

export interface NewInvoiceProps {
  readonly business: Business;
  /** Email of the customer where the page names one; the form can change it. */
  readonly email?: string | undefined;
  /** True to begin with a schedule. */
  readonly isRepeated?: boolean | undefined;
  readonly onCreated: (kind: 'invoices' | 'schedules') => void;
  readonly onClose: () => void;
}

const empty = {
  ...{
    email: '',
    title: '',
    note: '',
    sendOn: '',
    dueOn: '',
    startOn: '',
    endOn: '',
    due: usualDue,
  },
  ...{ currency: '', price: '', minPrice: '', maxPrice: '' },
} as const;

/** Holds the fields of a new invoice or schedule, and creates it. */
export function useNewInvoice(props: NewInvoiceProps) {
  const { business, email, isRepeated = false, onCreated, onClose } = props;
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const mode = useModeQuery();
  const livemode = useLivemode();
  const { usual, remember } = usePriceCurrency(business.id);
  const { state, clearErrors, submit } = useForm<InvoiceField | LinkField>();
  const typed = useTypedFields<keyof typeof empty>(
    email === undefined
      ? `new invoice of ${business.id}`
      : `new invoice of ${business.id} for ${email}`,
    { ...empty, ...(email !== undefined && { email }) },
  );
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const [kind, setKind] = useState<SumKind>('FIXED');
  const [repeat, setRepeat] = useState<Repeat>(isRepeated ? 'MONTHLY' : 'NONE');
  const [reminders, setReminders] = useState<readonly ReminderName[]>([]);
  const [lines, setLines] = useState<readonly TypedLine[]>([emptyLine]);
  const currency = typed.values.currency || usual;
  const { due } = typed.values;
  // A schedule has no day on which all of it is due.
  const values = {
    ...typed.values,
    ...{ currency, due: repeat !== 'NONE' && due === 'DATE' ? usualDue : due },
  };
  const { data: settings } = useResource(services.business.detail(business.id));
  const today = dayIn(settings?.timezone, new Date(services.client.platform.clock.now()));
  const [isReviewed, setIsReviewed] = useState(false);
  const read = readInvoice({ fields: values, repeat, reminders });
  const sum = readLinkSum(kind, values, lines);
  const days = readSchedule(values);
  const invalid = {
    ...{ ...read.invalid, ...sum.invalid },
    ...(repeat !== 'NONE' && days.invalid),
  };
  const reviewed: ReviewedInvoice = {
    ...{ title: read.value.title, name: null, email: read.value.customer.email },
    price: sum.value.price ?? toDecimal(sumOfLines(lines, currency)),
    ...{ currency, livemode, language: null },
  };
  const invoice: SingleInvoice = {
    ...reviewed,
    ...readDays(values, today),
  };
  const schedule: ReviewedSchedule | null =
    repeat === 'NONE' ? null : { ...reviewed, ...days.value, frequency: repeat };
  const review = async (): Promise<void> => {
    const done = await submit(invalid, () => Promise.resolve());
    if (done !== null) setIsReviewed(true);
  };
  const create = async (): Promise<void> => {
    const contents = { ...read.value, ...sum.value, currency, ...mode };
    const options = { idempotencyKey };
    const { sendOn, dueOn } = invoice;
    const done = await submit(invalid, async () => {
      try {
        return await services.business.call<unknown>(({ linkInvoices, linkSchedules }) =>
          repeat === 'NONE'
            ? linkInvoices.create(
                business.id,
                { ...contents, dueOn, ...(sendOn !== null && { sendOn }) },
                options,
              )
            : linkSchedules.create(
                business.id,
                { ...contents, ...days.value, frequency: repeat },
                options,
              ),
        );
      } catch (error) {
        // A refused field is corrected on the step that has it.
        if (isErrorCode(error, 'api')) setIsReviewed(false);
        throw error;
      }
    });
    if (done === null) return;
    typed.clear();
    remember(currency);
    renewKey();
    services.payments.invalidate();
    const isOne = repeat === 'NONE';
    const isSent = invoice.sendOn === null;
    if (isOne) notify.success(t(isSent ? 'linkInvoices.sent' : 'linkInvoice.new.created'));
    else notify.success(t('linkInvoice.new.createdSchedule'));
    onCreated(isOne ? 'invoices' : 'schedules');
    onClose();
  };
  // Another invoice than the one that may have been created already, whose answer was lost.
  const noteChange = (...fields: readonly (InvoiceField | LinkField)[]): void => {
    renewKey();
    clearErrors(...fields);
  };
  return {
    ...{ state, values, kind, repeat, reminders, lines, create },
    ...{ review, invoice, schedule, isReviewed, edit: () => setIsReviewed(false) },
    change: (next: Partial<typeof values>, ...fields: readonly LinkField[]) => {
      typed.change(next);
      noteChange(...fields);
    },
    type: (field: keyof InvoiceFields, text: string) => {
      typed.change({ [field]: text });
      // Another choice of when it is due, or a later day to send it, may mend what was refused.
      noteChange(field, 'dueOn', 'reminders');
    },
    setKind: (next: SumKind) => {
      setKind(next);
      noteChange('price', 'lines');
    },
    setRepeat: (next: Repeat) => {
      setRepeat(next);
      noteChange('sendOn', 'dueOn', 'startOn', 'endOn', 'reminders');
    },
    setReminders: (next: readonly ReminderName[]) => {
      setReminders(next);
      noteChange('reminders');
    },
    setLines: (next: readonly TypedLine[]) => {
      setLines(next);
      noteChange('lines');
    },
  };
}
