import { useNotify, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { CodeForm } from './code-form.tsx';
import { useAccountChanged } from './use-account-changed.ts';

export function TurnOffTwoFactor({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { client } = useServices();
  const onChanged = useAccountChanged();
  return (
    <CodeForm
      title={t('accountSecurity.turnOff.title')}
      text={t('accountSecurity.turnOff.text')}
      submit={t('accountSecurity.twoFactor.turnOff')}
      variant="danger-filled"
      call={(proof) => client.user.disableTwoFactor(proof)}
      onCancel={onClose}
      onDone={() => {
        onClose();
        notify.success(t('accountSecurity.twoFactor.disabled'));
        void onChanged();
      }}
    />
  );
}
