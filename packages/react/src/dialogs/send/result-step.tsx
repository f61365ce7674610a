'use client';
import type { Transaction } from '@billfold/core/contract';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import { ConfirmationCard } from '../../ui/confirmation-card/confirmation-card.tsx';
import { TextButton } from '../../ui/link/text-link.tsx';
import * as css from './send.css.ts';
import { SentNote } from './sent-note.tsx';

/** The end of it: that it is sent, and how far it has come. */
export function SentStep(props: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const [isNoting, setNoting] = useState(false);
  return (
    <>
      <div className={css.banner}>
        <svg className={css.check} viewBox="0 0 48 48" aria-hidden="true">
          <circle className={css.ground} cx="24" cy="24" r="24" />
          <path className={css.stroke} d="m14.5 24.8 6.6 6.7L33.7 17.6" pathLength="1" />
        </svg>
        <h3 className={css.title} tabIndex={-1} data-first-focus>
          {t('send.sent')}
        </h3>
      </div>
      <ConfirmationCard transaction={props.transaction} />
      {isNoting ? (
        <SentNote transaction={props.transaction} />
      ) : (
        <p className={css.note}>
          <TextButton onClick={() => setNoting(true)}>{t('send.sent.note')}</TextButton>
        </p>
      )}
    </>
  );
}
