'use client';
import type { KnownRecipient, SendActions, SendState } from '@billfold/core';
import { type ReactElement, type RefObject, useEffect, useId } from 'react';
import { useLatest } from '../../provider/use-latest.ts';
import { useTranslate } from '../../provider/use-translate.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { type Suggestions, useSuggestions } from '../../ui/combobox/use-suggestions.ts';
import { activeOptionId, ListPopup } from '../../ui/list-picker/list-popup.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import * as css from './recipient-suggestions.css.ts';

export interface RecipientSuggestionsProps {
  readonly state: Pick<SendState, 'suggestions'>;
  readonly actions: Pick<SendActions, 'setRecipient' | 'setMemo'>;
  /** The field that it helps to fill. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/**
 * Contacts, own accounts and former recipients under the field of the recipient. It comes while
 * somebody types there already: so it is tied to the field that stands, which keeps its focus.
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

/** Makes the field a combobox while this stands under it, and opens by what is typed. */
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
    // It has come because of what was just done in the field.
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
  const { name, address, source, paidAt } = recipient;
  const paid = paidAt !== null && (
    <span className={css.quiet}>
      {t('send.recipient.lastPaid')} <TimeText at={paidAt} />
    </span>
  );
  if (name === null)
    return (
      <span className={css.line}>
        <AddressText address={address} />
        {paid || <span className={css.quiet}>{t(`send.recipient.${source}`)}</span>}
      </span>
    );
  return (
    <span className={css.line}>
      <span>{name}</span>
      <span className={css.quiet}>
        <AddressText address={address} />
      </span>
      {paid}
    </span>
  );
}
