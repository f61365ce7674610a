import { toDecimal } from '@billfold/core';
import { displayStatuses } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { row } from '../../test-support/story-stage.css.ts';
import { PaymentStatus } from './payment-status.tsx';

/** Nothing went back. */
const kept = { refundState: 'NONE', refunded: toDecimal('0') } as const;

const meta = {
  title: 'UI/Payment status',
  component: PaymentStatus,
  args: { payment: { displayStatus: 'Pending', paidState: 'UNPAID', flags: [], ...kept } },
} satisfies Meta<typeof PaymentStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Statuses: Story = {
  render: () => (
    <div className={row}>
      {displayStatuses.map((displayStatus) => (
        <PaymentStatus
          key={displayStatus}
          payment={{ displayStatus, paidState: 'PAID', flags: [], ...kept }}
        />
      ))}
    </div>
  ),
};

export const BeingRefunded: Story = {
  args: {
    payment: {
      ...{ displayStatus: 'Completed', paidState: 'PAID', flags: [], ...kept },
      isRefunding: true,
    },
  },
};

export const ExcessRefunded: Story = {
  args: {
    payment: {
      ...{ displayStatus: 'Completed', paidState: 'PAID', flags: [], ...kept },
      refunded: toDecimal('0.01'),
    },
  },
};

export const MarkedPaid: Story = {
  args: {
    payment: {
      ...{ displayStatus: 'Completed', paidState: 'UNPAID', flags: ['manuallyMarked'], ...kept },
      paidElsewhere: toDecimal('50'),
    },
  },
};

export const WithFlags: Story = {
  args: {
    payment: {
      ...kept,
      displayStatus: 'Completed',
      paidState: 'OVERPAID',
      flags: ['multiple', 'wrongAsset', 'doubleSpendRisk', 'reorged', 'manuallyMarked', 'test'],
    },
  },
};

/** One badge, as in the rows of a list, and the others as text or as their number. */
export const InARow: Story = {
  render: () => (
    <div className={row}>
      {(['text', 'count'] as const).map((others) => (
        <PaymentStatus
          key={others}
          others={others}
          payment={{ displayStatus: 'Completed', paidState: 'PAID', flags: ['multiple'], ...kept }}
        />
      ))}
    </div>
  ),
};
