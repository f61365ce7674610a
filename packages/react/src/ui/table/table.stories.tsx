import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { AmountText } from '../amount-text/amount-text.tsx';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import * as icons from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Table, type TableColumn, type TableProps } from './table.tsx';
import * as css from './table-story.css.ts';

interface Payment {
  readonly id: string;
  readonly who: string;
  readonly status: string;
  readonly amount: string;
}
const payments: readonly Payment[] = [
  { id: '1', who: 'Ada Lovelace', status: 'Confirmed', amount: '0.01500000' },
  { id: '2', who: 'Grace Hopper', status: 'Pending', amount: '12.00000000' },
  {
    id: '3',
    who: 'A customer with a name that is longer than usual',
    status: 'Failed',
    amount: '3',
  },
];
const columns: readonly TableColumn<Payment>[] = [
  {
    id: 'who',
    heading: 'Customer',
    tone: 'strong',
    wraps: true,
    className: css.column.who,
    draw: ({ who }) => who,
  },
  {
    id: 'status',
    heading: 'Status',
    tone: 'quiet',
    className: css.column.status,
    draw: ({ status }) => <Badge>{status}</Badge>,
  },
  {
    id: 'amount',
    heading: 'Amount',
    align: 'end',
    className: css.column.amount,
    draw: ({ amount }) => <AmountText amount={amount} unit="BTC" />,
  },
];
const actions: TableColumn<Payment> = {
  id: 'actions',
  heading: 'Actions',
  hidesHeading: true,
  align: 'end',
  className: css.column.actions,
  draw: ({ who }) => <IconButton size="sm" icon={icons.more} label={`More about ${who}`} />,
};

const phone = {
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } },
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

const meta = {
  title: 'UI/Table',
  component: Example,
  args: { rows: payments, columns, hrefOf: ({ id }) => `#${id}`, onOpen: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

type ExampleProps = Pick<
  TableProps<Payment>,
  'rows' | 'columns' | 'hrefOf' | 'onOpen' | 'phoneRows' | 'rowClassName'
>;

function Example(props: ExampleProps): ReactElement {
  return (
    <Card title="Payments" padding="none">
      <Table
        label="Payments"
        getKey={({ id }) => id}
        empty={<EmptyState icon={icons.receive} title="No payments yet" />}
        {...props}
      />
    </Card>
  );
}

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ada Lovelace' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(payments[0]);
  },
};

export const Loading: Story = { args: { rows: null } };

/** While nothing is known of the rows, a screen reader hears of no heading without words. */
export const LoadingWithoutHeadings: Story = {
  args: { rows: null, columns: [{ id: 'payment', heading: '', draw: () => null }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader')).toBeNull();
  },
};

export const Empty: Story = { args: { rows: [] } };

export const WithActions: Story = {
  args: { columns: [...columns, actions] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  },
};

/** Without links: a press on a row does nothing. */
export const ReadOnly: Story = {
  render: ({ rows }) => (
    <Card title="Payments" padding="none">
      <Table label="Payments" columns={columns} rows={rows} getKey={({ id }) => id} />
    </Card>
  ),
};

/** In a card that keeps its own distance from the edges. */
export const InAPaddedCard: Story = {
  render: ({ rows }) => (
    <Card title="Payments">
      <Table label="Payments" columns={columns} rows={rows} getKey={({ id }) => id} />
    </Card>
  ),
};

/** Each cell is a line behind its heading. */
export const LinesOnAPhone: Story = {
  ...phone,
  args: { columns: [...columns, actions] },
};

/** Its maker gave each cell a place. */
export const GridOnAPhone: Story = {
  ...phone,
  args: { columns: [...columns, actions], phoneRows: 'grid', rowClassName: () => css.row },
};
