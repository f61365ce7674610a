import { displayStatuses } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { row } from '../../test-support/story-stage.css.ts';
import { PaymentStatus } from './payment-status.tsx';

const meta = {
  title: 'UI/Payment status',
  component: PaymentStatus,
  args: { payment: { displayStatus: 'Pending', paidState: 'UNPAID', flags: [] } },
} satisfies Meta<typeof PaymentStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Statuses: Story = {
  render: () => (
    <div className={row}>
      {displayStatuses.map((displayStatus) => (
        <PaymentStatus
          key={displayStatus}
          payment={{ displayStatus, paidState: 'PAID', flags: [] }}
        />
      ))}
    </div>
  ),
};

export const WithFlags: Story = {
  args: {
    payment: {
      displayStatus: 'Completed',
      paidState: 'OVERPAID',
      flags: ['multiple', 'wrongAsset', 'doubleSpendRisk', 'reorged', 'manuallyMarked', 'test'],
    },
  },
};
