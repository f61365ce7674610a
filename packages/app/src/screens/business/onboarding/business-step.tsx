import type { BusinessDetail } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Card, Form, FormFailure, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../../services/services-context.ts';
import { useTypedFields } from '../../payments/use-typed-fields.ts';
import {
  type BusinessField,
  BusinessFields,
  businessFields,
  readBusiness,
  textsOfBusiness,
} from './business-fields.tsx';
import * as css from './onboarding.css.ts';
import { hrefOfStep } from './onboarding-steps.ts';
import { StepActions } from './step-actions.tsx';
import { StepFrame } from './step-frame.tsx';

/** Facts of a business that exists already, from which the way leads on to its wallet. */
export function BusinessStep({ business }: { readonly business: BusinessDetail }): ReactElement {
  const t = useTranslate();
  const { business: services } = useServices();
  const [, navigate] = useLocation();
  const { state, clearErrors, submit } = useForm<BusinessField>();
  const { id, name } = business;
  const { values, change, clear } = useTypedFields<BusinessField>(
    `facts of business ${id}`,
    textsOfBusiness(business),
  );
  const save = async (): Promise<void> => {
    const { invalid, change: facts } = readBusiness(values);
    const done = await submit(invalid, () =>
      services.call(({ businesses }) => businesses.update(id, facts)),
    );
    if (done === null) return;
    clear();
    await services.reload(id);
    navigate(hrefOfStep('wallet'));
  };
  return (
    <StepFrame step="business" title={t('onboarding.title.business')} lead={name}>
      <Card>
        <Form className={css.form} onSubmit={save}>
          <FormFailure failure={state.failure} fields={businessFields} />
          <BusinessFields
            values={values}
            state={state}
            onChange={(field, value) => {
              change({ [field]: value });
              clearErrors(field);
            }}
          />
          <StepActions step="business" isBusy={state.isBusy} />
        </Form>
      </Card>
    </StepFrame>
  );
}
