import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Card, useNotifyFailure } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useFresh } from '../../business/use-fresh.ts';
import * as css from './collect.css.ts';
import { SweepRow } from './sweep-row.tsx';

/** Newest sweeps of a business; nothing while there are none. */
export function SweepsCard({ business }: { readonly business: Business }): ReactElement | null {
  const t = useTranslate();
  const resource = useServices().payments.sweeps(business.id);
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  if (!state.data?.length) return null;
  const title = t('sweeps.newest');
  return (
    <Card title={title}>
      <ul className={css.list} aria-label={title}>
        {state.data.map((sweep) => (
          <SweepRow key={sweep.id} business={business} sweep={sweep} />
        ))}
      </ul>
    </Card>
  );
}
