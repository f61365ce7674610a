import type { Business, CollectableFunds } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { SignerButton } from '../signing/signer-button.tsx';
import { CollectContent } from './collect-content.tsx';

export interface CollectButtonProps {
  readonly business: Business;
  readonly asset: CollectableFunds['asset'];
  /** Symbol of the asset. */
  readonly unit: string;
}

/** Opens the plan of a sweep for the owner of the settlement wallet, and names them to the others. */
export function CollectButton(props: CollectButtonProps): ReactElement {
  const { business, asset, unit } = props;
  const t = useTranslate();
  return (
    <SignerButton
      business={business}
      text={t('sweeps.collect')}
      label={t('sweeps.collect.named', { unit })}
      nameSigner={(name) => t('sweeps.signer', { name })}
    >
      {({ walletId, onClose }) =>
        walletId !== null && (
          <CollectContent businessId={business.id} {...{ asset, unit, walletId, onClose }} />
        )
      }
    </SignerButton>
  );
}
