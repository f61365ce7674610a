'use client';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** Note that accounts of an imported seed phrase are searched, while they are. */
export function SearchNote({
  accounts,
}: {
  readonly accounts: readonly Account[];
}): ReactElement | null {
  const t = useTranslate();
  if (!accounts.some(({ isSearching }) => isSearching)) return null;
  return (
    <Notice tone="info" title={t('accounts.searching')}>
      {t('accounts.searching.text')}
    </Notice>
  );
}
