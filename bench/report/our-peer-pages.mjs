// Pages of ours beside those of other libraries: the script tag and the React package, against a running product.

/**
 * Returns the pages by name, with the selectors of their button and dialog.
 * @param {{ url: string, token: string }} product and a token of its demo user
 */
export const ourPages = ({ url, token }) => ({
  'script-receive': {
    title: 'Billfold, script tag, Receive',
    page: scriptPage({ url, token, element: 'billfold-receive' }),
    ...selectors,
  },
  'script-send': {
    title: 'Billfold, script tag, Send',
    page: scriptPage({ url, token, element: 'billfold-send' }),
    ...selectors,
  },
  react: { title: 'Billfold, React, Receive', script: reactScript({ url, token }), ...selectors },
});

const selectors = { trigger: 'button', dialog: 'dialog[open]' };

const scriptPage = ({ url, token, element }) => `<!doctype html>
<meta charset="utf-8">
<title>Shop</title>
<link rel="icon" href="data:,">
<h1>Shop</h1>
<div id="root"><${element}></${element}></div>
<script src="${url}/1/billfold.js"></script>
<script>
  Billfold.init({ getAccessToken: () => '${token}' });
  globalThis.mountPeer = () => document.querySelector('#root').append(document.createElement('${element}'));
  globalThis.unmountPeer = () => document.querySelector('#root').replaceChildren();
</script>
`;

const reactScript = ({ url, token }) => `
import '@billfold/react/dialogs.css';
import { createClient } from '@billfold/core';
import { WalletProvider } from '@billfold/react';
import { ReceiveDialog } from '@billfold/react/dialogs';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

const client = createClient({ baseUrl: '${url}', getAccessToken: () => '${token}' });
const { items } = await client.wallets.list({ isDeleted: false });
const walletId = items[0].id;
let root;
globalThis.mountPeer = () => {
  root = createRoot(document.querySelector('#root'));
  root.render(
    h(WalletProvider, { client, walletId },
      h(ReceiveDialog, { trigger: h('button', { type: 'button' }, 'Receive') })));
};
globalThis.unmountPeer = () => root.unmount();
globalThis.mountPeer();
`;
