import { createClient } from '@billfold/core';
import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ReceiveDialog } from '../dialogs/receive/receive-dialog.tsx';
import { SendDialog } from '../dialogs/send/send-dialog.tsx';
import { WalletProvider } from '../provider/wallet-provider.tsx';

// A page of a host in React on another origin than the wallet, built by e2e/foreign-page.spec.ts.
const baseUrl = document.documentElement.dataset['wallet'] ?? '';
const walletId = document.documentElement.dataset['walletId'] ?? '';
const client = createClient({
  baseUrl,
  getAccessToken: async () => {
    const answer = await fetch('/billfold/token', { method: 'POST' });
    const { token } = await answer.json();
    return token;
  },
});

const tell = (what: string): void => document.querySelector('[role=log]')?.append(` ${what}`);

/** Dialogs of the package on the page of a shop, which says what it is told. */
function Shop(): ReactElement {
  return (
    <WalletProvider
      client={client}
      walletId={walletId}
      theme={{ colors: { accent: '#0b6bcb' } }}
      colorScheme="light"
      onEvent={(event) => tell(event.type)}
    >
      <SendDialog trigger={<button type="button">React: send</button>} />
      <ReceiveDialog
        trigger={<button type="button">React: receive</button>}
        onAddress={(address) => tell(`address ${address.addressValue}`)}
      />
    </WalletProvider>
  );
}

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <StrictMode>
    <Shop />
  </StrictMode>,
);
