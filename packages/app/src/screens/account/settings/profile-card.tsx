import type { UserProfile } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import { useNotify, useTranslate } from '@billfold/react';
import {
  Badge,
  Button,
  Form,
  FormFailure,
  LoadedCard,
  SettingRow,
  TextField,
  useDraft,
  useForm,
  useLeftDraft,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { ChangeEmailDialog, newEmailForm } from './change-email-dialog.tsx';
import { initialsOf } from './initials-of.ts';
import * as css from './settings.css.ts';

/** The name and email of the user. */
export function ProfileCard(): ReactElement {
  const t = useTranslate();
  const { account } = useServices();
  return (
    <LoadedCard
      title={t('accountGeneral.profile')}
      resource={account.profile}
      failed={t('accountGeneral.loadFailed')}
      rows={3}
    >
      {(profile) => (
        <>
          <div className={css.person}>
            <span className={css.avatar} aria-hidden="true">
              {initialsOf(profile.name)}
            </span>
            <NameForm profile={profile} />
          </div>
          <EmailRow profile={profile} />
        </>
      )}
    </LoadedCard>
  );
}

function NameForm({ profile }: { readonly profile: UserProfile }): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { client, account, user } = useServices();
  const { state, clearErrors, submit } = useForm<'name'>();
  const [typed, setTyped] = useDraft('own name');
  const name = typed ?? profile.name;
  const isChanged = name.trim() !== profile.name;
  const save = async (): Promise<void> => {
    const { length } = name.trim();
    const problem = length === 0 ? 'common.required' : 'accountGeneral.nameLength';
    const done = await submit(length > 0 && length <= 80 ? {} : { name: problem }, () =>
      client.user.update({ name: name.trim() }),
    );
    if (done === null) return;
    notify.success(t('accountSettings.saved'));
    await Promise.all([account.profile.invalidate(), user.invalidate()]);
    setTyped(null);
  };
  return (
    <Form className={css.nameForm} onSubmit={save}>
      <FormFailure failure={state.failure} fields={['name']} />
      <TextField
        label={t('accountGeneral.name')}
        name="name"
        autoComplete="name"
        readOnly={state.isBusy}
        value={name}
        onValueChange={(text) => {
          setTyped(text);
          clearErrors('name');
        }}
        error={fieldMessage(state, 'name', t)}
      />
      <Button type="submit" disabled={!isChanged} busy={state.isBusy} className={css.besideField}>
        {t('accountSettings.save')}
      </Button>
    </Form>
  );
}

function EmailRow({ profile }: { readonly profile: UserProfile }): ReactElement {
  const t = useTranslate();
  const left = useLeftDraft(newEmailForm);
  const [isChanging, setIsChanging] = useState(() => left() !== null);
  const { email, isEmailVerified } = profile;
  return (
    <SettingRow
      title={t('accountGeneral.email')}
      hint={
        <span className={css.nameLine}>
          {email}
          <Badge tone={isEmailVerified ? 'success' : 'warning'}>
            {t(
              isEmailVerified ? 'accountGeneral.email.verified' : 'accountGeneral.email.unverified',
            )}
          </Badge>
        </span>
      }
    >
      <Button aria-haspopup="dialog" onClick={() => setIsChanging(true)}>
        {t('accountGeneral.email.change')}
      </Button>
      <ChangeEmailDialog open={isChanging} onClose={() => setIsChanging(false)} />
    </SettingRow>
  );
}
