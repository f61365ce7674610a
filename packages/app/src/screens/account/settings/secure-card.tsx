import { useTranslate } from '@billfold/react';
import { Button, Card, SettingRow } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { SecureDialog } from './secure-dialog.tsx';

/** Ends all other access to the account, and then offers to change the password. */
export function SecureCard(): ReactElement {
  const t = useTranslate();
  const [open, setOpen] = useState<'secure' | 'password' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Card>
      <SettingRow title={t('accountSecurity.secure')} hint={t('accountSecurity.secure.text')}>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen('secure')}>
          {t('accountSecurity.secure')}
        </Button>
      </SettingRow>
      <SecureDialog
        open={open === 'secure'}
        onClose={close}
        onChangePassword={() => setOpen('password')}
      />
      <ChangePasswordDialog open={open === 'password'} onClose={close} />
    </Card>
  );
}
