'use client';
import type { AddressFlag, MessageKey, SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { Notice } from '../primitives/notice/notice.tsx';
import { useTranslate } from '../provider/use-provided.ts';

export interface RecipientNoticeProps {
  readonly state: Pick<SendState, 'recipientFlags'>;
}

/** What to look at twice in an address that can be paid. */
export function RecipientNotice({ state }: RecipientNoticeProps): ReactElement | null {
  const t = useTranslate();
  const notice = notices.find(({ flag }) => state.recipientFlags.includes(flag));
  if (notice === undefined) return null;
  return (
    <Notice tone="warning" live>
      {t(notice.text)}
    </Notice>
  );
}

/** No address has two of them. */
const notices = [
  { flag: 'no-checksum', text: 'send.recipient.noChecksum' },
  { flag: 'off-curve', text: 'send.recipient.offCurve' },
] as const satisfies readonly { readonly flag: AddressFlag; readonly text: MessageKey }[];
