import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { SeedPhraseGrid } from '../seed-phrase/seed-phrase-grid.tsx';
import { CopyButton, CopyIcon } from './copy-button.tsx';
import { useForgetCopied } from './use-forget-copied.ts';

const phrase = 'abandon abandon about';
const minute = 60_000;
const inClipboard = () => navigator.clipboard.readText();

function Secret() {
  return <CopyButton text={phrase} label="Copy phrase" onCopied={useForgetCopied()} />;
}

describe('a copied seed phrase', () => {
  const copyPhrase = async () => {
    const drawn = renderInWallet(
      <>
        <Secret />
        <CopyIcon text="bc1q" label="Copy address" />
      </>,
    );
    await drawn.user.click(screen.getByRole('button', { name: 'Copy phrase' }));
    expect(await inClipboard()).toBe(phrase);
    return drawn;
  };

  it('stays a minute in the clipboard and no longer, though its button is gone by then', async () => {
    const { advance, rerender } = await copyPhrase();
    rerender(<p />);
    await advance(minute - 1);
    expect(await inClipboard()).toBe(phrase);
    await advance(1);
    expect(await inClipboard()).toBe('');
  });

  it('is taken out when the page is come back to, where the browser refused it before', async () => {
    const { advance } = await copyPhrase();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    write.mockRejectedValueOnce(new DOMException('not focused', 'NotAllowedError'));
    await advance(minute);
    expect(await inClipboard()).toBe(phrase);
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(await inClipboard()).toBe('');
    write.mockClear();
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(write).not.toHaveBeenCalled();
  });

  it('leaves alone what was copied from us after it', async () => {
    const { advance, user } = await copyPhrase();
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    await advance(minute);
    expect(await inClipboard()).toBe('bc1q');
  });

  it('stays a full minute when it is copied again', async () => {
    const { advance, user } = await copyPhrase();
    await advance(minute / 2);
    await user.click(screen.getByRole('button', { name: 'Copy phrase' }));
    await advance(minute / 2);
    expect(await inClipboard()).toBe(phrase);
    await advance(minute / 2);
    expect(await inClipboard()).toBe('');
  });

  it('is forgotten as well when the words were marked and copied by hand', async () => {
    const { advance } = renderInWallet(
      <SeedPhraseGrid words={phrase.split(' ')} revealed onRevealedChange={() => undefined} />,
    );
    await navigator.clipboard.writeText(phrase);
    fireEvent.copy(screen.getByText('about'));
    await advance(minute);
    expect(await inClipboard()).toBe('');
  });
});
