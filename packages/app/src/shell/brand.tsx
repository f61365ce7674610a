import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './brand.css.ts';

/** The mark and the name; `beside` the wallet's picker there is no room for both on a phone. */
export function Brand({ beside }: { readonly beside?: 'picker' | undefined }): ReactElement {
  const t = useTranslate();
  return (
    <span className={css.brand}>
      <svg className={css.mark} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <rect width="24" height="24" rx="6" className={css.ground} />
        <path
          className={css.line}
          d="M5.25 8.6A1.85 1.85 0 0 1 7.1 6.75h9a1.85 1.85 0 0 1 1.85 1.85v1.15H7.1M5.25 8.6v6.8a1.85 1.85 0 0 0 1.85 1.85h9.8a1.85 1.85 0 0 0 1.85-1.85v-3.8a1.85 1.85 0 0 0-1.85-1.85H7.1A1.85 1.85 0 0 1 5.25 8.6Z"
        />
        <circle className={css.clasp} cx="15.5" cy="13.5" r="1.2" />
      </svg>
      <span className={beside && css.wideOnly}>{t('shell.product')}</span>
    </span>
  );
}
