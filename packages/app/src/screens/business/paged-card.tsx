import type { Resource } from '@billfold/core/flows';
import { useResource } from '@billfold/react/hooks';
import {
  Card,
  EmptyState,
  ErrorState,
  icons,
  Pager,
  Table,
  type TableColumn,
  useExistingPage,
  useNotifyFailure,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import type { ListPage } from '../../services/list-page.ts';
import { useFresh } from '../business/use-fresh.ts';
import * as css from './affiliates.css.ts';

export interface PagedCardProps<Row> {
  readonly title: string;
  readonly load: (page: {
    readonly page: number;
    readonly pageSize: number;
  }) => Resource<ListPage<Row>>;
  /** Heading shown when loading failed. */
  readonly failed: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly columns: readonly TableColumn<Row>[];
  readonly getKey: (row: Row) => string;
}

const pageSize = 10;

/** One list of the affiliate program, page by page. */
export function PagedCard<Row>(props: PagedCardProps<Row>): ReactElement {
  const { title, load, failed, empty, columns, getKey } = props;
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
        <EmptyState icon={icons.user} title={empty.title} text={empty.text} />
      </Card>
    );
  return (
    <Card title={title} padding="none">
      <Table
        label={title}
        rows={data?.items ?? null}
        loadingRows={2}
        getKey={getKey}
        phoneRows="grid"
        rowClassName={() => css.row}
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
