import { WalletProvider } from '@billfold/react';
import { ReceiveDialog, SendDialog } from '@billfold/react/dialogs';
import type { Product } from './product.ts';

export function App({ client, walletId }: Product) {
  return (
    <WalletProvider client={client} walletId={walletId}>
      <SendDialog trigger={<button type="button">Send</button>} />
      <ReceiveDialog trigger={<button type="button">Receive</button>} />
    </WalletProvider>
  );
}
