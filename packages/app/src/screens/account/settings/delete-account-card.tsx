import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button, Card, Notice } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import * as css from './settings.css.ts';

/** Deletes the account; not while it has wallets, because their keys would be lost. */
export function DeleteAccountCard(): ReactElement {
  const t = useTranslate();
  const { account } = useServices();
  const { data } = useResource(account.platform);
  const [isAsking, setIsAsking] = useState(false);
  const count = data?.wallets.length ?? 0;
  return (
    <Card id="delete" title={t('accountGeneral.delete.title')}>
      <div className={css.stack}>
        <p className={css.text}>{t('accountGeneral.delete.text')}</p>
        <p className={css.text}>{t('accountGeneral.delete.coins')}</p>
        {count > 0 && <Notice tone="info">{t('accountGeneral.delete.blocked', { count })}</Notice>}
        <div>
          <Button
            variant="danger"
            aria-haspopup="dialog"
            disabled={data === undefined || count > 0}
            onClick={() => setIsAsking(true)}
          >
            {t('accountGeneral.delete.open')}
          </Button>
        </div>
      </div>
      <DeleteAccountDialog open={isAsking} onClose={() => setIsAsking(false)} />
    </Card>
  );
}
