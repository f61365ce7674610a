'use client';

import { defineTheme } from '@billfold/core/theme';
import { WalletProvider } from '@billfold/react';
import { ReceiveDialog, SendDialog } from '@billfold/react/dialogs';
import { use } from 'react';
import { createProduct } from './product.ts';

// Once for each load of the page: the same client for every render.
const product = createProduct();
const theme = defineTheme({
  colors: { light: { accent: '#0b6bcb' }, dark: { accent: '#7cc4ff' } },
});

export function Wallet() {
  const { client, walletId } = use(product);
  return (
    <WalletProvider client={client} walletId={walletId} theme={theme} colorScheme="system">
      <SendDialog trigger={<button type="button">Send</button>} />
      <ReceiveDialog trigger={<button type="button">Receive</button>} />
    </WalletProvider>
  );
}
