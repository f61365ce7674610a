import { getNetwork, isNetwork, type Network, networkCodes } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { Icon, icons, ListPicker, TextField } from '@billfold/react/internal';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import * as css from './ledger.css.ts';
import { blocksHref, foundHref } from './ledger-hrefs.ts';

/** Opens a transaction, an address or a block of the ledger, or the ledger of another network. */
export function LedgerFinder({ network }: { readonly network: Network }): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  return (
    <div className={css.finder}>
      <LedgerSearch network={network} />
      <ListPicker
        label={t('ledger.network')}
        options={networkCodes.map((id) => ({ id, text: getNetwork(id).name }))}
        value={network}
        onValueChange={(id) => {
          if (isNetwork(id)) navigate(blocksHref(id));
        }}
      />
    </div>
  );
}

export interface LedgerSearchProps {
  readonly network: Network;
  /** Text that the field begins with. */
  readonly sought?: string | undefined;
}

/** Field for what to look for, which Enter opens. */
export function LedgerSearch({ network, sought = '' }: LedgerSearchProps): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(sought);
  const open = (event: FormEvent): void => {
    event.preventDefault();
    const text = typed.trim();
    if (text !== '') navigate(foundHref(network, text));
  };
  return (
    <form onSubmit={open}>
      <TextField
        mono
        type="search"
        label={t('ledger.search')}
        placeholder={t('ledger.search.hint')}
        leading={<Icon shape={icons.search} size={16} />}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onValueChange={setTyped}
      />
    </form>
  );
}
