import type { BusinessDetail, CheckoutSettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Form, LoadedCard } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { checkoutFields } from './checkout-edits.ts';
import { CollectFields, FlowFields, LookFields, TextFields } from './checkout-fields.tsx';
import { CheckoutPreview } from './checkout-preview.tsx';
import { QuestionFields } from './question-fields.tsx';
import { SaveButton } from './save-button.tsx';
import { SettingsNotices } from './settings-notices.tsx';
import * as css from './setup.css.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

/** Look, questions and texts of the checkout, beside a preview that follows what is typed. */
export function CheckoutCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  const { business } = useServices();
  const detail = useResource(business.detail(businessId)).data;
  return (
    <LoadedCard
      title={t('businessSetup.look')}
      resource={business.checkout(businessId)}
      failed={t('businessSetup.look.loadFailed')}
      rows={6}
    >
      {(saved) => detail && <CheckoutForm business={detail} saved={saved} />}
    </LoadedCard>
  );
}

interface CheckoutFormProps {
  readonly business: BusinessDetail;
  readonly saved: CheckoutSettings;
}

function CheckoutForm({ business, saved }: CheckoutFormProps): ReactElement {
  const t = useTranslate();
  const form = useCheckoutForm({ businessId: business.id, saved });
  const props = { businessId: business.id, saved, form };
  return (
    <div className={css.beside}>
      <Form className={css.form} onSubmit={form.save}>
        <SettingsNotices form={form} fields={checkoutFields} />
        <LookFields {...props} />
        <CollectFields {...props} />
        <QuestionFields {...props} />
        <FlowFields {...props} />
        <TextFields {...props} />
        <SaveButton form={form} />
      </Form>
      <section aria-label={t('businessSetup.preview')} className={css.stack}>
        <p className={css.text}>{t('businessSetup.preview.text')}</p>
        <CheckoutPreview business={business} settings={form.typed} />
      </section>
    </div>
  );
}
