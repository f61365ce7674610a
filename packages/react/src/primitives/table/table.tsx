'use client';
import {
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { classNames } from '../../theme/class-names.ts';
import { LoadingText, Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './table.css.ts';

export interface TableColumn<Row> {
  readonly id: string;
  readonly heading: string;
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end' | undefined;
  draw(row: Row): ReactNode;
}

export interface TableProps<Row> {
  /** What it lists. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Null while they load. */
  readonly rows: readonly Row[] | null;
  getKey(row: Row): string;
  /** Where a press on a row leads; its first cell is the link. */
  hrefOf?(row: Row): string;
  /** In place of following the link. */
  onOpen?(row: Row): void;
  /** In place of a table without rows. */
  readonly empty?: ReactNode;
  /** How many lines stand there while it loads. */
  readonly loadingRows?: number | undefined;
  readonly className?: string | undefined;
}

/** Rows of figures: 44 px each with a heading that stays, cards of lines on a phone. */
export const Table: <Row>(props: TableProps<Row> & RefAttributes<HTMLTableElement>) => ReactNode =
  forwardRef(function Table(
    props: TableProps<unknown>,
    ref: ForwardedRef<HTMLTableElement>,
  ): ReactElement {
    const { label, columns, rows, getKey, empty, loadingRows = 5, className } = props;
    if (rows?.length === 0 && empty !== undefined) return <>{empty}</>;
    return (
      <>
        {rows === null && <LoadingText />}
        <table
          ref={ref}
          aria-label={label}
          aria-busy={rows === null}
          className={classNames(css.table, className)}
        >
          <thead className={css.head}>
            <tr>
              {columns.map(({ id, heading, align }) => (
                <th
                  key={id}
                  scope="col"
                  className={classNames(css.heading, align === 'end' && css.end)}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={css.body}>
            {rows === null
              ? Array.from({ length: loadingRows }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
                  <LoadingRow key={index} columns={columns} />
                ))
              : rows.map((row) => <TableRow key={getKey(row)} {...props} row={row} />)}
          </tbody>
        </table>
      </>
    );
  });

function TableRow(props: TableProps<unknown> & { readonly row: unknown }): ReactElement {
  const { columns, row, hrefOf, onOpen } = props;
  const href = hrefOf?.(row);
  const open = (event: MouseEvent): void => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(row);
  };
  return (
    <tr className={classNames(css.row, href !== undefined && css.opening)}>
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-heading={column.heading}
          className={classNames(css.cell, column.align === 'end' && css.end)}
        >
          {index === 0 && href !== undefined ? (
            <a href={href} className={css.link} onClick={open}>
              {column.draw(row)}
            </a>
          ) : (
            column.draw(row)
          )}
        </td>
      ))}
    </tr>
  );
}

function LoadingRow({ columns }: Pick<TableProps<unknown>, 'columns'>): ReactElement {
  return (
    <tr className={css.row}>
      {columns.map(({ id, heading, align }) => (
        <td
          key={id}
          data-heading={heading}
          className={classNames(css.cell, align === 'end' && css.end)}
        >
          <Skeleton width="6em" />
        </td>
      ))}
    </tr>
  );
}
