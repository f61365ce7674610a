'use client';
import type { AddressFlag } from '@billfold/core';
import type { KnownRecipient, SendActions, SendState } from '@billfold/core/flows';
import type { MessageKey } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useIsRecentChange } from '../../ui/changed-mark/changed-mark.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import * as css from './send.css.ts';

interface RecipientNoticeProps {
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
      {recipientMatch?.kind === 'known' && <ChangedNotice recipient={recipientMatch.recipient} />}
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

/** Warns that the address of the contact changed within the last 24 hours. */
function ChangedNotice({ recipient }: { readonly recipient: KnownRecipient }): ReactElement | null {
  const t = useTranslate();
  const { name, addressChangedAt } = recipient;
  const isShown = useIsRecentChange(addressChangedAt);
  if (addressChangedAt === null || !isShown) return null;
  return (
    <Notice tone="warning" live>
      <p className={css.noticeTitle}>
        {t('contact.addressChanged')} <TimeText at={addressChangedAt} />
      </p>
      <p>{t('send.recipient.changed', { name: name ?? '' })}</p>
    </Notice>
  );
}

/** At most one of these flags applies to an address. */
const notices = [
  { flag: 'no-checksum', text: 'send.recipient.noChecksum' },
  { flag: 'off-curve', text: 'send.recipient.offCurve' },
] as const satisfies readonly { readonly flag: AddressFlag; readonly text: MessageKey }[];

interface LookAlikeNoticeProps {
  readonly state: Pick<SendState, 'network' | 'recipientAddress' | 'isLookAlikeAccepted'>;
  readonly actions: Pick<SendActions, 'acceptLookAlike'>;
  /** Known recipient that the address looks like. */
  readonly recipient: KnownRecipient;
}

/** Compares two addresses in full with marked differences, and asks to accept the typed one. */
function LookAlikeNotice(props: LookAlikeNoticeProps): ReactElement {
  const t = useTranslate();
  const { state, actions, recipient } = props;
  const { network, recipientAddress: typed, isLookAlikeAccepted } = state;
  // In EVM addresses the case of a letter is a checksum (EIP-55) and not part of the address.
  const fold = network?.model.family === 'evm' ? toLowerCase : asItIs;
  const known = t('send.recipient.lookAlike.known');
  return (
    <Notice tone="danger" title={t('send.recipient.lookAlike')} live>
      <p>{t('send.recipient.lookAlike.text')}</p>
      <div className={css.comparedAddresses}>
        <Compared
          label={t('send.recipient.lookAlike.typed')}
          address={typed}
          other={recipient.address}
          fold={fold}
        />
        <Compared
          label={recipient.name === null ? known : `${known}: ${recipient.name}`}
          address={recipient.address}
          other={typed}
          fold={fold}
        />
      </div>
      <Checkbox
        label={t('send.recipient.lookAlike.accept')}
        checked={isLookAlikeAccepted}
        onCheckedChange={actions.acceptLookAlike}
      />
    </Notice>
  );
}

function Compared(props: {
  readonly label: string;
  readonly address: string;
  readonly other: string;
  readonly fold: (text: string) => string;
}): ReactElement {
  const { label, address, other, fold } = props;
  return (
    <div>
      <p className={css.comparedLabel}>{label}</p>
      <p className={css.comparedAddress} dir="ltr">
        {runsOf(address, other, fold).map(({ text, differs, at }) =>
          differs ? (
            <mark key={at} className={css.difference}>
              {text}
            </mark>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}
      </p>
    </div>
  );
}

const asItIs = (text: string): string => text;
const toLowerCase = (text: string): string => text.toLowerCase();

interface Run {
  readonly text: string;
  readonly differs: boolean;
  readonly at: number;
}

/** Splits an address into runs that equal, or differ from, another address at the same position. */
export function runsOf(
  address: string,
  other: string,
  fold: (text: string) => string = asItIs,
): readonly Run[] {
  const runs: Run[] = [];
  for (const [at, character] of [...address].entries()) {
    const differs = fold(character) !== fold(other[at] ?? '');
    const last = runs.at(-1);
    if (last?.differs === differs) runs[runs.length - 1] = { ...last, text: last.text + character };
    else runs.push({ text: character, differs, at });
  }
  return runs;
}

type NamedState = Pick<SendState, 'account' | 'recipientMatch'>;

/** Name of the contact or own account that receives the payment, if it has one. */
export function RecipientName({ state }: { readonly state: NamedState }): ReactElement | null {
  const name = nameOf(state);
  // A name may be right to left and must not reorder the address.
  return name === null ? null : <bdi className={css.recipientName}>{name}</bdi>;
}

function nameOf({ account, recipientMatch }: NamedState): string | null {
  switch (recipientMatch?.kind) {
    case 'known':
      return recipientMatch.recipient.name;
    case 'same-account':
      return account?.name ?? null;
    // A look-alike must not show the name of the address that it imitates.
    case 'look-alike':
    case 'first-time':
    case undefined:
      return null;
    default:
      return recipientMatch satisfies undefined;
  }
}
