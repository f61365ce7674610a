// The two pages whose dialogs are measured beside each other.

/** No framework and no style: what the browser itself needs to show a dialog. */
export const barePage = `<!doctype html>
<link rel="icon" href="data:,">
<button id="open" type="button">Receive</button>
<dialog><h2>Receive</h2><label>Account <input></label><button type="button">Continue</button></dialog>
<script>
  document.getElementById('open').onclick = () => document.querySelector('dialog').showModal();
</script>
`;

/**
 * Both dialogs from the built packages, on the wallet in memory, which answers after 30 ms as a near
 * service does: what it does for an answer is no work of the page's.
 */
export const ourPage = `
import '@billfold/react/dialogs.css';
import { createClient } from '@billfold/core';
import { createSandbox } from '@billfold/core/testing';
import { WalletProvider } from '@billfold/react';
import { ReceiveDialog, SendDialog } from '@billfold/react/dialogs';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

const { platform, walletId, time } = await createSandbox();
const later = () => new Promise((resolve) => setTimeout(resolve, 30));
const client = createClient({
  platform: { ...platform, fetch: (...call) => later().then(() => platform.fetch(...call)) },
  baseUrl: 'http://sandbox.invalid',
  getAccessToken: () => 'bfs_bench',
  onUnauthorized: () => undefined,
});
await client.prefetch();
setInterval(() => void time.advance(50), 50);
createRoot(document.getElementById('root')).render(
  h(WalletProvider, { client, walletId },
    h(SendDialog, { trigger: h('button', { type: 'button' }, 'Send') }),
    h(ReceiveDialog, { trigger: h('button', { type: 'button' }, 'Receive') })));
`;
