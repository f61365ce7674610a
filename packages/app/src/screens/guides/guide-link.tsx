import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { PageLink } from '../../shell/page-link.tsx';
import type { GuideId } from './guides.ts';

/** Way from an empty list to the guide that fills it. */
export function GuideLink({ id }: { readonly id: GuideId }): ReactElement {
  const t = useTranslate();
  return <PageLink href={`/payments/guides/${id}`}>{t('shell.readGuide')}</PageLink>;
}
