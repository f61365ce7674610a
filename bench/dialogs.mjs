// Measures the dialogs in Chromium at a quarter of its speed: opening, a step, a key. A dialog written by
// hand is the baseline.
// `--rounds <n>` takes the median of n, at least 9.
import { parseArgs } from 'node:util';
import { servePages } from './report/build-pages.mjs';
import { barePage, handMadePage, ourPage } from './report/dialog-pages.mjs';
import { clickTo, metric, startSlowPages } from './report/slow-page.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const rounds = Math.max(9, Number(values.rounds));
const taken = {
  bare: [],
  hand: [],
  handSettled: [],
  handStep: [],
  handKey: [],
  open: [],
  settled: [],
  step: [],
  code: [],
  send: [],
  sendSettled: [],
  amount: [],
  again: [],
  back: [],
  key: [],
};

const served = await servePages({
  bare: { page: barePage },
  hand: { script: handMadePage },
  ours: { script: ourPage },
});
const pages = await startSlowPages(served.url);
try {
  // One round of each after the other: noise meets all of them alike.
  for (let round = 0; round < rounds; round += 1) {
    await pages.visit('bare.html', 'button', measureBare);
    await pages.visit('hand.html', 'button', measureHandMade);
    await pages.visit('ours.html', 'button', measureReceive);
    await pages.visit('ours.html', 'button', measureSend);
  }
} finally {
  await pages.close();
  await served.close();
}

/** A row; `gate` bounds the ratio to the same step of the dialog by hand. */
const line = (what, list, { gate, baseline } = {}) => {
  const value = median(list);
  const range = `${Math.min(...list).toFixed(1)}–${Math.max(...list).toFixed(1)}`;
  const ratio = baseline === undefined ? undefined : value / median(baseline);
  return [
    what,
    value.toFixed(1),
    range,
    ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
    gate === undefined ? '–' : `${gate}×`,
    ratio === undefined ? '' : verdict(ratio, gate),
  ];
};
const painted = 1.3;
const moved = 1.5;
printSection({
  title: 'Dialogs',
  text: `Milliseconds in Chromium with its processor slowed four times, median of ${rounds} fresh pages each, the packages on React, the wallet in memory.`,
  head: ['What', 'ms', 'range', 'of one by hand', 'gate', ''],
  rows: [
    line('a bare native `<dialog>`: click to painted', taken.bare),
    line('a Send dialog by hand, React and a native `<dialog>`: click to painted', taken.hand),
    line('the same, until nothing moves', taken.handSettled),
    line('the same: Continue to the painted next step', taken.handStep),
    line('the same: script per key in an amount that is formatted', taken.handKey),
    line('Receive: click to painted dialog', taken.open, { gate: painted, baseline: taken.hand }),
    line('Receive: click until nothing moves', taken.settled, {
      gate: moved,
      baseline: taken.handSettled,
    }),
    line('Receive: Continue to the painted next step', taken.step, {
      gate: moved,
      baseline: taken.handStep,
    }),
    line('Receive: Continue to painted address and QR code', taken.code),
    line('Send: click to painted dialog', taken.send, { gate: painted, baseline: taken.hand }),
    line('Send: click until nothing moves', taken.sendSettled, {
      gate: moved,
      baseline: taken.handSettled,
    }),
    line('Send: Continue to the painted next step', taken.amount, {
      gate: moved,
      baseline: taken.handStep,
    }),
    line('Send: the same once more', taken.again, { gate: moved, baseline: taken.handStep }),
    line('Send: Back to the painted step before', taken.back, {
      gate: moved,
      baseline: taken.handStep,
    }),
    line('Send: script per key in the amount', taken.key, { gate: moved, baseline: taken.handKey }),
  ],
});

function button(place, name) {
  return place.getByRole('button', { name, exact: true });
}

async function measureBare(page) {
  const [{ painted }] = await clickTo(button(page, 'Receive'), 'dialog[open]');
  taken.bare.push(painted);
}

async function measureHandMade(page, devtools) {
  const [{ painted, settled }] = await clickTo(button(page, 'Send'), 'dialog[open]');
  taken.hand.push(painted);
  taken.handSettled.push(settled);
  const [step] = await clickTo(button(page, 'Continue'), 'dialog[open] input[inputmode=decimal]');
  taken.handStep.push(step.painted);
  taken.handKey.push(await scriptPerKey(page.getByRole('textbox', { name: 'Amount' }), devtools));
}

async function measureReceive(page) {
  const [{ painted, settled }] = await clickTo(button(page, 'Receive'), 'dialog[open]');
  taken.open.push(painted);
  taken.settled.push(settled);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').click();
  await dialog.getByRole('option').first().click();
  const [step, code] = await clickTo(
    button(dialog, 'Continue'),
    'dialog[open] li:nth-child(2)[aria-current=step]',
    'dialog[open] svg[role=img]',
  );
  taken.step.push(step.painted);
  taken.code.push(code.painted);
}

async function measureSend(page, devtools) {
  const [{ painted, settled }] = await clickTo(button(page, 'Send'), 'dialog[open]');
  taken.send.push(painted);
  taken.sendSettled.push(settled);
  const dialog = page.getByRole('dialog');
  const recipient = dialog.getByLabel('Recipient Address');
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  const toAmount = () =>
    clickTo(button(dialog, 'Continue'), 'dialog[open] input[inputmode=decimal]');
  await recipient.fill('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
  taken.amount.push((await toAmount())[0].painted);
  await dialog.getByRole('button', { name: 'Max' }).waitFor();
  const [back] = await clickTo(button(dialog, 'Back'), 'dialog[open] [role=combobox]');
  taken.back.push(back.painted);
  taken.again.push((await toAmount())[0].painted);
  taken.key.push(await scriptPerKey(amount, devtools));
}

/** Types an amount and returns the milliseconds of script for each key. */
async function scriptPerKey(field, devtools) {
  await field.click();
  const keys = '0.123456';
  const before = await metric(devtools, 'ScriptDuration');
  for (const key of keys) await field.page().keyboard.press(key);
  const after = await metric(devtools, 'ScriptDuration');
  return ((after - before) * 1_000) / keys.length;
}
