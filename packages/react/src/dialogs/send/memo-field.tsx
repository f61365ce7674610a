'use client';
import { type SendActions, type SendState, validationText } from '@billfold/core';
import type { ReactElement } from 'react';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useTranslate } from '../../provider/use-translate.ts';

export interface MemoFieldProps {
  readonly state: SendState;
  readonly actions: SendActions;
}

/** Field of the memo, on networks with memos. */
export function MemoField({ state, actions }: MemoFieldProps): ReactElement | null {
  const t = useTranslate();
  const { memo: error } = state.errors;
  if (state.network?.memo == null) return null;
  return (
    <TextField
      label={t('send.memo')}
      autoComplete="off"
      hint={t('send.memo.hint')}
      readOnly={state.locked.includes('memo')}
      value={state.memo}
      onValueChange={actions.setMemo}
      error={error && validationText(error, t)}
    />
  );
}
