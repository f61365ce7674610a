'use client';
import type { AddressFlag } from '@billfold/core';
import type { KnownRecipient, SendActions, SendState } from '@billfold/core/flows';
import type { MessageKey } from '@billfold/core/i18n';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { useIsRecentChange } from '../../ui/changed-mark/changed-mark.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { TextButton } from '../../ui/link/text-link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import * as css from './send.css.ts';

type CheckedState = Pick<
  SendState,
  | 'step'
  | 'network'
  | 'recipientFlags'
  | 'recipientMatch'
  | 'request'
  | 'recipientAddress'
  | 'isLookAlikeAccepted'
  | 'isUncomparedAccepted'
>;

type CheckActions = Pick<SendActions, 'acceptLookAlike' | 'acceptUncompared' | 'retry'>;

export interface RecipientChecksProps {
  readonly state: CheckedState;
  readonly actions: CheckActions;
  /** The card of the recipient says by itself that the address is new. */
  readonly hasCard?: boolean | undefined;
  /** Further checks of the step, below those of the recipient. */
  readonly children?: ReactNode;
}

/**
 * One box of what to check before paying: flags of the address, its comparison with known recipients,
 * and the checks of the step. It is amber only for a risk.
 */
export function RecipientChecks(props: RecipientChecksProps): ReactElement | null {
  const t = useTranslate();
  const { state, actions, hasCard = false, children } = props;
  const { recipientMatch: match, recipientFlags } = state;
  const flagged = notices.find(({ flag }) => recipientFlags.includes(flag));
  const changed = match?.kind === 'known' ? match.recipient : null;
  const isChanged = useIsRecentChange(changed?.addressChangedAt ?? null);
  if (match?.kind === 'look-alike')
    return (
      <LookAlikeNotice state={state} actions={actions} recipient={match.recipient}>
        {flagged && <p className={plain}>{t(flagged.text)}</p>}
        {children}
      </LookAlikeNotice>
    );
  // Each payment of a host has an address of its own.
  const isFirst = match?.kind === 'first-time' && state.request === null && !hasCard;
  const isSame = match?.kind === 'same-account';
  const isUncompared = match?.kind === 'not-compared';
  const isWarning = flagged !== undefined || isChanged || isSame || isUncompared || isFirst;
  if (!isWarning && children == null) return null;
  return (
    <Notice tone={isWarning ? 'warning' : 'info'} className={css.checks}>
      {flagged && (
        <p role="status" className={plain}>
          {t(flagged.text)}
        </p>
      )}
      {isSame && (
        <p role="status" className={plain}>
          {t('send.recipient.sameAccount')}
        </p>
      )}
      {isChanged && changed && <ChangedCheck recipient={changed} />}
      {isFirst && (
        <p role="status" className={plain}>
          {t('send.recipient.firstTime')}
        </p>
      )}
      {isUncompared && <UncomparedCheck state={state} actions={actions} />}
      {children}
    </Notice>
  );
}

/** Says that the address was not compared with all known ones, and asks to retry or to accept it. */
function UncomparedCheck({ state, actions }: Pick<RecipientChecksProps, 'state' | 'actions'>) {
  const t = useTranslate();
  return (
    <div role="status">
      <p className={css.noticeTitle}>{t('send.recipient.notCompared')}</p>
      <p className={plain}>{t('send.recipient.notCompared.text')}</p>
      {/* The lists load on the step of the recipient only. */}
      {state.step === 'recipient' && (
        <TextButton onClick={actions.retry}>{t('common.retry')}</TextButton>
      )}
      <Checkbox
        label={t('send.recipient.lookAlike.accept')}
        checked={state.isUncomparedAccepted}
        onCheckedChange={actions.acceptUncompared}
      />
    </div>
  );
}

/** Warns that the address of the contact changed within the last 24 hours. */
function ChangedCheck({ recipient }: { readonly recipient: KnownRecipient }): ReactElement {
  const t = useTranslate();
  const { name, addressChangedAt } = recipient;
  return (
    <div role="status">
      {addressChangedAt !== null && (
        <p className={css.noticeTitle}>
          {t('contact.addressChanged')} <TimeText at={addressChangedAt} inSentence />
        </p>
      )}
      <p className={plain}>{t('send.recipient.changed', { name: name ?? '' })}</p>
    </div>
  );
}

/** At most one of these flags applies to an address. */
const notices = [
  { flag: 'no-checksum', text: 'send.recipient.noChecksum' },
  { flag: 'off-curve', text: 'send.recipient.offCurve' },
] as const satisfies readonly { readonly flag: AddressFlag; readonly text: MessageKey }[];

interface LookAlikeNoticeProps {
  readonly state: CheckedState;
  readonly actions: CheckActions;
  /** Known recipient that the address looks like. */
  readonly recipient: KnownRecipient;
  readonly children: ReactNode;
}

/** Compares two addresses in full with marked differences, and asks to accept the typed one. */
function LookAlikeNotice(props: LookAlikeNoticeProps): ReactElement {
  const t = useTranslate();
  const { state, actions, recipient, children } = props;
  const { network, recipientAddress: typed, isLookAlikeAccepted } = state;
  // In EVM addresses the case of a letter is a checksum (EIP-55) and not part of the address.
  const fold = network?.model.family === 'evm' ? toLowerCase : asItIs;
  const known = t('send.recipient.lookAlike.known');
  return (
    <Notice tone="danger" title={t('send.recipient.lookAlike')} live>
      <p className={plain}>{t('send.recipient.lookAlike.text')}</p>
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
      {children}
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
