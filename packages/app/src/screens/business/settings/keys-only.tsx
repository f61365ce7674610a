import type { Business } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

export interface KeysOnlyProps {
  readonly business: Business;
  /** Name of the settlement wallet. */
  readonly wallet: string;
}

/** Gives the settlement wallet up for the own wallets that a business is paid into already. */
export function KeysOnly({ business, wallet }: KeysOnlyProps): ReactElement | null {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices().business;
  const { data: keys } = useResource(services.watchKeys(business.id));
  const [isOpen, setIsOpen] = useState(false);
  if (keys === undefined || keys.length === 0) return null;
  const leave = async (): Promise<void> => {
    await services.call(({ settlement }) =>
      settlement.choose(business.id, { walletId: null, password: null, seedPhrase: null }),
    );
    await Promise.all([
      services.settlement(business.id).refresh(),
      services.assets(business.id).invalidate(),
    ]);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('businessSetup.settlement.keysOnly')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('businessSetup.settlement.keysOnly.title', { wallet })}
        text={<p>{t('businessSetup.settlement.keysOnly.text', { wallet })}</p>}
        submit={t('businessSetup.settlement.keysOnly')}
        variant="primary"
        call={leave}
        onDone={() => notify.success(t('businessSetup.settlement.keysOnly.done'))}
      />
    </>
  );
}
