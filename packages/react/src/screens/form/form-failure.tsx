'use client';
import type { AnyBillfoldError } from '@billfold/core';
import { namesField } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Notice } from '../../ui/notice/notice.tsx';

export interface FormFailureProps {
  readonly failure: AnyBillfoldError | null;
  /** Fields that say themselves what the service said of them. */
  readonly fields: readonly string[];
}

/** Why the service refused, above the form; the fields hold what was typed. */
export function FormFailure({ failure, fields }: FormFailureProps): ReactElement | null {
  const t = useTranslate();
  if (failure === null || namesField(failure, ...fields)) return null;
  return (
    <Notice tone="danger" live>
      {problemText(failure, t)}
    </Notice>
  );
}
