'use client';
import { type KeyboardEvent, type ReactElement, useId, useMemo, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import { useDialog } from '../dialog/dialog-context.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { Command, CommandGroup } from './command.ts';
import { CommandList } from './command-list.tsx';
import * as css from './command-palette.css.ts';
import { filterCommands } from './filter-commands.ts';

export interface CommandSearchProps {
  readonly groups: (query: string) => readonly CommandGroup[];
  /** Ids of the commands that ran last, newest first. */
  readonly recent: readonly string[];
  readonly onRun: (command: Command) => void;
}

/** Field of the palette and the commands that it finds. */
export function CommandSearch({ groups, recent, onRun }: CommandSearchProps): ReactElement {
  const t = useTranslate();
  const listId = useId();
  const { titleId, dismiss } = useDialog();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const found = useMemo(
    () => filterCommands(groups(query), query, { title: t('palette.recent'), ids: recent }),
    [groups, query, recent, t],
  );
  const all = found.flatMap(({ commands }) => commands);
  const isEmpty = all.length === 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || isEmpty) return;
    const next = move(event.key, active, all.length);
    if (next === null) return;
    event.preventDefault();
    const command = all[active];
    if (next !== 'run') setActive(next);
    else if (command) onRun(command);
  };
  return (
    <div part="body" className={css.body}>
      <h2 id={titleId} className={visuallyHidden} part="title" tabIndex={-1}>
        {t('palette.title')}
      </h2>
      <div className={css.field}>
        <Icon shape={icons.search} className={css.icon} />
        <input
          data-first-focus
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={!isEmpty}
          aria-controls={isEmpty ? undefined : listId}
          aria-autocomplete="list"
          aria-activedescendant={isEmpty ? undefined : `${listId}-${active}`}
          className={css.input}
          placeholder={t('palette.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
          }}
        />
        <IconButton
          icon={icons.close}
          label={t('common.close')}
          onClick={() => dismiss('close-button')}
        />
      </div>
      <p className={isEmpty ? css.nothing : visuallyHidden} role="status">
        {isEmpty ? t('palette.nothing') : t('palette.count', { count: all.length })}
      </p>
      {!isEmpty && (
        <CommandList
          id={listId}
          groups={found}
          active={active}
          onActivate={setActive}
          onRun={onRun}
        />
      )}
    </div>
  );
}

/** Returns the index that a key leads to; null where the key is not one of the list. */
function move(key: string, active: number, count: number): number | 'run' | null {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active + count - 1) % count;
    case 'Enter':
      return 'run';
    default:
      return null;
  }
}
