'use client';
import { isBillfoldError } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useReportProblem } from '../../provider/use-report-problem.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useClient, useSelectedWallet } from '../../provider/use-provided.ts';
import { useTranslate } from '../../provider/use-translate.ts';

/** Field for a note on the sent transaction. */
export function SentNote(props: { readonly transaction: Transaction }): ReactElement {
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
      await client.transactions.updateNote({ params: { walletId }, body });
      setState('saved');
    } catch (error) {
      setState('idle');
      if (!isBillfoldError(error)) throw error;
      report(error);
    }
  };
  return { isSaving: state === 'saving', isSaved: state === 'saved', save };
}
