import { AddressText, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import type { RefundFormProps } from './refund-form-props.ts';
import * as css from './refunds.css.ts';

export interface SavedAddressesProps
  extends Pick<RefundFormProps, 'business' | 'asset' | 'change'> {
  readonly customerId: string;
}

/** Addresses kept of the customer, by their consent or by a member, none of which is filled in by itself. */
export function SavedAddresses(props: SavedAddressesProps): ReactElement | null {
  const { business, customerId, asset, change } = props;
  const t = useTranslate();
  const key = { businessId: business.id, customerId };
  const { data } = useResource(useServices().payments.customer(key));
  const saved = data?.found?.refundAddresses.filter(({ network }) => network === asset.network);
  if (saved === undefined || saved.length === 0) return null;
  return (
    <fieldset className={css.saved}>
      <legend>{t('refunds.saved')}</legend>
      <p className={css.muted}>{t('refunds.saved.text')}</p>
      {saved.map(({ address }) => (
        <Button
          key={address}
          size="sm"
          onClick={() => change({ address, memo: '' }, 'address', 'memo')}
        >
          <AddressText address={address} />
        </Button>
      ))}
    </fieldset>
  );
}
