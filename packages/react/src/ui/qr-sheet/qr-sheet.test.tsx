import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { QrSheet } from './qr-sheet.tsx';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const uri = `bitcoin:${address}?amount=0.1`;

async function open(caption?: string) {
  const drawn = renderInWallet(
    <QrSheet
      text={uri}
      address={address}
      label="QR code of the deposit address"
      title="Receive"
      copyLabel="Copy Deposit Address"
      size={128}
      caption={caption}
    />,
  );
  await drawn.user.click(screen.getByRole('button', { name: /^QR code of the deposit address/ }));
  return { ...drawn, sheet: within(screen.getByRole('dialog', { name: 'Receive' })) };
}

it('QrSheet shows the code 320 px wide, with the whole address', async () => {
  const { sheet } = await open();
  expect(sheet.getByRole('img')).toHaveAttribute('width', '320');
  expect(sheet.getByText(address)).toBeInTheDocument();
});

it('QrSheet says above the large code what it asks for', async () => {
  const { sheet } = await open('0.1 BTC');
  const says = sheet.getByText('0.1 BTC');
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(says.compareDocumentPosition(sheet.getByRole('img'))).toBe(follows);
});

it('QrSheet copies the address', async () => {
  const { sheet, user } = await open();
  await user.click(sheet.getByRole('button', { name: 'Copy Deposit Address' }));
  expect(await navigator.clipboard.readText()).toBe(address);
});

it('QrSheet shares the text of the code where the browser can, and has no such button elsewhere', async () => {
  const { sheet, unmount } = await open();
  expect(sheet.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  unmount();
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
  });
  const again = await open();
  await again.user.click(again.sheet.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: uri });
});
