import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preloadQrScanner } from '../scanner/qr-scanner.tsx';
import { recipient, startSending } from '../../test-support/send-journey.tsx';

const scanButton = () => screen.queryByRole('button', { name: 'Scan a QR code' });

describe('the scanner of the recipient (R-SEND-03)', () => {
  it('fills the field, and goes away', async () => {
    await preloadQrScanner();
    const { press } = await startSending();
    await press('Scan a QR code');
    expect(screen.getByRole('dialog', { name: 'Scan a QR code' })).toBeVisible();
    await navigator.clipboard.writeText(recipient);
    await press('Paste');
    expect(screen.queryByRole('dialog', { name: 'Scan a QR code' })).not.toBeInTheDocument();
    expect(field()).toHaveValue(recipient);
    await press('Continue');
    expect(screen.getByLabelText('Amount')).toBeVisible();
  });

  it('refuses what the account cannot send to', async () => {
    await preloadQrScanner();
    const { user, press } = await startSending();
    await press('Scan a QR code');
    await navigator.clipboard.writeText('ethereum:0x9858EfFD232B4033E47d90003D41EC34EcaEda94');
    await press('Paste');
    expect(screen.getByText('This code is for Ethereum. Scan another one.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
  });

  it('closes by Escape without closing the dialog under it', async () => {
    await preloadQrScanner();
    const { user, press } = await startSending();
    await press('Scan a QR code');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Scan a QR code' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Send' })).toBeVisible();
    expect(scanButton()).toHaveFocus();
  });

  it('is not offered where the host switched it off, or fixed the recipient', async () => {
    const { unmount } = await startSending({}, { features: { scanner: false } });
    expect(field()).toBeVisible();
    expect(scanButton()).not.toBeInTheDocument();
    unmount();
    await startSending({ prefill: { recipient }, lock: ['recipient'] });
    expect(field()).toHaveValue(recipient);
    expect(scanButton()).not.toBeInTheDocument();
  });
});
