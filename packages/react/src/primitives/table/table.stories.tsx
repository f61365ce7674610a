import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { AmountText } from '../amount-text/amount-text.tsx';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Table, type TableColumn } from './table.tsx';

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
  { id: 'who', heading: 'Customer', draw: ({ who }) => who },
  { id: 'status', heading: 'Status', draw: ({ status }) => <Badge>{status}</Badge> },
  {
    id: 'amount',
    heading: 'Amount',
    align: 'end',
    draw: ({ amount }) => <AmountText amount={amount} unit="BTC" />,
  },
];

const meta = {
  title: 'Primitives/Table',
  component: Example,
  args: { rows: payments, onOpen: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example(props: {
  readonly rows: readonly Payment[] | null;
  readonly onOpen: (payment: Payment) => void;
}): ReactElement {
  return (
    <Card>
      <Table
        label="Payments"
        columns={columns}
        rows={props.rows}
        getKey={({ id }) => id}
        hrefOf={({ id }) => `#${id}`}
        onOpen={props.onOpen}
        empty={<EmptyState icon="receive" title="No payments yet" />}
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

export const Empty: Story = { args: { rows: [] } };
