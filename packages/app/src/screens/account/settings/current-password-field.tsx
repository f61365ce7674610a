import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { PasswordField } from '@billfold/react/internal';
import type { ReactElement, RefObject } from 'react';
import { useServices } from '../../../services/services-context.ts';
import * as css from './settings.css.ts';

export interface CurrentPasswordFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onEdit: () => void;
}

/** Has the user prove themselves; who has no password does so by a sign-in that is not long ago. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps): ReactElement {
  const { ref, isBusy, error, onEdit } = props;
  const t = useTranslate();
  const user = useStore(useServices().user).data;
  if (user?.hasPassword === false)
    return <p className={css.text}>{t('accountSettings.signInAgain')}</p>;
  return (
    <>
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        ref={ref}
        label={t('accountSettings.currentPassword')}
        autoComplete="current-password"
        readOnly={isBusy}
        onValueChange={onEdit}
        error={error}
      />
    </>
  );
}

/** The value of the field: null when there is no field, `missing` when it is empty. */
export function readCurrentPassword(field: HTMLInputElement | null): {
  readonly password: string | null;
  readonly isMissing: boolean;
} {
  return { password: field?.value ?? null, isMissing: field?.value === '' };
}
