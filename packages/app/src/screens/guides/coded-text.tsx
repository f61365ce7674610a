import type { ReactElement } from 'react';
import * as css from './guides.css.ts';

/** A sentence whose identifiers, between backticks as in Markdown, are set as code. */
export function CodedText({ text }: { readonly text: string }): ReactElement {
  // Each second part stands between two backticks.
  const parts = text.split('`').map((part, index) => ({ part, index, isCode: index % 2 === 1 }));
  return (
    <>
      {parts.map(({ part, index, isCode }) =>
        isCode ? (
          <code key={index} className={css.code} dir="ltr" translate="no">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </>
  );
}
