import type { Business, PaymentLink } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { FormDialogContent, FormFailure, RadioCards, useForm } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import {
  emptyLine,
  type LinkTextFields as Fields,
  type LinkField,
  type LinkKind,
  linkKinds,
  readLinkSum,
  readLinkTexts,
  type TypedLine,
} from './link-request.ts';
import { LinkSumFields } from './link-sum-fields.tsx';
import { LinkTextFields, LinkTitleField } from './link-text-fields.tsx';
import { usePriceCurrency } from './use-price-currency.ts';
import { useTypedFields } from './use-typed-fields.ts';

export interface NewLinkFormProps {
  readonly business: Business;
  readonly onCreated: (link: PaymentLink) => void;
  readonly onClose: () => void;
}

/** Fields of a new payment link. */
export function NewLinkForm(props: NewLinkFormProps): ReactElement {
  const t = useTranslate();
  const form = useNewLink(props);
  const { state, values, change, create } = form;
  const texts = {
    ...{ values, state },
    onChange: (field: keyof Fields, text: string) => change({ [field]: text }, field),
  };
  const fields = [...Object.keys(values), 'lines'];
  return (
    <FormDialogContent
      title={t('paymentLink.new.title')}
      submit={t('paymentLink.create')}
      isBusy={state.isBusy}
      onSubmit={create}
      onCancel={props.onClose}
    >
      <FormFailure failure={state.failure} fields={fields} />
      <LinkTitleField {...texts} />
      <RadioCards
        label={t('paymentLink.kind')}
        layout="row"
        disabled={state.isBusy}
        value={form.kind}
        options={linkKinds.map((kind) => ({ value: kind, title: t(`paymentLink.kind.${kind}`) }))}
        onValueChange={form.setKind}
      />
      <LinkSumFields {...form} />
      <LinkTextFields {...texts} />
    </FormDialogContent>
  );
}

const empty = {
  ...{ title: '', description: '', dueAt: '', maxUses: '', redirectUrl: '' },
  ...{ currency: '', price: '', minPrice: '', maxPrice: '' },
} as const;

function useNewLink({ business, onCreated }: NewLinkFormProps) {
  const services = useServices();
  const mode = useModeQuery();
  const { usual, remember } = usePriceCurrency(business.id);
  const { state, clearErrors, submit } = useForm<LinkField>();
  const typed = useTypedFields<keyof typeof empty>(`new payment link of ${business.id}`, empty);
  const [kind, setKind] = useState<LinkKind>('FIXED');
  const [lines, setLines] = useState<readonly TypedLine[]>([emptyLine]);
  const currency = typed.values.currency || usual;
  const values = { ...typed.values, currency };
  const change = (next: Partial<typeof values>, ...fields: readonly LinkField[]): void => {
    typed.change(next);
    clearErrors(...fields);
  };
  const create = async (): Promise<void> => {
    const texts = readLinkTexts(values);
    const sum = readLinkSum(kind, values, lines);
    const done = await submit({ ...texts.invalid, ...sum.invalid }, () =>
      services.business.call(({ paymentLinks }) =>
        paymentLinks.create(business.id, { ...texts.value, ...sum.value, currency, ...mode }),
      ),
    );
    if (done === null) return;
    typed.clear();
    remember(currency);
    services.payments.invalidate();
    onCreated(done.answer);
  };
  return {
    ...{ state, values, change, create, kind, lines },
    setKind: (next: LinkKind) => {
      setKind(next);
      clearErrors('price', 'minPrice', 'maxPrice', 'lines');
    },
    setLines: (next: readonly TypedLine[]) => {
      setLines(next);
      clearErrors('lines');
    },
  };
}
