import { createSandbox } from '@billfold/core/testing';
import { createRoot } from 'react-dom/client';
import { ReceiveDialog } from '../dialogs/receive/receive-dialog.tsx';
import { SendDialog } from '../dialogs/send/send-dialog.tsx';
import { WalletProvider } from '../provider/wallet-provider.tsx';

// A page of a host with two triggers, built by test/host-styles.test.ts.
const dark = new URLSearchParams(location.search).has('dark');
const { client, walletId, time } = await createSandbox({ balances: ['0.5', '0.25'] });
const place = document.createElement('div');
document.body.append(place);
// A dialog leaves the page a moment after it is closed.
setInterval(() => void time.advance(40), 40);
createRoot(place).render(
  <WalletProvider client={client} walletId={walletId} colorScheme={dark ? 'dark' : 'light'}>
    <ReceiveDialog trigger={<button type="button">Receive</button>} />
    <SendDialog trigger={<button type="button">Send</button>} />
  </WalletProvider>,
);
