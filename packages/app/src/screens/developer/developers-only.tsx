import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Notice } from '@billfold/react/internal';
import type { ReactNode } from 'react';

export interface DevelopersOnlyProps {
  readonly business: Business;
  readonly children: ReactNode;
}

/** Content for the members who manage keys and webhooks; the others are told who does. */
export function DevelopersOnly({ business, children }: DevelopersOnlyProps): ReactNode {
  const t = useTranslate();
  return isPermitted(business.role, 'manage-developer') ? (
    children
  ) : (
    <Notice tone="info">{t('developer.forbidden')}</Notice>
  );
}
