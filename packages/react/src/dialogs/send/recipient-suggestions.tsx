'use client';
import type { KnownRecipient, SendActions, SendState } from '@billfold/core/flows';
import { type ReactElement, type RefObject, useEffect, useId } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useLatest } from '../../state/use-latest.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { ChangedMark } from '../../ui/changed-mark/changed-mark.tsx';
import { type Suggestions, useSuggestions } from '../../ui/combobox/use-suggestions.ts';
import { activeOptionId, ListPopup } from '../../ui/list-picker/list-popup.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import * as css from './send.css.ts';

export interface RecipientSuggestionsProps {
  readonly state: Pick<SendState, 'suggestions'>;
  readonly actions: Pick<SendActions, 'setRecipient' | 'setMemo'>;
  /** Recipient field that the suggestions belong to. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/**
 * Suggests contacts, own accounts and paid recipients under the recipient field. Mounts while the
 * field has the focus, so it attaches itself to the existing input.
 */
export function RecipientSuggestions(props: RecipientSuggestionsProps): ReactElement | null {
  const t = useTranslate();
  const { state, actions, field } = props;
  const id = useId();
  const list = useSuggestions({
    options: state.suggestions.map((recipient) => ({
      id: recipient.address,
      text: recipient.name ?? recipient.address,
      content: <Line recipient={recipient} />,
    })),
    marks: 'none',
    picked: null,
    onPick: (address) => {
      actions.setRecipient(address);
      const memo = state.suggestions.find((known) => known.address === address)?.memo;
      if (memo != null) actions.setMemo(memo);
    },
  });
  const isShown = list.isOpen && list.shown.length > 0;
  useField(field, list);
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', String(isShown));
    input?.setAttribute('aria-controls', id);
    const active = isShown ? activeOptionId(id, list.active) : undefined;
    if (active === undefined) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', active);
  }, [field, id, isShown, list.active]);
  if (!isShown) return null;
  return (
    <ListPopup
      id={id}
      label={t('send.recipient.suggestions')}
      value={null}
      list={list}
      anchor={field}
      LongOptions={null}
    />
  );
}

/** Makes the field a combobox while suggestions are mounted, and opens them on input. */
function useField(field: RefObject<HTMLInputElement | null>, list: Suggestions): void {
  const latest = useLatest(list);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const press = (event: KeyboardEvent): void => {
      if (!event.isComposing) latest.current.onKeyDown(event);
    };
    const open = (): void => latest.current.open();
    const close = (): void => latest.current.close();
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.addEventListener('keydown', press);
    input.addEventListener('input', open);
    input.addEventListener('click', open);
    input.addEventListener('blur', close);
    // The focused field has just triggered this mount.
    if (input.matches(':focus')) open();
    return () => {
      for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls'])
        input.removeAttribute(name);
      input.removeEventListener('keydown', press);
      input.removeEventListener('input', open);
      input.removeEventListener('click', open);
      input.removeEventListener('blur', close);
    };
  }, [field, latest]);
}

function Line({ recipient }: { readonly recipient: KnownRecipient }): ReactElement {
  const t = useTranslate();
  const { name, address, source, paidAt, addressChangedAt } = recipient;
  const paid = paidAt !== null && (
    <span className={css.suggestionDetail}>
      {t('send.recipient.lastPaid')} <TimeText at={paidAt} />
    </span>
  );
  if (name === null)
    return (
      <span className={css.suggestion}>
        <AddressText address={address} />
        {paid || <span className={css.suggestionDetail}>{t(`send.recipient.${source}`)}</span>}
      </span>
    );
  return (
    <span className={css.suggestion}>
      <span>{name}</span>
      <ChangedMark at={addressChangedAt} />
      <span className={css.suggestionDetail}>
        <AddressText address={address} />
      </span>
      {paid}
    </span>
  );
}
