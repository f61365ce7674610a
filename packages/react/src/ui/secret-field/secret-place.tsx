'use client';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { plain } from '../../theme/base.css.ts';
import { Notice } from '../notice/notice.tsx';

/** Draws content that takes or shows a secret where that is allowed, else a notice that says why not. */
export function SecretPlace({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useTranslate();
  const { secretEntry } = useWallet();
  if (secretEntry === 'inline') return <>{children}</>;
  return (
    <Notice tone="warning" title={t('secretEntry.frame.title')} live>
      <p className={plain}>{t('secretEntry.frame.text')}</p>
    </Notice>
  );
}
