import { useTranslate } from '@billfold/react';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodesStep } from './recovery-codes-step.tsx';
import { useAccountChanged } from './use-account-changed.ts';

/** Ten new recovery codes in place of the earlier ones. */
export function RenewCodes({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useTranslate();
  const { client } = useServices();
  const onChanged = useAccountChanged();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodesStep codes={codes} onDone={onClose} />;
  return (
    <CodeForm
      title={t('accountSecurity.renew.title')}
      text={t('accountSecurity.renew.text')}
      submit={t('accountSecurity.renew.submit')}
      call={(proof) => client.user.renewRecoveryCodes(proof)}
      onCancel={onClose}
      onDone={({ recoveryCodes }) => {
        setCodes(recoveryCodes);
        void onChanged();
      }}
    />
  );
}
