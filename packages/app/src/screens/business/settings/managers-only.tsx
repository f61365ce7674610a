import { useTranslate } from '@billfold/react';
import { Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Stands in place of settings that the member may not see. */
export function ManagersOnly(): ReactElement {
  const t = useTranslate();
  return <Notice tone="info">{t('businessSetup.readOnly')}</Notice>;
}
