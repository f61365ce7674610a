import type { Business, CollectableFunds } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, FormDialog } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useSigner } from '../signing/use-signer.ts';
import * as css from './collect.css.ts';
import { CollectContent } from './collect-content.tsx';

export interface CollectButtonProps {
  readonly business: Business;
  readonly asset: CollectableFunds['asset'];
  /** Symbol of the asset. */
  readonly unit: string;
}

/** Opens the plan of a sweep for the owner of the settlement wallet, and names them to the others. */
export function CollectButton({ business, asset, unit }: CollectButtonProps): ReactElement | null {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const signer = useSigner(business);
  if (signer == null) return null;
  const { settlement, isMine } = signer;
  if (!isMine)
    return <p className={css.muted}>{t('sweeps.signer', { name: settlement.memberName })}</p>;
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('sweeps.collect.named', { unit })}
        onClick={() => setIsOpen(true)}
      >
        {t('sweeps.collect')}
      </Button>
      <FormDialog open={isOpen} onClose={close}>
        <CollectContent
          businessId={business.id}
          asset={asset}
          unit={unit}
          walletId={settlement.walletId}
          onClose={close}
        />
      </FormDialog>
    </>
  );
}
