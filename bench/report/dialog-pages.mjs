// The pages whose dialogs are compared with each other.

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
 * A Send dialog written by hand for one page: React, a native dialog, two steps with their fields and
 * styles, an amount that is formatted at each key. It calls no service, and checks, translates and
 * themes nothing.
 */
export const handMadePage = `
import { createElement as h, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const style = document.createElement('style');
style.textContent = \`
  dialog { width: 420px; padding: 20px; border: 0; border-radius: 16px; font: 15px/1.45 system-ui, sans-serif; box-shadow: 0 20px 60px rgb(0 0 0 / .3); }
  dialog::backdrop { background: rgb(10 14 22 / .5); }
  header { display: flex; align-items: center; gap: 8px; }
  h2 { flex: 1; margin: 0; font-size: 18px; }
  button { padding: 12px 20px; border: 0; border-radius: 12px; background: #2457ff; color: #fff; font: inherit; }
  ol { display: flex; gap: 4px; padding: 0; list-style: none; }
  ol li { flex: 1; height: 4px; border-radius: 2px; background: #d9dee6; }
  ol li[aria-current] { background: #2457ff; }
  ul { margin: 0; padding: 0; list-style: none; border: 1px solid #d9dee6; border-radius: 10px; }
  ul li { display: flex; gap: 10px; padding: 8px 12px; }
  ul li[aria-selected=true] { background: rgb(36 87 255 / .1); }
  label, .field { display: grid; gap: 6px; margin-bottom: 14px; }
  .warning { padding: 10px; border-radius: 10px; background: #fff6e0; color: #7a5200; }
  input { padding: 10px 12px; border: 1px solid #d9dee6; border-radius: 10px; font: inherit; }
\`;
document.head.append(style);

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
/** Digits with one point and at most eight decimals, as an amount field keeps them. */
const formatted = (text) => (/^\\d*(\\.\\d{0,8})?/.exec(text.replace(',', '.')) ?? [''])[0];

const coins = ['Bitcoin', 'Litecoin', 'Ethereum', 'BNB Smart Chain', 'TRON', 'Solana', 'TON'];

function Send({ close }) {
  const [step, setStep] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [recipient, setRecipient] = useState('');
  const [amount, setAmount] = useState('');
  const dialog = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  const input = (label, value, set, more) =>
    h('label', null, h('span', null, label), h('input', { value, onChange: (event) => set(event.target.value), ...more }));
  return h('dialog', { ref: dialog, onClose: close, 'aria-labelledby': 'title' },
    h('header', null,
      step > 0 && h('button', { type: 'button', onClick: () => setStep(step - 1) }, 'Back'),
      h('h2', { id: 'title' }, 'Send'),
      h('button', { type: 'button', 'aria-label': 'Close', onClick: close }, '×')),
    h('ol', null, ['Recipient', 'Amount', 'Review', 'Sign'].map((each, index) =>
      h('li', { key: each, 'aria-current': index === step ? 'step' : undefined, title: each }))),
    step === 0
      ? [
          h('div', { key: 'from', className: 'field' }, h('span', null, 'From'),
            h('ul', { role: 'listbox' }, coins.map((coin, index) =>
              h('li', { key: coin, role: 'option', 'aria-selected': index === chosen, onClick: () => setChosen(index) },
                h('b', null, coin), h('span', null, (index * 1.37).toFixed(4)))))),
          h('p', { key: 'warning', className: 'warning' }, 'Send only ' + coins[chosen] + '. Anything else is lost.'),
          h('div', { key: 'to' }, input('Recipient Address', recipient, setRecipient)),
        ]
      : h('div', null,
          input('Amount', amount, (text) => setAmount(formatted(text)), { inputMode: 'decimal' }),
          h('p', null, '≈ ' + dollars.format(Number(amount) * 97012.5))),
    h('button', { type: 'button', onClick: () => setStep(1) }, 'Continue'));
}

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return [
    h('button', { key: 'open', type: 'button', onClick: () => setIsOpen(true) }, 'Send'),
    isOpen && h(Send, { key: 'dialog', close: () => setIsOpen(false) }),
  ];
}
createRoot(document.getElementById('root')).render(h(Page));
`;

/**
 * Both dialogs from the built packages, on the wallet in memory, which answers after 30 ms as a near
 * service does. Timers are the browser's, because moving a manual clock would cost more than the dialog.
 */
export const ourPage = `
import '@billfold/react/dialogs.css';
import { createClient } from '@billfold/core';
import { createSandbox } from '@billfold/core/testing';
import { WalletProvider } from '@billfold/react';
import { ReceiveDialog, SendDialog } from '@billfold/react/dialogs';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

const { platform, walletId } = await createSandbox();
const later = () => new Promise((resolve) => setTimeout(resolve, 30));
const schedule = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};
const client = createClient({
  platform: { ...platform, schedule, fetch: (...call) => later().then(() => platform.fetch(...call)) },
  baseUrl: 'http://sandbox.invalid',
  getAccessToken: () => 'bfs_bench',
  onUnauthorized: () => undefined,
});
await client.prefetch();
createRoot(document.getElementById('root')).render(
  h(WalletProvider, { client, walletId },
    h(SendDialog, { trigger: h('button', { type: 'button' }, 'Send') }),
    h(ReceiveDialog, { trigger: h('button', { type: 'button' }, 'Receive') })));
`;
