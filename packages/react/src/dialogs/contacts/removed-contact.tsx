'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { TextButton } from '../../ui/link/text-link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { ContactsFlowOfDialog } from './use-contacts-flow.ts';

/** Contact that was removed last, with the way to have it back. */
export function RemovedContact(props: {
  readonly flow: ContactsFlowOfDialog;
}): ReactElement | null {
  const t = useTranslate();
  const { state, actions } = props.flow;
  if (state.removed === null) return null;
  return (
    <Notice tone="info" title={t('contacts.removed', { name: state.removed.name })} live>
      <TextButton onClick={() => void actions.undoRemoval()}>{t('contacts.undo')}</TextButton>
    </Notice>
  );
}
