'use client';
import type { OwnedTransaction } from '@billfold/core/contract';
import { type ReactElement, useEffect, useState } from 'react';
import { useDraft } from '../../context/use-draft.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { TextButton } from '../../ui/link/text-link.tsx';
import { TextArea } from '../../ui/text-field/text-area.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import * as css from './transaction.css.ts';

const longest = 500;

/** Note of the transaction. Saves on blur and offers an undo. */
export function NoteSection({
  transaction,
}: {
  readonly transaction: OwnedTransaction;
}): ReactElement {
  const t = useTranslate();
  const { text, setText, state, saved, save, undo } = useNote(transaction);
  return (
    <div className={css.section}>
      <FormFailure failure={state.failure} fields={['note']} />
      <TextArea
        label={t('transaction.note.label')}
        rows={1}
        maxLength={longest}
        readOnly={state.isBusy}
        hint={<NoteHint {...{ text, saved: saved !== null }} isBusy={state.isBusy} onUndo={undo} />}
        value={text}
        onValueChange={setText}
        onBlur={() => void save(text)}
      />
    </div>
  );
}

interface NoteHintProps {
  readonly text: string;
  readonly isBusy: boolean;
  readonly saved: boolean;
  readonly onUndo: () => Promise<void>;
}

/** State of the note, or the room that it has. */
function NoteHint({ text, isBusy, saved, onUndo }: NoteHintProps): ReactElement {
  const t = useTranslate();
  if (isBusy) return <>{t('transaction.note.saving')}</>;
  if (!saved) return <>{t('transaction.note.hint', { left: longest - text.length })}</>;
  return (
    <>
      {t('transaction.note.saved')}
      {' · '}
      <TextButton onClick={() => void onUndo()}>{t('transaction.note.undo')}</TextButton>
    </>
  );
}

function useNote({ id, walletId, note }: OwnedTransaction) {
  const client = useClient();
  const { history } = useScreenData();
  const { state, submit } = useForm<'note'>();
  const kept = note ?? '';
  const [typed, setText] = useDraft(`note of ${id}`);
  const text = typed ?? kept;
  const [saved, setSaved] = useState<{ readonly before: string } | null>(null);
  const write = async (wanted: string): Promise<boolean> => {
    const body = { transactionId: id, note: wanted };
    const done = await submit({}, () => client.transactions.updateNote(walletId, body));
    if (done !== null) await history.transaction(id).invalidate();
    return done !== null;
  };
  const save = async (entered: string): Promise<void> => {
    const wanted = entered.trim();
    if (wanted !== kept && (await write(wanted))) setSaved({ before: kept });
  };
  const undo = async (): Promise<void> => {
    if (saved === null || !(await write(saved.before))) return;
    setText(saved.before);
    setSaved(null);
  };
  // A note saves on blur: one that the session's end interrupted is saved now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed from now on is saved when the field is left.
  useEffect(() => {
    if (typed !== null) void save(typed);
  }, []);
  return { text, setText, state, saved, save, undo };
}
