import { useTranslate } from '@billfold/react';
import { Button, Card } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { SecureDialog } from './secure-dialog.tsx';
import * as css from './settings.css.ts';

/** Ends all other access to the account, and then offers to change the password. */
export function SecureCard(): ReactElement {
  const t = useTranslate();
  const [open, setOpen] = useState<'secure' | 'password' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Card title={t('accountSecurity.secure')}>
      <div className={css.row}>
        <p className={css.text}>{t('accountSecurity.secure.text')}</p>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen('secure')}>
          {t('accountSecurity.secure')}
        </Button>
      </div>
      <SecureDialog
        open={open === 'secure'}
        onClose={close}
        onChangePassword={() => setOpen('password')}
      />
      <ChangePasswordDialog open={open === 'password'} onClose={close} />
    </Card>
  );
}
