import { fireEvent, screen } from '@testing-library/react';
import { forwardRef, type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { PhraseField, type PhraseFieldProps } from './phrase-field.tsx';
import type { SecretInput } from './secret-input.ts';
import { useSecretField } from './use-secret-field.ts';

const Example = forwardRef<SecretInput, Partial<PhraseFieldProps>>(function Example(props, ref) {
  return <PhraseField ref={ref} label="Seed phrase" readOnly={false} {...props} />;
});

const read = vi.fn();

/** Form around the field that can refuse it. */
function Owner(): ReactElement {
  const field = useSecretField();
  const [error, setError] = useState<string>();
  return (
    <>
      <Example ref={field.ref} error={error} />
      <button type="button" onClick={() => setError('Wrong')}>
        Refuse
      </button>
      <button type="button" onClick={() => read(field.read())}>
        Read
      </button>
    </>
  );
}

/** Distinct words that no word list has. */
function words(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `word${'abcdefghijklmnopqrstuvwxyz'[at]}`);
}
const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

async function paste(text: string, position = 1) {
  const { user } = renderInWallet(<Example />);
  const into = async (place: number, pasted: string): Promise<void> => {
    await user.click(screen.getByLabelText(`Word ${place}`));
    await user.paste(pasted);
  };
  await into(position, text);
  return { into };
}

describe('a pasted seed phrase', () => {
  it.each([12, 15, 18, 21, 24])('fills as many fields as it has words: %i', async (count) => {
    await paste(words(count).join(' '));
    expect(typed()).toEqual(words(count));
    expect(screen.queryByText(/pasted|too many/)).not.toBeInTheDocument();
  });

  it('is read as people keep it: numbered, on lines, with commas', async () => {
    const numbered = words(12).map((word, at) => `${at + 1}. ${word.toUpperCase()},`);
    await paste(numbered.join('\n'));
    expect(typed()).toEqual(words(12));
  });

  it('says how many words it has where no phrase has as many, and shows those that fit', async () => {
    await paste(words(13).join(' '));
    expect(typed()).toEqual([...words(13), '', '']);
    expect(
      screen.getByText('You pasted 13 words. A seed phrase has 12, 15, 18, 21 or 24.'),
    ).toBeVisible();
  });

  it('drops no word of a longer text in silence', async () => {
    const { into } = await paste(words(25).join(' '));
    expect(screen.getByText(/^You pasted 25 words/)).toBeVisible();
    expect(typed()).toEqual(Array.from({ length: 12 }, () => ''));
    await into(1, words(24).join(' '));
    expect(screen.queryByText(/pasted|too many/)).not.toBeInTheDocument();
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
    expect(screen.getByText(/^That's too many words to paste here/)).toBeVisible();
    expect(typed()).toEqual(words(24));
  });
});

describe('PhraseField', () => {
  it('takes a phrase that a keyboard inserts without a paste', () => {
    const onEdit = vi.fn();
    renderInWallet(<Example onEdit={onEdit} />);
    fireEvent.input(screen.getByLabelText('Word 1'), { target: { value: words(15).join(' ') } });
    expect(typed()).toEqual(words(15));
    expect(onEdit).toHaveBeenCalled();
  });

  it('goes on to the next word at a space, from a key or from a keyboard of a phone', async () => {
    const { user } = renderInWallet(<Example />);
    await user.type(screen.getByLabelText('Word 1'), 'worda wordb');
    expect(typed().slice(0, 2)).toEqual(['worda', 'wordb']);
    fireEvent.input(screen.getByLabelText('Word 2'), { target: { value: 'wordc ' } });
    expect(screen.getByLabelText('Word 2')).toHaveValue('wordc');
    expect(screen.getByLabelText('Word 3')).toHaveFocus();
  });

  it('makes its error of the number of words to enter, and marks the missing ones', async () => {
    const { user, rerender } = renderInWallet(<Example />);
    await user.type(screen.getByLabelText('Word 1'), 'worda');
    await user.selectOptions(screen.getByLabelText('Number of words'), '24');
    rerender(<Example error={(count) => `Enter all ${count} words`} />);
    expect(screen.getByLabelText('Word 24')).toBeInvalid();
    expect(screen.getByLabelText('Word 24')).toHaveAccessibleDescription('Enter all 24 words');
    expect(screen.getByLabelText('Word 1')).not.toBeInvalid();
  });

  it('marks the unknown words alone', async () => {
    renderInWallet(<Example error="Check word 5" unknownPositions={[5]} />);
    expect(screen.getByLabelText('Word 5')).toBeInvalid();
    expect(screen.getByLabelText('Word 1')).not.toBeInvalid();
  });

  it('hides its words unless they are asked for', async () => {
    const { user } = renderInWallet(<Example />);
    const grid = screen.getByRole('group', { name: 'Words in order' });
    expect(grid).toHaveAttribute('data-masked', 'true');
    await user.click(screen.getByRole('button', { name: 'Show seed phrase' }));
    expect(grid).toHaveAttribute('data-masked', 'false');
  });

  it('gives its words out, keeps them while it is drawn again, and loses them with its end', async () => {
    const { user, unmount } = renderInWallet(<Owner />);
    fireEvent.input(screen.getByLabelText('Word 1'), { target: { value: words(12).join(' ') } });
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await user.click(screen.getByRole('button', { name: 'Read' }));
    expect(read).toHaveBeenCalledWith(words(12).join(' '));
    const inputs = screen.getAllByRole<HTMLInputElement>('textbox');
    unmount();
    for (const input of inputs) expect(input).toHaveValue('');
  });
});
