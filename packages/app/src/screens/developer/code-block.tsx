import { CopyIcon } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './developer.css.ts';

export interface CodeBlockProps {
  /** Accessible name of the block. */
  readonly label: string;
  readonly text: string;
  /** Name of the language of the code, beside the button. */
  readonly language?: string | undefined;
  /** Label of the button that copies `copied`, or the text itself. */
  readonly copy?: string | undefined;
  readonly copied?: string | undefined;
}

/** Code or JSON, whole, with a button that copies it. */
export function CodeBlock(props: CodeBlockProps): ReactElement {
  const { label, text, language, copy, copied = text } = props;
  return (
    <figure className={css.codeBlock} dir="ltr" aria-label={label}>
      {copy !== undefined && (
        <span className={css.copyBar}>
          <span className={css.language}>{language}</span>
          <CopyIcon text={copied} label={copy} />
        </span>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keys. */}
      <pre className={css.pre} translate="no" tabIndex={0}>
        <code className={css.lines}>{text}</code>
      </pre>
    </figure>
  );
}
