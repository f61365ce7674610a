'use client';
import type { SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { Notice } from '../primitives/notice/notice.tsx';
import { useTranslate } from '../provider/use-provided.ts';

export interface RecipientNoticeProps {
  readonly state: Pick<SendState, 'recipientFlags'>;
}

/** What to look at twice in an address that can be paid. */
export function RecipientNotice({ state }: RecipientNoticeProps): ReactElement | null {
  const t = useTranslate();
  if (!state.recipientFlags.includes('no-checksum')) return null;
  return (
    <Notice tone="warning" live>
      {t('send.recipient.noChecksum')}
    </Notice>
  );
}
