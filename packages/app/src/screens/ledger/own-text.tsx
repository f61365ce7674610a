import { AddressText } from '@billfold/react';
import { CopyIcon } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './own-text.css.ts';

/** The full hash or address that a page is about, with a copy button. */
export function OwnText({ text }: { readonly text: string }): ReactElement {
  return (
    <span className={css.line}>
      <AddressText address={text} form="grouped" />
      <CopyIcon text={text} />
    </span>
  );
}
