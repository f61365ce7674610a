import { fieldMessage } from '@billfold/core/flows';
import type { Translate } from '@billfold/core/i18n';
import type { SecuritySettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Checkbox, Form, LoadedCard, Select, SettingField } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { PageLink } from '../../../shell/page-link.tsx';
import * as css from '../business.css.ts';
import { SaveButton } from './save-button.tsx';
import { SettingsNotices } from './settings-notices.tsx';
import {
  noLimit,
  readSignInRules,
  type SignInRulesField,
  sessionChoices,
  signInRulesFields,
  textsOfSignInRules,
} from './sign-in-rules-edits.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** Rules of a business about the sign-in of its members. */
export function SignInRulesCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  return (
    <LoadedCard
      title={t('signInRules.title')}
      text={t('signInRules.text')}
      resource={useServices().business.security(businessId)}
      failed={t('signInRules.loadFailed')}
      rows={3}
    >
      {(saved) => <SignInRulesForm businessId={businessId} saved={saved} />}
    </LoadedCard>
  );
}

interface SignInRulesFormProps {
  readonly businessId: number;
  readonly saved: SecuritySettings;
}

function SignInRulesForm({ businessId, saved }: SignInRulesFormProps): ReactElement {
  const t = useTranslate();
  const services = useServices();
  const has2fa = useStore(services.user).data?.has2fa ?? true;
  const form = useSettingsForm<SecuritySettings, SignInRulesField>({
    ...{ businessId, form: `sign-in rules of ${businessId}`, saved },
    resource: services.business.security(businessId),
    read: (edits) => ({ settings: readSignInRules(saved, edits), invalid: {} }),
    put: ({ settings }, changed) => settings.security.update(businessId, changed),
  });
  const { requires2fa, sessionHours } = { ...textsOfSignInRules(saved), ...form.edits };
  return (
    <Form className={css.list} onSubmit={form.save}>
      <SettingsNotices form={form} fields={signInRulesFields} />
      <SettingField>
        <Checkbox
          label={t('signInRules.requires2fa')}
          disabled={form.state.isBusy}
          checked={requires2fa === 'yes'}
          onCheckedChange={(is) => form.edit('requires2fa', is ? 'yes' : 'no')}
          error={fieldMessage(form.state, 'requires2fa', t)}
          hint={
            has2fa ? undefined : (
              <>
                {t('signInRules.yourself')}{' '}
                <PageLink href="/account/settings/security">
                  {t('signInRule.two-factor.action')}
                </PageLink>
              </>
            )
          }
        />
      </SettingField>
      <SettingField>
        <Select
          label={t('signInRules.session')}
          hint={t('signInRules.session.hint')}
          disabled={form.state.isBusy}
          value={sessionHours}
          options={sessionChoices(saved, sessionHours).map((id) => ({
            id,
            text: sessionText(id, t),
          }))}
          onValueChange={(id) => form.edit('sessionHours', id)}
        />
      </SettingField>
      <div className={css.saveBelow}>
        <SaveButton form={form} />
      </div>
    </Form>
  );
}

/** Writes a choice of hours, in days from two days on. */
function sessionText(choice: string, t: Translate): string {
  if (choice === noLimit) return t('signInRules.session.none');
  const hours = Number(choice);
  return hours >= 48 && hours % 24 === 0
    ? t('signInRules.session.days', { count: hours / 24 })
    : t('signInRules.session.hours', { count: hours });
}
