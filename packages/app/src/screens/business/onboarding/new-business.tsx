import { useTranslate } from '@billfold/react';
import { Button, Card, Form, FormFailure, useForm } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../../services/services-context.ts';
import { useIdempotencyKey } from '../../payments/use-idempotency-key.ts';
import { useTypedFields } from '../../payments/use-typed-fields.ts';
import {
  type BusinessField,
  BusinessFields,
  type BusinessTexts,
  businessFields,
  readBusiness,
} from './business-fields.tsx';
import * as css from './onboarding.css.ts';
import { hrefOfStep } from './onboarding-steps.ts';
import { StepFrame } from './step-frame.tsx';

const empty: BusinessTexts = {
  ...{ name: '', defaultCurrency: 'USD', website: '', supportEmail: '', country: '' },
  ...{ industry: '', monthlyVolume: '' },
};

/** First step of onboarding: a business begins with its name. */
export function NewBusiness(): ReactElement {
  const t = useTranslate();
  const { state, values, change, create } = useNewBusiness();
  return (
    <StepFrame step="business" title={t('onboarding.title')} lead={t('onboarding.lead')}>
      <Card>
        <Form className={css.form} onSubmit={create}>
          <FormFailure failure={state.failure} fields={businessFields} />
          <BusinessFields values={values} state={state} onChange={change} />
          <div className={css.actions}>
            <span className={css.wayOn}>
              <Button type="submit" variant="primary" busy={state.isBusy}>
                {t('onboarding.submit')}
              </Button>
            </span>
          </div>
        </Form>
      </Card>
    </StepFrame>
  );
}

/** Creates a business and opens it. One key per typed name: pressing again creates no second one. */
function useNewBusiness() {
  const { business, session } = useServices();
  const [, navigate] = useLocation();
  const { state, clearErrors, submit } = useForm<BusinessField>();
  const { values, change, clear } = useTypedFields<BusinessField>('new business', empty);
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  // Its other facts are saved after it exists, and may be refused.
  const [created, setCreated] = useState<number | null>(null);
  const create = async (): Promise<void> => {
    const { invalid, change: facts } = readBusiness(values);
    const { name } = facts;
    const done = await submit(invalid, async () => {
      const id =
        created ??
        (await business.call(({ businesses }) => businesses.create({ name }, { idempotencyKey })))
          .id;
      setCreated(id);
      const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
      await business.call(({ businesses }) => businesses.update(id, { ...facts, timezone }));
      return id;
    });
    if (done === null) return;
    clear();
    await business.list.refresh();
    session.selectBusiness(`${done.answer}`);
    navigate(hrefOfStep('wallet'), { replace: true });
  };
  return {
    ...{ state, values, create },
    change: (field: BusinessField, value: string): void => {
      change({ [field]: value });
      if (field === 'name') renewKey();
      clearErrors(field);
    },
  };
}
