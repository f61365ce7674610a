import type { BusinessDetail, CheckoutSettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Card, Form, LoadedCard, SettingRow } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { PageLink } from '../../../shell/page-link.tsx';
import { checkoutFields } from './checkout-edits.ts';
import {
  AfterFields,
  AssetFields,
  CollectFields,
  LanguageField,
  LookFields,
  ReceiptFields,
} from './checkout-fields.tsx';
import { CheckoutPreview } from './checkout-preview.tsx';
import { PreviewButton } from './preview-button.tsx';
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
  const saved = useResource(business.checkout(businessId)).data;
  if (saved && detail) return <CheckoutForm business={detail} saved={saved} />;
  return (
    <LoadedCard
      title={t('businessSetup.look')}
      resource={business.checkout(businessId)}
      failed={t('businessSetup.look.loadFailed')}
      rows={6}
    >
      {() => null}
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
  const preview = { business, settings: form.typed };
  const props = { businessId: business.id, saved, form };
  return (
    <div className={css.beside}>
      <Form className={css.cards} onSubmit={form.save}>
        <SettingsNotices form={form} fields={checkoutFields} />
        <PreviewButton {...preview} />
        <FieldsCard title={t('businessSetup.look')}>
          <SettingRow title={t('businessSetup.identity')} hint={<bdi>{business.name}</bdi>}>
            <PageLink href="/payments/settings/general">
              {t('businessSetup.identity.change')}
            </PageLink>
          </SettingRow>
          <LookFields {...props} />
          <LanguageField {...props} />
        </FieldsCard>
        <FieldsCard title={t('businessSetup.card.customer')}>
          <CollectFields {...props} />
          <QuestionFields {...props} />
        </FieldsCard>
        <FieldsCard title={t('businessSetup.card.assets')}>
          <AssetFields {...props} />
        </FieldsCard>
        <FieldsCard title={t('businessSetup.card.after')}>
          <AfterFields {...props} />
        </FieldsCard>
        <FieldsCard title={t('businessSetup.card.receipts')}>
          <ReceiptFields {...props} />
        </FieldsCard>
        <SaveButton form={form} ground="page">
          {form.isChanged && <PreviewButton {...preview} />}
        </SaveButton>
      </Form>
      <Card title={t('businessSetup.preview')} className={css.preview}>
        <div className={css.stack}>
          <p className={css.text}>{t('businessSetup.preview.text')}</p>
          <CheckoutPreview {...preview} />
        </div>
      </Card>
    </div>
  );
}

interface FieldsCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

function FieldsCard({ title, children }: FieldsCardProps): ReactElement {
  return (
    <Card title={title}>
      <div className={css.form}>{children}</div>
    </Card>
  );
}
