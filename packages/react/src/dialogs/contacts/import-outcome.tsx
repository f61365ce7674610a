'use client';
import type { ImportedContacts } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import * as css from './contacts.css.ts';

/** Result of an import: the number of contacts added, and each refused line. */
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
      {known > 0 && <p className={plain}>{t('contacts.imported.known', { count: known })}</p>}
      {refused.length > 0 && (
        <ul className={css.refused}>
          {refused.map(({ line, message }) => (
            <li className={plain} key={line}>
              {t('contacts.imported.refused', { line, message })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
