import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { SeedPhraseConfirm } from './seed-phrase-confirm.tsx';
import { SeedPhraseGrid } from './seed-phrase-grid.tsx';

// BIP-39 test vector of 16 zero bytes: the same word eleven times.
const words = [...Array.from({ length: 11 }, () => 'abandon'), 'about'];

function hideTab(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function Grid() {
  const [revealed, setRevealed] = useState(false);
  return <SeedPhraseGrid words={words} revealed={revealed} onRevealedChange={setRevealed} />;
}

describe('SeedPhraseGrid', () => {
  it('has no word in the page until it is revealed', async () => {
    const { user, container } = renderInWallet(<Grid />);
    expect(container.innerHTML).not.toContain('abandon');
    await user.click(screen.getByRole('button', { name: 'Reveal' }));
    const list = screen.getByRole('list', { name: 'Seed phrase' });
    expect(within(list).getAllByRole('listitem')[11]).toHaveTextContent('12about');
  });

  it('gives the focus to the words in place of the button that goes', async () => {
    const { user } = renderInWallet(<Grid />);
    await user.click(screen.getByRole('button', { name: 'Reveal' }));
    expect(screen.getByRole('list', { name: 'Seed phrase' })).toHaveFocus();
  });

  it('hides the words when its tab has been left for 30 s, not before', async () => {
    const { user, container, advance } = renderInWallet(<Grid />);
    await user.click(screen.getByRole('button', { name: 'Reveal' }));
    hideTab(true);
    await advance(29_999);
    hideTab(false);
    await advance(60_000);
    expect(container).toHaveTextContent('about');
    hideTab(true);
    await advance(30_000);
    expect(container.innerHTML).not.toContain('about');
  });
});

describe('SeedPhraseConfirm', () => {
  // BIP-39 test vector of which no two words are equal.
  const distinct = [
    'letter',
    'advice',
    'cage',
    'absurd',
    'amount',
    'doctor',
    'acoustic',
    'avoid',
    'bless',
    'above',
    'zoo',
    'wrist',
  ];
  const chips = () => within(screen.getByRole('group', { name: 'Words in random order' }));
  const chip = (word: string) =>
    chips()
      .getAllByRole('button', { name: word })
      .find((button) => button.getAttribute('aria-disabled') !== 'true') ?? chips().getByText(word);
  const askedPlaces = () => {
    const slots = screen.getByRole('list', { name: 'Seed phrase' });
    return within(slots)
      .getAllByRole('listitem')
      .map((slot) => Number(/\d+/.exec(slot.textContent ?? '')?.[0]));
  };
  const render = (phrase: readonly string[], onConfirmed = vi.fn(), onShowAgain = vi.fn()) => ({
    onConfirmed,
    onShowAgain,
    ...renderInWallet(
      <SeedPhraseConfirm words={phrase} onConfirmed={onConfirmed} onShowAgain={onShowAgain} />,
    ),
  });

  it.each([
    ['of twelve words', distinct],
    ['with equal words, whichever of two equal chips is taken', words],
    ['of 24 words', [...distinct, ...distinct.map((word) => `${word}s`)]],
  ])('asks for three words of a phrase %s, in their order', async (_, phrase) => {
    const { user, onConfirmed } = render(phrase);
    const asked = askedPlaces();
    expect(asked).toHaveLength(3);
    expect(asked).toEqual([...new Set(asked)].sort((a, b) => a - b));
    for (const place of asked) {
      expect(onConfirmed).not.toHaveBeenCalled();
      expect(screen.getByRole('status')).toHaveTextContent(`Choose word ${place}`);
      const pressed = chip(phrase[place - 1] ?? '');
      await user.click(pressed);
      expect(pressed).toHaveFocus();
    }
    expect(onConfirmed).toHaveBeenCalledOnce();
  });

  it('says at once which word is not right, and goes on when it is taken back', async () => {
    const { user, onConfirmed } = render(distinct);
    const [first, second, third] = askedPlaces().map((place) => distinct[place - 1] ?? '');
    const place = askedPlaces()[1];
    await user.click(chip(first ?? ''));
    await user.click(chip(third ?? ''));
    expect(screen.getByText(`That's not word ${place}. Undo and check your copy.`)).toBeVisible();
    for (const button of chips().getAllByRole('button'))
      expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByText(/^That's not word/)).not.toBeInTheDocument();
    for (const word of [second, third]) await user.click(chip(word ?? ''));
    expect(onConfirmed).toHaveBeenCalledOnce();
  });

  it('does not confirm three words of which the last is wrong', async () => {
    const { user, onConfirmed } = render(distinct);
    const [first, second] = askedPlaces().map((place) => distinct[place - 1] ?? '');
    const other = distinct.find((_, at) => !askedPlaces().includes(at + 1)) ?? '';
    for (const word of [first, second, other]) await user.click(chip(word ?? ''));
    expect(onConfirmed).not.toHaveBeenCalled();
    expect(screen.getByText(/^That's not word/)).toBeVisible();
  });

  it('leads back to the phrase', async () => {
    const { user, onShowAgain } = render(distinct);
    await user.click(screen.getByRole('button', { name: 'Show again' }));
    expect(onShowAgain).toHaveBeenCalledOnce();
  });
});
