import { useTranslate } from '@billfold/react';
import { LoadedCard, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useFresh } from '../business/use-fresh.ts';
import * as css from './billing.css.ts';

/** Email and postal address of the invoices, for members who may not change them. */
export function ReadOnlyDetailsCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  const resource = useServices().payments.billingDetails(businessId);
  useFresh(resource);
  const none = t('billing.details.none');
  return (
    <LoadedCard
      title={t('billing.details')}
      text={t('billing.details.text')}
      resource={resource}
      failed={t('billing.details.loadFailed')}
      rows={2}
    >
      {({ billingEmail, billingAddress }) => (
        <Statement
          rows={[
            { label: t('billing.email'), value: billingEmail ?? none },
            {
              label: t('billing.address'),
              value: <span className={css.free}>{billingAddress ?? none}</span>,
            },
          ]}
        />
      )}
    </LoadedCard>
  );
}
