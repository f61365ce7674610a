import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Select } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { assetNameOf } from '../../common/asset-name.ts';
import { useServices } from '../../services/services-context.ts';

export interface AcceptedAssetFieldProps {
  readonly business: Business;
  /** Name of an asset; empty where the customer chooses. */
  readonly value: string;
  readonly onValueChange: (name: string) => void;
  readonly error: string | undefined;
}

/** Asset in which a payment is asked for, for the members who see what the business accepts. */
export function AcceptedAssetField(props: AcceptedAssetFieldProps): ReactElement | null {
  return isPermitted(props.business.role, 'manage-settings') ? <Assets {...props} /> : null;
}

function Assets({ business, value, onValueChange, error }: AcceptedAssetFieldProps): ReactElement {
  const t = useTranslate();
  const { data } = useResource(useServices().payments.acceptedAssets(business.id));
  return (
    <Select
      label={t('newPayment.method')}
      value={value === '' ? 'any' : value}
      options={[
        { id: 'any', text: t('newPayment.method.any') },
        ...(data ?? []).map((id) => ({ id, text: assetNameOf(id, t) })),
      ]}
      onValueChange={(id) => onValueChange(id === 'any' ? '' : id)}
      error={error}
    />
  );
}
