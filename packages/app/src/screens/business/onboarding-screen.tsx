import type { Platform } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import { businessTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import {
  Button,
  Card,
  Form,
  FormFailure,
  TextField,
  useDraft,
  useForm,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import * as css from './business.css.ts';
import { isBusinessName } from './is-business-name.ts';

/** First step of onboarding: a business begins with its name. */
export function OnboardingScreen(): ReactElement {
  useTexts(businessTexts);
  const t = useTranslate();
  return (
    <Screen title={t('onboarding.title')} lead={t('onboarding.lead')}>
      <Card className={css.narrow}>
        <CreateBusinessForm />
      </Card>
    </Screen>
  );
}

function CreateBusinessForm(): ReactElement {
  const t = useTranslate();
  const { state, clearErrors, submit } = useForm<'name'>();
  const [typed, setTyped] = useDraft('new business');
  const name = typed ?? '';
  const { create, renewKey } = useCreateBusiness();
  const save = async (): Promise<void> => {
    const problem = name.trim() === '' ? 'common.required' : 'business.name.length';
    await submit(isBusinessName(name) ? {} : { name: problem }, () => create(name.trim()));
  };
  return (
    <Form className={css.form} onSubmit={save}>
      <FormFailure failure={state.failure} fields={['name']} />
      <TextField
        label={t('business.name')}
        hint={t('onboarding.name.hint')}
        name="organization"
        autoComplete="organization"
        readOnly={state.isBusy}
        value={name}
        onValueChange={(text) => {
          setTyped(text);
          renewKey();
          clearErrors('name');
        }}
        error={fieldMessage(state, 'name', t)}
      />
      <Button type="submit" variant="primary" wide busy={state.isBusy}>
        {t('onboarding.submit')}
      </Button>
      <p className={css.muted}>{t('onboarding.next')}</p>
    </Form>
  );
}

/** Creates a business and opens it. One key per typed name: pressing again creates no second one. */
function useCreateBusiness() {
  const { client, business, session } = useServices();
  const [, navigate] = useLocation();
  const { random } = client.platform;
  const [idempotencyKey, setKey] = useState(() => createKey(random));
  const create = async (name: string): Promise<void> => {
    const { id } = await business.call(({ businesses }) =>
      businesses.create({ name }, { idempotencyKey }),
    );
    await business.list.refresh();
    session.selectBusiness(`${id}`);
    navigate('/payments/dashboard', { replace: true });
  };
  return { create, renewKey: () => setKey(createKey(random)) };
}

function createKey(random: Platform['random']): string {
  return Array.from(random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
