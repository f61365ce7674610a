import type { BusinessDetail, CheckoutSettings, PaymentsSettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Card, Form, LoadedCard, SettingRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../../services/services-context.ts';
import { PageLink } from '../../../shell/page-link.tsx';
import { LogoCard } from '../logo-card.tsx';
import { checkoutFields } from '../settings/checkout-edits.ts';
import { CollectFields, LookFields } from '../settings/checkout-fields.tsx';
import { CheckoutPreview } from '../settings/checkout-preview.tsx';
import { PreviewButton } from '../settings/preview-button.tsx';
import { useRulesForm } from '../settings/rules-card.tsx';
import { readRules, rulesFields, textsOfRules } from '../settings/rules-edits.ts';
import { ToleranceField, WindowField } from '../settings/rules-fields.tsx';
import { SettingsNotices } from '../settings/settings-notices.tsx';
import * as setup from '../settings/setup.css.ts';
import { useCheckoutForm } from '../settings/use-checkout-form.ts';
import { useOnboardingStep } from '../settings/use-onboarding-step.ts';
import * as css from './onboarding.css.ts';
import { hrefOfStep } from './onboarding-steps.ts';
import { StepActions } from './step-actions.tsx';
import { StepFrame } from './step-frame.tsx';

interface CheckoutStepProps {
  readonly business: BusinessDetail;
}

/** Look of the checkout and the rules that its customers notice, beside the page itself. */
export function CheckoutStep({ business }: CheckoutStepProps): ReactElement {
  const t = useTranslate();
  const { checkout, rules } = useServices().business;
  const saved = useResource(rules(business.id)).data;
  const look = useResource(checkout(business.id)).data;
  return (
    <StepFrame step="checkout" title={t('onboarding.title.checkout')} lead={business.name} isWide>
      {look && saved ? (
        <CheckoutForm business={business} look={look} rules={saved} />
      ) : (
        <div className={css.narrow}>
          <LoadedCard
            title={t('businessSetup.look')}
            resource={checkout(business.id)}
            failed={t('businessSetup.look.loadFailed')}
            rows={6}
          >
            {() => null}
          </LoadedCard>
        </div>
      )}
    </StepFrame>
  );
}

interface CheckoutFormProps extends CheckoutStepProps {
  readonly look: CheckoutSettings;
  readonly rules: PaymentsSettings;
}

function CheckoutForm({ business, look, rules }: CheckoutFormProps): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const services = useServices().business;
  const { id, name } = business;
  const lookForm = useCheckoutForm({ businessId: id, saved: look });
  const rulesForm = useRulesForm({ businessId: id, saved: rules });
  const finish = useOnboardingStep(id);
  const texts = { ...textsOfRules(rules), ...rulesForm.edits };
  const fields = { businessId: id, saved: look, form: lookForm };
  const proceed = async (): Promise<void> => {
    if (!(await lookForm.saveChanges()) || !(await rulesForm.saveChanges())) return;
    // The built-in look is a choice too.
    await finish('checkout');
    await services.reload(id);
    navigate(hrefOfStep('firstPayment'));
  };
  const preview = {
    ...{ business, settings: lookForm.typed },
    windowMinutes: readRules(rules, rulesForm.edits).settings.windowMinutes,
  };
  return (
    <div className={css.withPreview}>
      <div className={css.narrow}>
        <LogoCard business={business} />
        <Form className={setup.cards} onSubmit={proceed}>
          <SettingsNotices form={lookForm} fields={checkoutFields} />
          <SettingsNotices form={rulesForm} fields={rulesFields} />
          <PreviewButton {...preview} />
          <Card title={t('businessSetup.look')}>
            <div className={css.form}>
              <SettingRow title={t('onboarding.checkout.name')} hint={<bdi>{name}</bdi>}>
                <PageLink href={hrefOfStep('business')}>
                  {t('onboarding.checkout.name.change')}
                </PageLink>
              </SettingRow>
              <LookFields {...fields} />
            </div>
          </Card>
          <Card title={t('businessSetup.card.customer')}>
            <div className={css.form}>
              <CollectFields {...fields} />
            </div>
          </Card>
          <Card title={t('businessSetup.rules')}>
            <div className={setup.pair}>
              <WindowField
                form={rulesForm}
                field="windowMinutes"
                value={texts.windowMinutes}
                usual={t('businessSetup.window.usual')}
              />
              <ToleranceField form={rulesForm} field="toleranceBps" value={texts.toleranceBps} />
            </div>
          </Card>
          <StepActions step="checkout" isBusy={lookForm.state.isBusy || rulesForm.state.isBusy} />
        </Form>
      </div>
      <Card title={t('businessSetup.preview')} className={setup.preview}>
        <div className={setup.stack}>
          <p className={setup.text}>{t('businessSetup.preview.text')}</p>
          <CheckoutPreview {...preview} />
        </div>
      </Card>
    </div>
  );
}
