'use client';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import * as css from './fold.css.ts';

export interface FoldProps {
  /** Says what is in it, and how much. */
  readonly label: string;
  /** Names the collapsed part and the reason it is collapsed. */
  readonly text?: string | undefined;
  /** Keeps it open, such as while a field in it is wrong. */
  readonly isKeptOpen?: boolean;
  readonly children: ReactNode;
}

/** Part of a card that is folded away, drawn when it is asked for. */
export function Fold({ label, text, isKeptOpen = false, children }: FoldProps): ReactElement {
  const contentId = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = isUnfolded || isKeptOpen;
  return (
    <div className={css.fold}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setIsUnfolded(!isOpen)}
      >
        <Icon shape={isOpen ? icons.chevronDown : icons.chevronRight} size={16} />
        {label}
      </button>
      <div id={contentId} hidden={!isOpen}>
        {isOpen && (
          <>
            {text !== undefined && <p className={css.text}>{text}</p>}
            {children}
          </>
        )}
      </div>
    </div>
  );
}
