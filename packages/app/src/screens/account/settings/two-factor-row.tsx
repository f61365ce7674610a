import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Badge, Button, FormDialog, SettingRow } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { RenewCodes } from './renew-codes.tsx';
import { SetUpTwoFactor } from './set-up-two-factor.tsx';
import { TurnOffTwoFactor } from './turn-off-two-factor.tsx';

type Task = 'set-up' | 'renew' | 'turn-off';

/** The state of two-factor sign-in, with the actions to change it. */
export function TwoFactorRow(): ReactElement {
  const t = useTranslate();
  const has2fa = useStore(useServices().user).data?.has2fa ?? false;
  // The dialog keeps its content while it leaves.
  const [task, setTask] = useState<Task>('set-up');
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const open = (name: Task): void => {
    setTask(name);
    setIsOpen(true);
  };
  const button = (name: Task, text: string, variant: 'quiet' | 'danger' = 'quiet') => (
    <Button variant={variant} aria-haspopup="dialog" onClick={() => open(name)}>
      {text}
    </Button>
  );
  return (
    <SettingRow
      title={
        <>
          {t('accountSecurity.twoFactor')}
          <Badge tone={has2fa ? 'success' : 'neutral'}>
            {t(has2fa ? 'accountSecurity.twoFactor.isOn' : 'accountSecurity.twoFactor.isOff')}
          </Badge>
        </>
      }
      hint={t(has2fa ? 'accountSecurity.twoFactor.on' : 'accountSecurity.twoFactor.off')}
    >
      {!has2fa && button('set-up', t('accountSecurity.twoFactor.setUp'))}
      {has2fa && button('renew', t('accountSecurity.twoFactor.renew'))}
      {has2fa && button('turn-off', t('accountSecurity.twoFactor.turnOff'), 'danger')}
      <FormDialog open={isOpen} onClose={close}>
        {task === 'set-up' && <SetUpTwoFactor onClose={close} />}
        {task === 'renew' && <RenewCodes onClose={close} />}
        {task === 'turn-off' && <TurnOffTwoFactor onClose={close} />}
      </FormDialog>
    </SettingRow>
  );
}
