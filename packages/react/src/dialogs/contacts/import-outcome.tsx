'use client';
import type { ImportedContacts } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import * as css from './contacts.css.ts';

/** What became of a file: how many were taken, and each line that was not. */
export function ImportOutcome(props: {
  readonly imported: ImportedContacts | null;
}): ReactElement | null {
  const t = useTranslate();
  if (props.imported === null) return null;
  const { imported, known, refused } = props.imported;
  return (
    <Notice
      tone={refused.length === 0 ? 'success' : 'warning'}
      title={t('contacts.imported', { count: imported })}
      live
    >
      {known > 0 && <p>{t('contacts.imported.known', { count: known })}</p>}
      {refused.length > 0 && (
        <ul className={css.refused}>
          {refused.map(({ line, message }) => (
            <li key={line}>{t('contacts.imported.refused', { line, message })}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
