'use client';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import type { Command, CommandGroup } from './command.ts';
import * as css from './command-palette.css.ts';

export interface CommandListProps {
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  /** Index of the command that Enter runs, counted through all groups. */
  readonly active: number;
  readonly onActivate: (index: number) => void;
  readonly onRun: (command: Command) => void;
}

/** Found commands, in their groups. */
export function CommandList(props: CommandListProps): ReactElement {
  const t = useTranslate();
  const { id, groups, active, onActivate, onRun } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.ownerDocument.getElementById(`${id}-${active}`);
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  let index = -1;
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('palette.title')} className={css.list}>
      {groups.map(({ id: group, title, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={css.group}>
          <div id={`${id}-${group}`} className={css.heading} role="presentation">
            {title}
          </div>
          {commands.map((command) => {
            index += 1;
            const at = index;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
              // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus.
              <div
                key={command.id}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                className={css.option}
                onPointerMove={() => onActivate(at)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onRun(command)}
              >
                <span className={css.mark}>{command.icon}</span>
                <span className={css.text}>{command.text}</span>
                {command.detail && <span className={css.detail}>{command.detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
