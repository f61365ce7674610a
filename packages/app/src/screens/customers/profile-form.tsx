import { fieldMessage } from '@billfold/core/flows';
import type { Customer, CustomerProfile } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import {
  FormDialogContent,
  FormFailure,
  TextArea,
  TextField,
  useForm,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useTypedFields } from '../payments/use-typed-fields.ts';
import {
  type ProfileField,
  profileFields,
  readProfile,
  type TypedProfile,
} from './customer-profile.ts';
import * as css from './customers.css.ts';

export interface ProfileFormProps {
  /** Name of the draft that holds what is typed. */
  readonly draft: string;
  readonly initial: TypedProfile;
  readonly title: string;
  readonly submit: string;
  /** Notification of the success. */
  readonly done: string;
  readonly save: (profile: CustomerProfile) => Promise<Customer>;
  readonly onClose: () => void;
}

const longest: Readonly<Record<ProfileField, number>> = {
  ...{ email: 254, name: 80, phone: 40, company: 120, address: 400, tags: 400, notes: 2000 },
};

/** Fields of a customer, in a dialog. */
export function ProfileForm(props: ProfileFormProps): ReactElement {
  const { title, submit: submitText, onClose } = props;
  const t = useTranslate();
  const { typed, state, clearErrors, save } = useProfile(props);
  const field = (name: ProfileField) => ({
    label: t(`customers.${name}`),
    autoComplete: 'off',
    maxLength: longest[name],
    value: typed.values[name],
    onValueChange: (text: string) => {
      typed.change({ [name]: text });
      clearErrors(name, 'email');
    },
    error: fieldMessage(state, name, t),
  });
  return (
    <FormDialogContent
      title={title}
      submit={submitText}
      isBusy={state.isBusy}
      onSubmit={save}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={profileFields} />
      <p className={css.muted}>{t('customers.enough')}</p>
      <TextField type="email" {...field('email')} />
      <TextField {...field('name')} />
      <TextField {...field('company')} />
      <TextField type="tel" {...field('phone')} />
      <TextField hint={t('customers.tags.hint')} {...field('tags')} />
      <TextArea rows={2} {...field('address')} />
      <TextArea rows={3} hint={t('customers.notes.hint')} {...field('notes')} />
    </FormDialogContent>
  );
}

function useProfile({ draft, initial, done, save: ask, onClose }: ProfileFormProps) {
  const notify = useNotify();
  const services = useServices();
  const { state, clearErrors, submit } = useForm<ProfileField>();
  const typed = useTypedFields<ProfileField>(draft, initial);
  const save = async (): Promise<void> => {
    const { invalid, profile } = readProfile(typed.values);
    const saved = await submit(invalid, () => ask(profile));
    if (saved === null) return;
    typed.clear();
    onClose();
    notify.success(done);
    services.payments.invalidate();
  };
  return { typed, state, clearErrors, save };
}
