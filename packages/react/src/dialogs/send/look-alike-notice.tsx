'use client';
import type { KnownRecipient, SendActions, SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTranslate } from '../../provider/use-translate.ts';
import * as css from './look-alike.css.ts';

export interface LookAlikeNoticeProps {
  readonly state: Pick<SendState, 'network' | 'recipientAddress' | 'isLookAlikeAccepted'>;
  readonly actions: Pick<SendActions, 'acceptLookAlike'>;
  /** Known recipient that the address looks like. */
  readonly recipient: KnownRecipient;
}

/** Compares two addresses in full with marked differences, and asks to accept the typed one. */
export function LookAlikeNotice(props: LookAlikeNoticeProps): ReactElement {
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
