import { checkoutPartsTexts, isEmailAddress } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, Form, TextField, useTexts } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { ActionFailure } from './action-failure.tsx';
import type { CheckoutSource } from './checkout-source.ts';
import { DetailField } from './detail-field.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import * as css from './pay.css.ts';
import { usePayServices } from './pay-services.ts';
import { payerTimeZone } from './payer-time-zone.ts';
import { useAction } from './use-action.ts';

export interface DetailsFormProps {
  readonly checkout: Checkout;
  readonly source: CheckoutSource;
  readonly submitLabel: string;
  /** True for a form that a button opened: the focus goes to its email. */
  readonly isOpened?: boolean;
  readonly onSaved: () => void;
}

/** Form of what the business asks of its payers. What is typed stays when it is refused. */
export function DetailsForm(props: DetailsFormProps): ReactElement {
  const { checkout, submitLabel, isOpened = false } = props;
  const { collect } = checkout;
  useTexts(checkoutPartsTexts);
  const t = useTranslate();
  const form = useDetails(props);
  const { values, errors, set } = form;
  const asksEmail = collect.email !== 'NO' && checkout.email === null;
  return (
    <Form className={css.group} onSubmit={form.submit}>
      {asksEmail && (
        <TextField
          ref={isOpened ? focusOnMount : undefined}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          label={t(
            collect.email === 'REQUIRED' || isOpened
              ? 'checkout.details.email'
              : 'checkout.details.email.optional',
          )}
          hint={checkout.sendsReceipt ? t('checkout.details.email.hint') : undefined}
          value={values['email'] ?? ''}
          error={errors['email']}
          onValueChange={(text) => set('email', text)}
        />
      )}
      {collect.name && (
        <TextField
          autoComplete="name"
          maxLength={80}
          label={t('checkout.details.name')}
          value={values['name'] ?? ''}
          onValueChange={(text) => set('name', text)}
        />
      )}
      {collect.fields.map((field) => (
        <DetailField
          key={field.name}
          field={field}
          value={values[fieldKey(field.name)] ?? ''}
          error={errors[fieldKey(field.name)]}
          onChange={(text) => set(fieldKey(field.name), text)}
        />
      ))}
      <Button type="submit" variant="primary" size="lg" wide busy={form.isBusy}>
        {submitLabel}
      </Button>
      <ActionFailure failure={form.failure} />
    </Form>
  );
}

/** Names of the business are apart from our own. */
const fieldKey = (name: string): string => `field ${name}`;

type Texts = Readonly<Record<string, string>>;

function useDetails({ checkout, source, onSaved }: DetailsFormProps) {
  const t = useTranslate();
  const { checkout: calls } = usePayServices();
  const { isBusy, failure, run } = useAction();
  const [values, setValues] = useState<Texts>({});
  const [errors, setErrors] = useState<Texts>({});
  const { collect, id } = checkout;
  const submit = async (): Promise<void> => {
    const found = findErrors(checkout, values);
    setErrors(Object.fromEntries(found.map(([key, text]) => [key, t(text)])));
    if (found.length > 0) return;
    const filled = collect.fields.flatMap(({ name }) => {
      const text = values[fieldKey(name)]?.trim() ?? '';
      return text === '' ? [] : [[name, text] as const];
    });
    const isDone = await run(async () => {
      const answer = await calls.setCustomer(id, {
        email: values['email']?.trim() || null,
        name: values['name']?.trim() || null,
        fields: Object.fromEntries(filled),
        timeZone: payerTimeZone(),
      });
      source.show(answer);
    });
    if (isDone) onSaved();
  };
  const set = (key: string, text: string): void => {
    setValues((known) => ({ ...known, [key]: text }));
    setErrors((known) => ({ ...known, [key]: '' }));
  };
  return { values, errors, set, submit, isBusy, failure };
}

function findErrors({ collect, email: known }: Checkout, values: Texts) {
  const email = values['email']?.trim() ?? '';
  const isMissing = collect.email === 'REQUIRED' && known === null && email === '';
  const isWrong = email !== '' && !isEmailAddress(email);
  const missing = collect.fields
    .filter(({ name, required }) => required && (values[fieldKey(name)]?.trim() ?? '') === '')
    .map(({ name }) => [fieldKey(name), 'checkout.details.missing'] as const);
  const ofEmail = [['email', 'checkout.details.email.invalid'] as const];
  return [...(isMissing || isWrong ? ofEmail : []), ...missing];
}
