'use client';
import type { ReactElement, ReactNode } from 'react';
import { useNow } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import * as css from './printable.css.ts';
import { useIsPrinting } from './use-is-printing.ts';

export interface PrintableProps {
  /** Accessible name of the printed page. */
  readonly label: string;
  /** Heading of the printed page. */
  readonly title: string;
  /** Stands at the end of the heading's line, such as a logo. */
  readonly mark?: ReactNode;
  /** Content of the printed page, under its heading; drawn for the printer alone. Null while it loads. */
  readonly paper: ReactNode | null;
  /** Content of the screen, which is not printed. */
  readonly children: ReactNode;
}

/** A screen that prints another page than itself: in ink, without controls. */
export function Printable(props: PrintableProps): ReactElement {
  const { label, title, mark, paper, children } = props;
  const t = useTranslate();
  const now = useNow();
  const isPrinting = useIsPrinting();
  return (
    <>
      <div className={paper === null ? undefined : css.screenOnly}>{children}</div>
      {isPrinting && paper !== null && (
        <article className={css.paper} aria-label={label}>
          <header className={css.head}>
            <h1 className={css.title}>{title}</h1>
            {mark}
          </header>
          {paper}
          {now !== null && (
            <p className={css.printed}>
              {t('transaction.receipt.printed')} <TimeText at={new Date(now)} form="date" />
            </p>
          )}
        </article>
      )}
    </>
  );
}
