import { browserPlatform, createClient, memoryStore } from '@billfold/core';
import { ReceiveDialog, SendDialog, WalletProvider } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import type { ReactElement } from 'react';

const client = createClient({
  platform: browserPlatform({ storage: memoryStore() }),
  baseUrl: 'https://wallet.example.com',
  // Your server asks for a token of the person who is signed in with you.
  getAccessToken: async () => {
    const answer = await fetch('/billfold-token', { method: 'POST' });
    return answer.ok ? answer.text() : null;
  },
  onUnauthorized: () => location.assign('/sign-in'),
});

export function Wallet(props: { readonly walletId: string }): ReactElement {
  return (
    <WalletProvider client={client} walletId={props.walletId}>
      <SendDialog
        trigger={<Button variant="primary">Send</Button>}
        onSent={(transaction) => location.assign(`/paid/${transaction.hash}`)}
      />
      <ReceiveDialog trigger={<Button>Receive</Button>} />
    </WalletProvider>
  );
}
