import type { Resource } from '@billfold/core/flows';
import { useResource } from '@billfold/react/hooks';
import {
  Card,
  ErrorState,
  Pager,
  Table,
  type TableColumn,
  useExistingPage,
  useNotifyFailure,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import type { ListPage } from '../../services/list-page.ts';
import * as css from './business.css.ts';
import { useFresh } from './use-fresh.ts';

export interface PagedCardProps<Row> {
  readonly title: string;
  readonly load: (page: {
    readonly page: number;
    readonly pageSize: number;
  }) => Resource<ListPage<Row>>;
  /** Heading shown when loading failed. */
  readonly failed: string;
  /** Line in place of a list without rows, and what fills it. */
  readonly empty: { readonly title: string; readonly text: string };
  readonly columns: readonly TableColumn<Row>[];
  readonly getKey: (row: Row) => string;
  readonly rowClassName: string;
  readonly loadingRows: number;
  /** Address of the page of a row; without it rows open nothing. */
  readonly hrefOf?: ((row: Row) => string) | undefined;
}

const pageSize = 10;

/** Page that the list of a card begins with. */
export const firstPage = { page: 1, pageSize } as const;

/** Card with a list of a business, page by page. */
export function PagedCard<Row>(props: PagedCardProps<Row>): ReactElement {
  const { title, load, failed, empty, columns, getKey, rowClassName, loadingRows, hrefOf } = props;
  const [, navigate] = useLocation();
  const [page, setPage] = useState(1);
  const resource = load({ page, pageSize });
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  const { data } = state;
  useExistingPage({ page, pageSize, total: data?.total, goTo: setPage });
  if (data === undefined && state.status === 'failed')
    return (
      <Card title={title}>
        <ErrorState error={state.error} title={failed} onRetry={() => void resource.refresh()} />
      </Card>
    );
  if (data?.total === 0)
    return (
      <Card title={title}>
        <p className={css.muted}>
          <span>{empty.title}</span> · <span>{empty.text}</span>
        </p>
      </Card>
    );
  return (
    <Card title={title} padding="none">
      <Table
        label={title}
        rows={data?.items ?? null}
        loadingRows={loadingRows}
        getKey={getKey}
        {...(hrefOf && { hrefOf, onOpen: (row: Row) => navigate(hrefOf(row)) })}
        phoneRows="grid"
        rowClassName={() => rowClassName}
        columns={columns}
      />
      {data && (
        <Pager
          {...{ page, pageSize, total: data.total, count: data.items.length, onPage: setPage }}
          isLoading={false}
        />
      )}
    </Card>
  );
}
