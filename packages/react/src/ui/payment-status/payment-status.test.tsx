import { toDecimal } from '@billfold/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { PaymentStatus } from './payment-status.tsx';

const kept = { refundState: 'NONE', refunded: toDecimal('0') } as const;

describe('PaymentStatus', () => {
  it('names the mark that asks for an action where it counts the others', () => {
    const flags = ['multiple', 'manuallyMarked'] as const;
    const payment = { displayStatus: 'Completed', paidState: 'OVERPAID', flags, ...kept } as const;
    renderInWallet(<PaymentStatus payment={payment} others="count" />);
    expect(screen.getByTitle('Overpaid · Several transfers · Decided by hand')).toHaveTextContent(
      /^Overpaid \+2/,
    );
  });

  it('counts marks of which none asks for an action', () => {
    const flags = ['multiple'] as const;
    const payment = { displayStatus: 'Completed', paidState: 'PAID', flags, ...kept } as const;
    renderInWallet(<PaymentStatus payment={payment} others="count" />);
    expect(screen.getByTitle('Several transfers')).toHaveTextContent(/^\+1/);
  });

  it('has one mark beside the status of a row, and the number of the others', () => {
    const flags = ['multiple'] as const;
    const payment = { displayStatus: 'Completed', paidState: 'OVERPAID', flags, ...kept } as const;
    const { rerender } = renderInWallet(<PaymentStatus payment={payment} others="text" />);
    const marks = screen.getByTitle('Overpaid · Several transfers');
    expect(marks).toHaveTextContent(/^Overpaid \+1/);
    rerender(<PaymentStatus payment={{ ...payment, paidState: 'PAID' }} others="text" />);
    expect(screen.getByTitle('Several transfers')).toHaveTextContent(/^Several transfers$/);
  });

  it('has one badge beside the status, which is the refund while one is under way', () => {
    const flags = ['multiple'] as const;
    const payment = { displayStatus: 'Completed', paidState: 'OVERPAID', flags, ...kept } as const;
    const { container, rerender } = renderInWallet(<PaymentStatus payment={payment} />);
    expect(container).toHaveTextContent('CompletedOverpaid+1Several transfers');
    rerender(<PaymentStatus payment={{ ...payment, isRefunding: true }} />);
    expect(container).toHaveTextContent('Being refundedCompleted+2Overpaid · Several transfers');
  });
});
