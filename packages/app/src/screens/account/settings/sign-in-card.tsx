import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Button, Card, SettingRow } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { TwoFactorRow } from './two-factor-row.tsx';

/** The password and the second factor of signing in. */
export function SignInCard(): ReactElement {
  const t = useTranslate();
  return (
    <Card id="sign-in" title={t('accountSecurity.signIn')}>
      <PasswordRow />
      <TwoFactorRow />
    </Card>
  );
}

function PasswordRow(): ReactElement {
  const t = useTranslate();
  const hasPassword = useStore(useServices().user).data?.hasPassword ?? true;
  const [isChanging, setIsChanging] = useState(false);
  return (
    <SettingRow
      title={t('accountSecurity.password')}
      hint={t(hasPassword ? 'accountSecurity.password.text' : 'accountSecurity.password.none')}
    >
      <Button aria-haspopup="dialog" onClick={() => setIsChanging(true)}>
        {t(hasPassword ? 'accountSecurity.password.change' : 'accountSecurity.password.set')}
      </Button>
      <ChangePasswordDialog open={isChanging} onClose={() => setIsChanging(false)} />
    </SettingRow>
  );
}
