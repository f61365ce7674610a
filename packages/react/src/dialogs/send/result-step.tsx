'use client';
import { isBillfoldError } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { isUnconfirmed, type SendState } from '@billfold/core/flows';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useClient, useIsOwner, useSelectedWallet } from '../../context/use-provided.ts';
import { useReportProblem } from '../../context/use-report-problem.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmationCard } from '../../ui/confirmation-card/confirmation-card.tsx';
import { TextButton } from '../../ui/link/text-link.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { BlockStack } from '../frame/block-stack.tsx';
import { step } from '../frame/step.css.ts';
import { ChosenRecipient } from './chosen-recipient.tsx';
import * as css from './send.css.ts';

/** Confirms that the transaction was sent, and shows its confirmations. */
export function SentStep(props: {
  readonly state: SendState;
  readonly transaction: Transaction;
}): ReactElement {
  const t = useTranslate();
  const canNote = useIsOwner();
  const [isNoting, setNoting] = useState(false);
  return (
    <div className={step}>
      <div className={css.sentBanner}>
        <svg className={css.sentCheck} viewBox="0 0 48 48" aria-hidden="true">
          <circle className={css.sentGround} cx="24" cy="24" r="24" />
          <path className={css.sentStroke} d="m14.5 24.8 6.6 6.7L33.7 17.6" pathLength="1" />
        </svg>
        <h3 className={css.sentTitle} tabIndex={-1} data-first-focus>
          {t('send.sent')}
        </h3>
      </div>
      <ConfirmationCard transaction={props.transaction} withoutRecipient>
        <ChosenRecipient state={props.state} label={t('send.review.to')} isCopied />
        {/* A business waits for confirmations of its own, which its checkout page counts. */}
        {props.state.request === null && isUnconfirmed(props.transaction) && (
          <BlockStack transaction={props.transaction} />
        )}
      </ConfirmationCard>
      {isNoting && <SentNote transaction={props.transaction} />}
      {canNote && !isNoting && (
        <p className={css.addNote}>
          <TextButton onClick={() => setNoting(true)}>{t('send.sent.note')}</TextButton>
        </p>
      )}
    </div>
  );
}

/** Field for a note on the sent transaction. */
function SentNote(props: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const [text, setText] = useState(props.transaction.note ?? '');
  const { isSaving, isSaved, save } = useSaveNote(props.transaction.id);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter saves the note instead of submitting the dialog.
    event.preventDefault();
    void save(text);
  };
  return (
    <TextField
      label={t('send.sent.note.label')}
      maxLength={500}
      autoFocus
      readOnly={isSaving}
      value={text}
      onValueChange={setText}
      onKeyDown={onKeyDown}
      hint={isSaved ? t('send.sent.note.saved') : undefined}
      trailing={
        <Button size="sm" busy={isSaving} onClick={() => void save(text)}>
          {t('send.sent.note.save')}
        </Button>
      }
    />
  );
}

function useSaveNote(transactionId: string) {
  const client = useClient();
  const report = useReportProblem();
  const { walletId } = useSelectedWallet();
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const save = async (text: string): Promise<void> => {
    if (walletId === null || state === 'saving') return;
    setState('saving');
    try {
      const body = { transactionId, note: text.trim() };
      await client.transactions.updateNote(walletId, body);
      setState('saved');
    } catch (error) {
      setState('idle');
      if (!isBillfoldError(error)) throw error;
      report(error);
    }
  };
  return { isSaving: state === 'saving', isSaved: state === 'saved', save };
}
