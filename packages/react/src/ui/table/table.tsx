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
  /** Empty for a column that needs none, as while nothing is known of the rows. */
  readonly heading: string;
  /** Read aloud only; for a column of buttons. */
  readonly hidesHeading?: boolean | undefined;
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end' | undefined;
  /** Emphasis of the column: `strong` names the row, `quiet` is a detail. */
  readonly tone?: 'strong' | 'quiet' | undefined;
  /** Takes several lines where there is no room for one. */
  readonly wraps?: boolean | undefined;
  /** Class of the heading and of each cell. */
  readonly className?: string | undefined;
  draw(row: Row): ReactNode;
}

export interface RowGroups<Row> {
  /** Rows with the same key, one after the other, are one group. */
  keyOf(row: Row): string;
  /** Draws the heading of the group that `row` begins. */
  drawHeading(row: Row): ReactNode;
}

export interface TableProps<Row> {
  /** Accessible name of the table. */
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
  /**
   * Layout of a row on a phone: `lines`, each after its heading; or a `grid` without headings, whose
   * places the classes of the row and of its columns give.
   */
  readonly phoneRows?: 'lines' | 'grid' | undefined;
  /** Layout of a row on wider windows: `cells` of common columns, or the `grid` of its class. */
  readonly wideRows?: 'cells' | 'grid' | undefined;
  rowClassName?(row: Row): string;
  /** Groups neighbouring rows under a heading of their own, which stays in sight while they scroll. */
  readonly groups?: RowGroups<Row> | undefined;
  /** Headings of the columns are read aloud only. */
  readonly hidesHead?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * Rows of figures: 44 px each with a heading that stays, cards on a phone. In a card without padding
 * its lines reach the edges, and its texts begin under the title.
 */
export const Table: <Row>(props: TableProps<Row> & RefAttributes<HTMLTableElement>) => ReactNode =
  forwardRef(function Table(
    props: TableProps<unknown>,
    ref: ForwardedRef<HTMLTableElement>,
  ): ReactElement {
    const { label, rows, empty, hidesHead = false, wideRows, className } = props;
    const inGrid = wideRows === 'grid';
    const stays = rows === null || rows.length > fewRows;
    if (rows?.length === 0 && empty !== undefined) return <>{empty}</>;
    return (
      <>
        {rows === null && <LoadingText />}
        <table
          ref={ref}
          aria-label={label}
          aria-busy={rows === null}
          className={classNames(css.table, inGrid && css.blocks, className)}
        >
          <thead className={classNames(css.head, hidesHead && css.hiddenHead)}>
            <tr>
              {props.columns.map((column) => (
                <Heading key={column.id} column={column} stays={stays} />
              ))}
            </tr>
          </thead>
          {rows === null ? (
            <WaitingRows {...props} />
          ) : (
            groupsOf(rows, props.groups).map((group) => (
              <Group key={group.key} {...props} group={group} />
            ))
          )}
        </table>
      </>
    );
  });

/** Rows that are in sight with their headings. */
const fewRows = 3;

interface HeadingProps {
  readonly column: TableColumn<unknown>;
  /** True where the heading stays in sight while the rows scroll. */
  readonly stays: boolean;
}

function Heading({ column, stays }: HeadingProps): ReactElement {
  const { heading, hidesHeading, align, className } = column;
  const classes = classNames(
    css.heading,
    stays && css.stickyHeading,
    align === 'end' && css.end,
    className,
  );
  if (heading === '') return <td className={classes} />;
  return (
    <th scope="col" className={classes}>
      {hidesHeading ? <span className={css.spoken}>{heading}</span> : heading}
    </th>
  );
}

function WaitingRows(props: TableProps<unknown>): ReactElement {
  const { loadingRows = 5 } = props;
  return (
    <tbody className={css.body}>
      {Array.from({ length: loadingRows }, (_, index) => (
        <TableRow
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
          key={index}
          {...props}
          className={undefined}
          draw={() => (
            <span className={css.waiting}>
              <Skeleton width="6em" />
            </span>
          )}
        />
      ))}
    </tbody>
  );
}

interface RowGroup {
  readonly key: string;
  readonly rows: readonly unknown[];
  readonly heading: ReactNode;
}

/** Splits the rows where the key of their group changes. */
function groupsOf(
  rows: readonly unknown[],
  groups: RowGroups<unknown> | undefined,
): readonly RowGroup[] {
  if (groups === undefined) return [{ key: '', rows, heading: null }];
  const found: { readonly key: string; readonly rows: unknown[]; readonly heading: ReactNode }[] =
    [];
  for (const row of rows) {
    const key = groups.keyOf(row);
    const last = found.at(-1);
    if (last?.key === key) last.rows.push(row);
    else found.push({ key, rows: [row], heading: groups.drawHeading(row) });
  }
  return found;
}

function Group(props: TableProps<unknown> & { readonly group: RowGroup }): ReactElement {
  const { group, columns, getKey, rowClassName } = props;
  const inGrid = props.wideRows === 'grid';
  return (
    <tbody className={classNames(css.body, inGrid && css.blocks)}>
      {group.heading !== null && (
        <tr className={classNames(css.groupRow, inGrid && css.stickyRow)}>
          <th
            scope="rowgroup"
            colSpan={columns.length}
            className={classNames(css.groupHeading, inGrid && css.blocks)}
          >
            {group.heading}
          </th>
        </tr>
      )}
      {group.rows.map((row) => (
        <TableRow
          key={getKey(row)}
          {...props}
          className={rowClassName?.(row)}
          draw={(column, index) =>
            index === 0 ? <FirstCell {...props} row={row} /> : column.draw(row)
          }
        />
      ))}
    </tbody>
  );
}

interface TableRowProps
  extends Pick<TableProps<unknown>, 'columns' | 'phoneRows' | 'wideRows' | 'className'> {
  readonly draw: (column: TableColumn<unknown>, index: number) => ReactNode;
}

function TableRow(props: TableRowProps): ReactElement {
  const { columns, phoneRows = 'lines', wideRows, className, draw } = props;
  const inGrid = wideRows === 'grid';
  return (
    <tr className={classNames(css.row, css.phoneRow[phoneRows], inGrid && css.gridRow, className)}>
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-heading={column.hidesHeading ? undefined : column.heading}
          className={classNames(
            css.cell,
            column.align === 'end' && css.end,
            column.tone && css.tone[column.tone],
            column.wraps && css.wrapping,
            css.phoneCell[phoneRows],
            inGrid && css.gridCell,
            column.className,
          )}
        >
          {draw(column, index)}
        </td>
      ))}
    </tr>
  );
}

/** The link of a row that leads somewhere. */
function FirstCell(props: TableProps<unknown> & { readonly row: unknown }): ReactNode {
  const { columns, row, hrefOf, onOpen } = props;
  const drawn = columns[0]?.draw(row);
  if (!hrefOf) return drawn;
  const open = (event: MouseEvent): void => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(row);
  };
  return (
    <a href={hrefOf(row)} className={css.rowLink} onClick={open}>
      {drawn}
    </a>
  );
}
