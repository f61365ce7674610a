import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button, Card, SettingRow } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** Deletes the account; not while it has wallets, because their keys would be lost. */
export function DeleteAccountCard(): ReactElement {
  const t = useTranslate();
  const { account } = useServices();
  const { data } = useResource(account.platform);
  const [isAsking, setIsAsking] = useState(false);
  const count = data?.wallets.length ?? 0;
  return (
    <Card id="delete" title={t('accountGeneral.danger')}>
      <SettingRow
        title={t('accountGeneral.delete.title')}
        hint={
          <>
            {t('accountGeneral.delete.text')} {t('accountGeneral.delete.coins')}
            {count > 0 && (
              <>
                {' '}
                <strong>{t('accountGeneral.delete.blocked', { count })}</strong>
              </>
            )}
          </>
        }
      >
        <Button
          variant="danger"
          aria-haspopup="dialog"
          disabled={data === undefined || count > 0}
          onClick={() => setIsAsking(true)}
        >
          {t('accountGeneral.delete.open')}
        </Button>
      </SettingRow>
      <DeleteAccountDialog open={isAsking} onClose={() => setIsAsking(false)} />
    </Card>
  );
}
