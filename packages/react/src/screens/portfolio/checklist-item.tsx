'use client';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { SettingRow } from '../../ui/setting-row/setting-row.tsx';
import * as css from './checklist.css.ts';

export interface ChecklistItemProps {
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  /** Where it is done; drawn only while it is not. */
  readonly action?: ReactNode;
}

/** List item of the checklist with a mark, read aloud, for whether it is done. */
export function ChecklistItem(props: ChecklistItemProps): ReactElement {
  const { title, text, isDone, action } = props;
  const t = useTranslate();
  return (
    <SettingRow
      as="li"
      lead={
        <span className={isDone ? css.done : css.toDo}>
          {isDone && <Icon shape={icons.check} size={16} />}
        </span>
      }
      title={
        <>
          <span className={visuallyHidden}>
            {t(isDone ? 'portfolio.checklist.done' : 'portfolio.checklist.toDo')}
          </span>{' '}
          {title}
        </>
      }
      hint={text}
    >
      {!isDone && action}
    </SettingRow>
  );
}
