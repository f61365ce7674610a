'use client';
import type { KnownRecipient, SendActions, SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import * as css from './look-alike.css.ts';

export interface LookAlikeNoticeProps {
  readonly state: Pick<SendState, 'network' | 'recipientAddress' | 'isLookAlikeAccepted'>;
  readonly actions: Pick<SendActions, 'judgeLookAlike'>;
  /** The one that is known. */
  readonly recipient: KnownRecipient;
}

/** Two addresses in full, with what differs marked, and a yes that takes reading them. */
export function LookAlikeNotice(props: LookAlikeNoticeProps): ReactElement {
  const t = useTranslate();
  const { state, actions, recipient } = props;
  const { network, recipientAddress: typed, isLookAlikeAccepted } = state;
  // There the case of a letter is its checksum, and no part of the address.
  const fold = network?.model.family === 'evm' ? toLowerCase : asItIs;
  const known = t('send.recipient.lookAlike.known');
  return (
    <Notice tone="danger" title={t('send.recipient.lookAlike')} live>
      <p>{t('send.recipient.lookAlike.text')}</p>
      <div className={css.compared}>
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
        onCheckedChange={actions.judgeLookAlike}
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
      <p className={css.label}>{label}</p>
      <p className={css.address} dir="ltr">
        {runsOf(address, other, fold).map(({ text, differs, at }) =>
          differs ? (
            <mark key={at} className={css.different}>
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

/** The parts of an address that are, and are not, the same as in another at the same place. */
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
