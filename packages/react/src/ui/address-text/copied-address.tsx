'use client';
import type { ReactElement } from 'react';
import { CopyIcon } from '../copy/copy-button.tsx';
import { AddressText } from './address-text.tsx';
import * as css from './copied-address.css.ts';

export interface CopiedAddressProps {
  readonly address: string;
  /** Accessible name of the copied text. */
  readonly label: string;
}

/** An address in full, as it is compared, with a control that copies it. */
export function CopiedAddress({ address, label }: CopiedAddressProps): ReactElement {
  return (
    <span className={css.line}>
      <span className={css.address}>
        <AddressText address={address} form="grouped" />
      </span>
      <CopyIcon text={address} label={label} />
    </span>
  );
}
