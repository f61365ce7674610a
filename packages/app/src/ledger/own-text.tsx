import { AddressText, CopyIcon } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './own-text.css.ts';

/** What a page is about, in full, to be copied. */
export function OwnText({ text }: { readonly text: string }): ReactElement {
  return (
    <span className={css.line}>
      <AddressText address={text} form="grouped" />
      <CopyIcon text={text} />
    </span>
  );
}
