'use client';
import type { KnownRecipient, RecipientSource } from '@billfold/core/flows';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { ChangedMark } from '../../ui/changed-mark/changed-mark.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import * as css from './recipient-suggestions.css.ts';

export interface RecipientSuggestionsProps {
  /** Id of the list; that of an option adds its index. */
  readonly id: string;
  /** Known recipients, those of one source next to each other. */
  readonly recipients: readonly KnownRecipient[];
  /** Index that the keys of the field have marked; -1 for none. */
  readonly marked: number;
  readonly onPick: (recipient: KnownRecipient) => void;
}

const sources: readonly RecipientSource[] = ['contact', 'paid', 'own-account'];

/** List of contacts, paid addresses and own accounts; the focus stays in the field above it. */
export function RecipientSuggestions(props: RecipientSuggestionsProps): ReactElement {
  const t = useTranslate();
  const { id, recipients, marked, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-index="${marked}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('send.recipient.suggestions')}
      className={css.list}
    >
      {sources
        .filter((source) => recipients.some((recipient) => recipient.source === source))
        .map((source) => (
          // biome-ignore lint/a11y/useSemanticElements: options are grouped by a role (WAI-ARIA listbox).
          <div key={source} role="group" aria-labelledby={`${id}-${source}`} className={css.group}>
            <p id={`${id}-${source}`} role="presentation" className={css.groupName}>
              {t(`send.recipient.group.${source}`)}
            </p>
            {recipients.map(
              (recipient, index) =>
                recipient.source === source && (
                  // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the keys of the field mark and pick it.
                  <div
                    key={recipient.address}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === marked}
                    data-index={index}
                    className={css.option}
                    onClick={() => onPick(recipient)}
                  >
                    <Line recipient={recipient} />
                  </div>
                ),
            )}
          </div>
        ))}
    </div>
  );
}

function Line({ recipient }: { readonly recipient: KnownRecipient }): ReactElement {
  const t = useTranslate();
  const { name, address, paidAt, addressChangedAt } = recipient;
  return (
    <>
      <Avatar text={address} name={name} size={32} />
      <span className={css.texts}>
        {name !== null && <bdi className={css.name}>{name}</bdi>}
        <span className={name === null ? css.name : css.detail}>
          <AddressText address={address} />
        </span>
        <ChangedMark at={addressChangedAt} />
        {paidAt !== null && (
          <span className={css.detail}>
            {t('send.recipient.lastPaid')} <TimeText at={paidAt} inSentence />
          </span>
        )}
      </span>
    </>
  );
}
