import { newWalletTexts } from '@billfold/core/i18n';
import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useTexts } from '../../context/use-texts.ts';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { SeedPhraseInput } from './seed-phrase-input.tsx';

function Example() {
  useTexts(newWalletTexts);
  const field = useRef<HTMLFieldSetElement>(null);
  return <SeedPhraseInput field={field} isBusy={false} unknownPositions={[]} />;
}

/** Distinct words that no word list has. */
function words(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `word${'abcdefghijklmnopqrstuvwxyz'[at]}`);
}
const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

async function paste(text: string, position = 1) {
  const { user, advance } = renderInWallet(<Example />);
  const into = async (place: number, pasted: string): Promise<void> => {
    await user.click(screen.getByLabelText(`Word ${place}`));
    await user.paste(pasted);
    await advance(50);
  };
  await into(position, text);
  return { into };
}

describe('a pasted seed phrase', () => {
  it.each([12, 15, 18, 21, 24])('fills as many fields as it has words: %i', async (count) => {
    await paste(words(count).join(' '));
    expect(typed()).toEqual(words(count));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is read as people keep it: numbered, on lines, with commas', async () => {
    const numbered = words(12).map((word, at) => `${at + 1}. ${word.toUpperCase()},`);
    await paste(numbered.join('\n'));
    expect(typed()).toEqual(words(12));
  });

  it('says how many words it has where no phrase has as many, and shows those that fit', async () => {
    await paste(words(13).join(' '));
    expect(typed()).toEqual([...words(13), '', '']);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You pasted 13 words. A seed phrase has 12, 15, 18, 21 or 24.',
    );
  });

  it('drops no word of a longer text in silence', async () => {
    const { into } = await paste(words(25).join(' '));
    expect(screen.getByRole('alert')).toHaveTextContent('You pasted 25 words.');
    expect(typed()).toEqual(Array.from({ length: 12 }, () => ''));
    await into(1, words(24).join(' '));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(typed()).toEqual(words(24));
  });

  it('in parts fills the fields from where it is pasted, and leaves the others', async () => {
    const { into } = await paste(words(12).slice(0, 6).join(' '));
    await into(7, words(12).slice(6).join(' '));
    expect(typed()).toEqual(words(12));
  });

  it('in a part that does not fit says so', async () => {
    const { into } = await paste(words(24).join(' '));
    await into(24, 'two more');
    expect(screen.getByRole('alert')).toHaveTextContent("That's too many words to paste here.");
    expect(typed()).toEqual(words(24));
  });
});
