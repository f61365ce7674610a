import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Button, Card } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import * as css from './settings.css.ts';

export function PasswordCard(): ReactElement {
  const t = useTranslate();
  const hasPassword = useStore(useServices().user).data?.hasPassword ?? true;
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Card title={t('accountSecurity.password')}>
      <div className={css.row}>
        <p className={css.text}>
          {t(hasPassword ? 'accountSecurity.password.text' : 'accountSecurity.password.none')}
        </p>
        <Button aria-haspopup="dialog" onClick={() => setIsChanging(true)}>
          {t(hasPassword ? 'accountSecurity.password.change' : 'accountSecurity.password.set')}
        </Button>
      </div>
      <ChangePasswordDialog open={isChanging} onClose={() => setIsChanging(false)} />
    </Card>
  );
}
