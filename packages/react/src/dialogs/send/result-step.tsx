'use client';
import type { Transaction } from '@billfold/core/contract';
import { type ReactElement, useState } from 'react';
import { TextButton } from '../../ui/link/text-link.tsx';
import { useTranslate } from '../../provider/use-translate.ts';
import { ConfirmationCard } from '../../ui/confirmation-card/confirmation-card.tsx';
import { SentNote } from './sent-note.tsx';
import * as css from './send.css.ts';

/** Confirms that the transaction was sent, and shows its confirmations. */
export function SentStep(props: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const [isNoting, setNoting] = useState(false);
  return (
    <>
      <div className={css.sentBanner}>
        <svg className={css.sentCheck} viewBox="0 0 48 48" aria-hidden="true">
          <circle className={css.sentGround} cx="24" cy="24" r="24" />
          <path className={css.sentStroke} d="m14.5 24.8 6.6 6.7L33.7 17.6" pathLength="1" />
        </svg>
        <h3 className={css.sentTitle} tabIndex={-1} data-first-focus>
          {t('send.sent')}
        </h3>
      </div>
      <ConfirmationCard transaction={props.transaction} />
      {isNoting ? (
        <SentNote transaction={props.transaction} />
      ) : (
        <p className={css.addNote}>
          <TextButton onClick={() => setNoting(true)}>{t('send.sent.note')}</TextButton>
        </p>
      )}
    </>
  );
}
