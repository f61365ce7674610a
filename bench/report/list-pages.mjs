// The pages whose long lists are measured.

/** Source of `cellsOf`, which formats a transaction as five cells, shared by both pages. */
const cells = `
const codes = ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'];
const cellsOf = (index) => [
  codes[index % 7],
  'tx_' + ((index * 2654435761) >>> 0).toString(16),
  (((index * 7919) % 100000) / 1000).toFixed(3),
  '$' + (((index * 104729) % 1000000) / 100).toFixed(2),
  '12 Mar 2026, 10:' + String(index % 60).padStart(2, '0'),
];
const cellStyle = { display: 'inline-block', width: '180px', font: '14px/56px system-ui' };
`;

/** The parts of the three pages below. Lists and dialogs are not public, so the pages are built from source. */
const imports = `
import { createSandbox } from '@billfold/core/testing';
import { WalletProvider, AmountText, CoinMark, TimeText } from '@billfold/react';
import { VirtualList, Badge, Dialog, DialogBody, DialogHeader, ListPicker } from '@billfold/react/internal';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
`;

/** No framework: as many elements as are in sight, whose texts are written anew. */
export const bareRowsPage = `
${cells}
const [count, height] = [100_000, 56];
const list = document.createElement('div');
list.setAttribute('role', 'list');
list.style.cssText = 'height: 700px; overflow: auto; contain: strict';
const room = document.createElement('div');
room.style.cssText = 'position: relative; height: ' + count * height + 'px';
list.append(room);
document.getElementById('root').append(list);
const drawn = Math.ceil(700 / height) + 12;
const pool = Array.from({ length: drawn }, () => {
  const row = document.createElement('div');
  row.setAttribute('role', 'listitem');
  row.style.cssText = 'position: absolute; inset: 0 0 auto; will-change: transform; height: ' + height + 'px';
  const texts = codes.slice(0, 5).map(() => {
    const cell = document.createElement('span');
    Object.assign(cell.style, cellStyle);
    const text = document.createTextNode('');
    cell.append(text);
    row.append(cell);
    return text;
  });
  room.append(row);
  return { row, texts, index: -1 };
});
const draw = () => {
  const first = Math.max(0, Math.min(count - drawn, Math.floor(list.scrollTop / height) - 6));
  for (let index = first; index < first + drawn; index += 1) {
    const each = pool[index % drawn];
    if (each.index === index) continue;
    each.index = index;
    each.row.style.transform = 'translateY(' + index * height + 'px)';
    cellsOf(index).forEach((cell, place) => (each.texts[place].data = cell));
  }
};
list.addEventListener('scroll', draw, { passive: true });
draw();
`;

/** React page that renders these rows in a VirtualList. */
export const rowsPage = `
${imports}
${cells}
const { client, walletId } = await createSandbox();
const renderRow = (index) =>
  cellsOf(index).map((cell, place) => h('span', { key: place, style: cellStyle }, cell));
createRoot(document.getElementById('root')).render(
  h(WalletProvider, { client, walletId },
    h(VirtualList, { label: 'Transactions', count: 100_000, rowHeight: 56, height: '700px', renderRow })));
`;

/** Each row made of our parts, as a host would write a transaction. */
export const richRowsPage = `
${imports}
const newest = Date.UTC(2026, 10, 20);
const rowStyle = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, height: 56 };
const { client, walletId } = await createSandbox();
const renderRow = (index) =>
  h('div', { style: rowStyle },
    h(CoinMark, { symbol: 'BTC' }),
    h(TimeText, { at: new Date(newest - index * 60_000), form: 'date' }),
    h(AmountText, { amount: (index / 1_000).toFixed(8), unit: 'BTC' }),
    h(Badge, { tone: 'success' }, 'Confirmed'));
createRoot(document.getElementById('root')).render(
  h(WalletProvider, { client, walletId },
    h(VirtualList, { label: 'Transactions', count: 100_000, rowHeight: 56, height: '700px', renderRow })));
`;

/** The picker of the dialogs with as many accounts as the address says, each with what it holds. */
export const accountsPage = `
${imports}
const { client, walletId } = await createSandbox();
const options = Array.from({ length: Number(location.hash.slice(1)) }, (_, index) => ({
  id: String(index),
  text: 'Account ' + (index + 1),
  content: h('span', null,
    h(CoinMark, { symbol: 'BTC' }), 'Account ' + (index + 1), h(AmountText, { amount: '0.' + (index + 1), unit: 'BTC' })),
}));

function Picker() {
  const [value, onValueChange] = useState(null);
  return h(ListPicker, { label: 'Account', options, value, onValueChange, searchable: true });
}

createRoot(document.getElementById('root')).render(
  h(WalletProvider, { client, walletId },
    h(Dialog, { defaultOpen: true },
      h(DialogHeader, { title: 'Receive' }), h(DialogBody, null, h(Picker)))));
`;
