'use client';
import type { AddressFlag, MessageKey, SendActions, SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTranslate } from '../../provider/use-translate.ts';
import { LookAlikeNotice } from './look-alike-notice.tsx';

export interface RecipientNoticeProps {
  readonly state: Pick<
    SendState,
    'network' | 'recipientFlags' | 'recipientMatch' | 'recipientAddress' | 'isLookAlikeAccepted'
  >;
  readonly actions: Pick<SendActions, 'acceptLookAlike'>;
}

/** Warns about an address that can be paid: its flags, and how it compares with known recipients. */
export function RecipientNotice({ state, actions }: RecipientNoticeProps): ReactElement | null {
  const t = useTranslate();
  const { recipientMatch, recipientFlags } = state;
  const flagged = notices.find(({ flag }) => recipientFlags.includes(flag));
  return (
    <>
      {flagged && (
        <Notice tone="warning" live>
          {t(flagged.text)}
        </Notice>
      )}
      {recipientMatch?.kind === 'same-account' && (
        <Notice tone="warning" live>
          {t('send.recipient.sameAccount')}
        </Notice>
      )}
      {recipientMatch?.kind === 'first-time' && (
        <Notice tone="info" live>
          {t('send.recipient.firstTime')}
        </Notice>
      )}
      {recipientMatch?.kind === 'look-alike' && (
        <LookAlikeNotice state={state} actions={actions} recipient={recipientMatch.recipient} />
      )}
    </>
  );
}

/** At most one of these flags applies to an address. */
const notices = [
  { flag: 'no-checksum', text: 'send.recipient.noChecksum' },
  { flag: 'off-curve', text: 'send.recipient.offCurve' },
] as const satisfies readonly { readonly flag: AddressFlag; readonly text: MessageKey }[];
