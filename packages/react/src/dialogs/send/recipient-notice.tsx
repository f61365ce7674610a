'use client';
import type { AddressFlag, MessageKey, SendActions, SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { LookAlikeNotice } from './look-alike-notice.tsx';

export interface RecipientNoticeProps {
  readonly state: Pick<
    SendState,
    'network' | 'recipientFlags' | 'acquaintance' | 'recipientAddress' | 'isLookAlikeAccepted'
  >;
  readonly actions: Pick<SendActions, 'judgeLookAlike'>;
}

/** What to look at twice in an address that can be paid. */
export function RecipientNotice({ state, actions }: RecipientNoticeProps): ReactElement | null {
  const t = useTranslate();
  const { acquaintance, recipientFlags } = state;
  const flagged = notices.find(({ flag }) => recipientFlags.includes(flag));
  return (
    <>
      {flagged && (
        <Notice tone="warning" live>
          {t(flagged.text)}
        </Notice>
      )}
      {acquaintance?.kind === 'same-account' && (
        <Notice tone="warning" live>
          {t('send.recipient.sameAccount')}
        </Notice>
      )}
      {acquaintance?.kind === 'first-time' && (
        <Notice tone="info" live>
          {t('send.recipient.firstTime')}
        </Notice>
      )}
      {acquaintance?.kind === 'look-alike' && (
        <LookAlikeNotice state={state} actions={actions} recipient={acquaintance.recipient} />
      )}
    </>
  );
}

/** No address has two of them. */
const notices = [
  { flag: 'no-checksum', text: 'send.recipient.noChecksum' },
  { flag: 'off-curve', text: 'send.recipient.offCurve' },
] as const satisfies readonly { readonly flag: AddressFlag; readonly text: MessageKey }[];
