import { isAboveZero } from '@billfold/core/internal';
import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Checkbox, Notice } from '@billfold/react/internal';
import { type ReactElement, useEffect, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { PageLink } from '../../shell/page-link.tsx';
import * as css from './business.css.ts';

export interface OpenWorkProps {
  readonly business: Business;
  /** Called with true while something is left that was not accepted to stay. */
  readonly onBlockedChange: (isBlocked: boolean) => void;
}

/**
 * Money that waits for a member, which nobody can move once the business is archived; nothing while there is none. Some
 * is worth less than its fees, so that it can be left.
 */
export function OpenWork({ business, onBlockedChange }: OpenWorkProps): ReactElement | null {
  const t = useTranslate();
  const { payments } = useServices();
  const { data: balances } = useResource(payments.balances(business.id));
  const { data: summary } = useResource(
    payments.summary({ businessId: business.id, currency: null, days: 7, ...useModeQuery() }),
  );
  const collects = balances?.assets.some(({ collectable }) => isAboveZero(collectable)) ?? false;
  const unmatched = summary?.attention.unmatched ?? 0;
  const [isLeft, setIsLeft] = useState(false);
  const isOpen = collects || unmatched > 0;
  const isBlocked = isOpen && !isLeft;
  useEffect(() => onBlockedChange(isBlocked), [isBlocked, onBlockedChange]);
  if (!isOpen) return null;
  return (
    <Notice tone="warning" live title={t('businessSettings.archive.open')}>
      <ul className={css.effects}>
        {collects && (
          <li>
            <PageLink href="/payments/collect">
              {t('businessSettings.archive.open.collect')}
            </PageLink>
          </li>
        )}
        {unmatched > 0 && (
          <li>
            <PageLink href="/payments/unmatched">
              {t('businessSettings.archive.open.unmatched', { count: unmatched })}
            </PageLink>
          </li>
        )}
      </ul>
      <Checkbox
        label={t('businessSettings.archive.open.leave')}
        checked={isLeft}
        onCheckedChange={setIsLeft}
      />
    </Notice>
  );
}
