import { AddressText } from '@billfold/react';
import { CopyIcon } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import * as css from './own-text.css.ts';

/** The full hash or address that a page is about, with a copy button. */
export function OwnText({ text }: { readonly text: string }): ReactElement {
  return (
    <CopiedText text={text}>
      <AddressText address={text} form="grouped" />
    </CopiedText>
  );
}

/** Text with a copy button beside it. */
export function CopiedText(props: {
  readonly text: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <span className={css.line}>
      {props.children}
      <CopyIcon text={props.text} />
    </span>
  );
}
