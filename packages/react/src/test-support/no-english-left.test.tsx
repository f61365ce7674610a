import { listManifest } from '@billfold/core/contract';
import {
  commonTexts,
  loadBuiltInTexts,
  type MessageKey,
  sendTexts,
  type TextArea,
} from '@billfold/core/i18n';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReceiveDialog } from '../dialogs/receive/receive-dialog.tsx';
import { TransactionScreen } from '../screens/transaction/transaction-screen.tsx';
import { renderInSandbox } from './render-in-sandbox.tsx';
import { recipient, startSending } from './send-journey.tsx';
import { livedIn, movingId } from './story-wallet.ts';

const locale = 'en-XA';

async function accented(area: TextArea, key: MessageKey): Promise<string> {
  return (await loadBuiltInTexts(locale, area))?.[key] ?? '';
}

/** Texts that no language changes. */
const names = /\b(Bitcoin|Ethereum|BTC)\b/g;

/** The words that are not translated: no letter of a translated one is without its accent. */
function plainWords(text: string | null | undefined): readonly string[] {
  return text?.replace(names, '').match(/[a-z]{2,}/gi) ?? [];
}

function expectAccented(text: string | null | undefined): void {
  expect(text).toContain('[');
  expect(plainWords(text)).toEqual([]);
}

function described(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

async function start(options: Parameters<typeof startSending>[1] = {}) {
  const drawn = await startSending({}, { locale, ...options });
  const field = await screen.findByRole('textbox', {
    name: await accented(sendTexts, 'send.recipient'),
  });
  const enter = async (text: string) => {
    await drawn.user.click(field);
    if (text !== '') await drawn.user.paste(text);
    await drawn.user.keyboard('{Enter}');
    await drawn.advance(0);
  };
  const toAmount = async () => {
    await enter(recipient);
    return screen.findByRole('textbox', { name: await accented(sendTexts, 'send.amount') });
  };
  return { ...drawn, field, enter, toAmount };
}

const cards = () =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');

describe('in a language of accents no English word is left', () => {
  it.each(['', 'nobody', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'bitcoin:?req-this=1'])(
    'under the recipient %j',
    async (text) => {
      const { field, enter } = await start();
      await enter(text);
      expect(field).toBeInvalid();
      await waitFor(() => expectAccented(described(field)));
    },
  );

  it.each(['0.00000001', '5'])('under the amount %s', async (amount) => {
    const { user, advance, toAmount } = await start();
    const field = await toAmount();
    await user.type(field, `${amount}{Enter}`);
    await advance(0);
    expect(field).toBeInvalid();
    await waitFor(() => expectAccented(described(field)));
  });

  it('on the fee cards', async () => {
    const { toAmount } = await start();
    await toAmount();
    expect(cards()).toHaveLength(3);
    for (const card of cards()) expectAccented(card);
  });

  it('on the fee cards that know no more than the usual times', async () => {
    const prepare: Parameters<typeof startSending>[1] = {
      prepare: ({ services }) =>
        services.fail(listManifest, { status: 404, body: { errors: ['No.'] } }),
    };
    const { toAmount } = await start(prepare);
    await toAmount();
    const usual = await accented(sendTexts, 'send.priority.usual.Low');
    expect(cards()[0]).toContain(usual);
    for (const card of cards()) expectAccented(card);
  });

  it('in what Receive says of confirmations', async () => {
    const options = { locale, balances: ['0.5'] } as const;
    const { user, advance } = await renderInSandbox(<ReceiveDialog defaultOpen />, options);
    const next = await accented(commonTexts, 'common.continue');
    await user.click(await screen.findByRole('button', { name: next }));
    await advance(0);
    const sentence = await screen.findByText(/^\[2 /);
    expectAccented(sentence.textContent);
  });

  it('on the card that says how far a transaction has come', async () => {
    const options = { locale, prepare: livedIn };
    await renderInSandbox(<TransactionScreen id={movingId} />, options);
    const bar = await screen.findByRole('progressbar');
    await waitFor(() => expectAccented(bar.getAttribute('aria-valuetext')));
    expectAccented(bar.parentElement?.textContent?.replace(dates, ''));
  });
});

/** `20 Nov 2026, 14:05 GMT`: written in one way. */
const dates = /\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d [A-Z]+/g;
