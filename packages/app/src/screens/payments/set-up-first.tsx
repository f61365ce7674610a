import { useTranslate } from '@billfold/react';
import { EmptyState, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../shell/page-link.tsx';

/** Empty list of a business that cannot be paid yet, with the way to what is missing. */
export function SetUpFirst(): ReactElement {
  const t = useTranslate();
  return (
    <EmptyState
      icon={icons.transactions}
      title={t('payments.setUp.title')}
      text={t('payments.setUp.text')}
      action={
        <PageLinkButton variant="primary" href="/payments/dashboard">
          {t('payments.setUp.action')}
        </PageLinkButton>
      }
    />
  );
}
