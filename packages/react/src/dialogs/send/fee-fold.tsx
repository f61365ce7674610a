'use client';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import type { RadioCard } from '../../ui/radio-cards/radio-cards.tsx';
import * as css from './send.css.ts';

export interface FeeFoldProps {
  readonly label: string;
  /** Option that is shown while the choice is folded. */
  readonly chosen: RadioCard<string> | undefined;
  readonly children: ReactNode;
}

/** Row that folds a choice of fees, open at first. Folded, it shows the chosen option. */
export function FeeFold({ label, chosen, children }: FeeFoldProps): ReactElement {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  return (
    <div className={css.feeSpeed}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={css.feeRow}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={css.feeLabel}>{label}</span>
        {!isOpen && chosen && (
          <span className={css.feeChosen}>
            <span className={css.feeTitle}>{chosen.title}</span>
            {chosen.details}
            {chosen.end}
          </span>
        )}
        <Icon shape={icons.chevronDown} className={isOpen ? css.feeOpen : css.feeChevron} />
      </button>
      <div id={id} hidden={!isOpen} className={css.feeSpeed}>
        {isOpen && children}
      </div>
    </div>
  );
}
