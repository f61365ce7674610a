import { CopyIcon } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './developer.css.ts';

export interface CodeBlockProps {
  /** Accessible name of the block. */
  readonly label: string;
  readonly text: string;
  /** Label of the button that copies `copied`, or the text itself. */
  readonly copy?: string | undefined;
  readonly copied?: string | undefined;
}

/** Code or JSON, whole, with a button that copies it. */
export function CodeBlock(props: CodeBlockProps): ReactElement {
  const { label, text, copy, copied = text } = props;
  return (
    <figure className={css.codeBlock} dir="ltr" aria-label={label}>
      {copy !== undefined && (
        <span className={css.copyBar}>
          <CopyIcon text={copied} label={copy} />
        </span>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keys. */}
      <pre className={css.pre} translate="no" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
