'use client';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import type { RadioCard } from '../../ui/radio-cards/radio-cards.tsx';
import * as css from './send.css.ts';

export interface FeeFoldProps {
  readonly label: string;
  /** Option that is shown while the choice is folded. */
  readonly chosen?: RadioCard<string> | undefined;
  readonly startsOpen?: boolean | undefined;
  readonly children: ReactNode;
}

/** Row that folds what is to know of the fees. Folded, it shows the chosen option of a choice. */
export function FeeFold(props: FeeFoldProps): ReactElement {
  const { label, chosen, startsOpen = true, children } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
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
