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
  const chips = () => within(screen.getByRole('group', { name: 'Words in random order' }));
  const chip = (word: string) =>
    chips()
      .getAllByRole('button', { name: word })
      .find((button) => button.getAttribute('aria-disabled') !== 'true') ?? chips().getByText(word);

  it('asks for every word in its place, whichever of two equal chips is taken', async () => {
    const onConfirmed = vi.fn();
    const { user } = renderInWallet(
      <SeedPhraseConfirm words={words} onConfirmed={onConfirmed} onShowAgain={vi.fn()} />,
    );
    for (const word of words) {
      expect(onConfirmed).not.toHaveBeenCalled();
      const pressed = chip(word);
      await user.click(pressed);
      expect(pressed).toHaveFocus();
    }
    expect(onConfirmed).toHaveBeenCalledOnce();
  });

  it('says at once which word is not right, and goes on when it is taken back', async () => {
    const onConfirmed = vi.fn();
    const { user } = renderInWallet(
      <SeedPhraseConfirm words={words} onConfirmed={onConfirmed} onShowAgain={vi.fn()} />,
    );
    await user.click(chip('abandon'));
    await user.click(chip('about'));
    expect(screen.getByText(/^That's not word 2/)).toBeVisible();
    for (const button of chips().getAllByRole('button'))
      expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(chips().getAllByRole('button')[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByText(/^That's not word/)).not.toBeInTheDocument();
    for (const word of words.slice(1)) await user.click(chip(word));
    expect(onConfirmed).toHaveBeenCalledOnce();
  });

  it('leads back to the phrase', async () => {
    const onShowAgain = vi.fn();
    const { user } = renderInWallet(
      <SeedPhraseConfirm words={words} onConfirmed={vi.fn()} onShowAgain={onShowAgain} />,
    );
    await user.click(screen.getByRole('button', { name: 'Show again' }));
    expect(onShowAgain).toHaveBeenCalledOnce();
  });
});
