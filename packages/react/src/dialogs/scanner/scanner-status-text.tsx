'use client';
import { type ScannerState, scannerNotice, scannerStatusText } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { SpinnerRing } from '../../ui/spinner/spinner.tsx';
import * as css from './scanner-surface.css.ts';

/** How it stands with the camera, and what is wrong with the last code. */
export function ScannerStatusText({ state }: { readonly state: ScannerState }): ReactElement {
  const t = useTranslate();
  const { status, notice, isReadingPicture } = state;
  const text = scannerStatusText(status);
  return (
    <div className={css.texts}>
      {status === 'not-started' && <SpinnerRing size={32} />}
      <p className={css.text} role="status">
        {isReadingPicture ? t('scanner.readingPicture') : text && t(text)}
      </p>
      {notice && (
        <Notice tone="warning" live>
          {scannerNotice(notice, t)}
        </Notice>
      )}
    </div>
  );
}
