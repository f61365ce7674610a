'use client';
import { isErrorCode } from '@billfold/core';
import { type ReactElement, useRef } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { OtpField } from '../../ui/otp-field/otp-field.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { FormDialogContent } from '../form/form-dialog-content.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';

export interface SendProtectionFormProps {
  readonly title: string;
  /** New value of the setting. */
  readonly wanted: boolean;
  readonly onClose: () => void;
}

/** Takes a code whichever way it is changed: who has only the session cannot turn it off. */
export function SendProtectionForm(props: SendProtectionFormProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const id = useWalletId();
  const client = useClient();
  const { keeping } = useScreenData();
  const field = useRef<HTMLInputElement>(null);
  const { state, clearErrors, submit } = useForm<'code'>();
  const { title, wanted: twoFactorForSending, onClose } = props;
  const { failure } = state;
  const isWrong = isErrorCode(failure, 'api') && failure.serverCode === 'two_factor_invalid';
  const save = async (): Promise<void> => {
    const twoFactorCode = field.current?.value ?? '';
    const body = { twoFactorForSending, twoFactorCode };
    const done = await submit(
      twoFactorCode.length < 6 ? { code: 'walletSettings.sendCode.length' } : {},
      () => client.wallets.updateSendProtection(id, body),
    );
    if (done === null) return;
    onClose();
    notify.success(t('walletSettings.saved'));
    await keeping.sendProtection(id).invalidate();
  };
  const invalid = state.invalid.code;
  const said = isWrong ? failure.messages.join('\n') : undefined;
  return (
    <FormDialogContent
      title={title}
      submit={title}
      variant={twoFactorForSending ? 'primary' : 'danger-filled'}
      isBusy={state.isBusy}
      onSubmit={save}
      onCancel={onClose}
    >
      {!isWrong && <FormFailure failure={failure} fields={[]} />}
      <OtpField
        ref={field}
        label={t('walletSettings.sendCode.code')}
        hint={t('walletSettings.sendCode.hint')}
        error={invalid === undefined ? said : t(invalid)}
        readOnly={state.isBusy}
        onValueChange={() => clearErrors('code')}
      />
    </FormDialogContent>
  );
}
