'use client';
import { type ReactElement, useCallback } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import * as css from './copy.css.ts';

/** The text to copy, selected, where the browser does not let us copy it. */
export function CopyFallback(props: {
  readonly text: string;
  readonly label: string;
}): ReactElement {
  const t = useTranslate();
  const select = useCallback((field: HTMLTextAreaElement | null) => {
    field?.focus();
    field?.select();
  }, []);
  return (
    <div className={css.fallback}>
      <p className={plain} role="status">
        {t('copy.manually')}
      </p>
      <textarea
        ref={select}
        readOnly
        rows={2}
        className={css.text}
        aria-label={props.label}
        value={props.text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
