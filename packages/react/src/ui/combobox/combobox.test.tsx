import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { Combobox } from './combobox.tsx';
import { SuggestionField } from './suggestion-field.tsx';

const options = [
  { id: 'btc', text: 'Bitcoin' },
  { id: 'ltc', text: 'Litecoin' },
  { id: 'cold', text: 'Cold storage', disabled: true },
  { id: 'ton', text: 'Toncoin' },
];
const field = () => screen.getByRole('combobox', { name: 'Account' });
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const marked = () => {
  const id = field().getAttribute('aria-activedescendant');
  return screen.queryAllByRole('option').find((option) => option.id === id)?.textContent;
};

function Chosen(props: { readonly onValueChange?: (id: string) => void }) {
  const [value, setValue] = useState<string | null>('ltc');
  const change = (id: string) => {
    setValue(id);
    props.onValueChange?.(id);
  };
  return <Combobox label="Account" options={options} value={value} onValueChange={change} />;
}

describe('Combobox', () => {
  it('shows what is chosen, and everything when it is pressed', async () => {
    const { user } = renderInWallet(<Chosen />);
    expect(field()).toHaveValue('Litecoin');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.click(field());
    expect(names()).toEqual(['Bitcoin', 'Litecoin', 'Cold storage', 'Toncoin']);
    expect(marked()).toBe('Litecoin');
  });

  it('finds by a part of the text, whatever its case, and takes the first with Enter', async () => {
    const onValueChange = vi.fn();
    const { user } = renderInWallet(<Chosen onValueChange={onValueChange} />);
    await user.clear(field());
    await user.type(field(), 'TON');
    expect(names()).toEqual(['Toncoin']);
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ton');
    expect(field()).toHaveValue('Toncoin');
    expect(names()).toEqual([]);
  });

  it('goes past what is disabled, and never takes it', async () => {
    const onValueChange = vi.fn();
    const { user } = renderInWallet(<Chosen onValueChange={onValueChange} />);
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe('Toncoin');
    await user.click(screen.getByRole('option', { name: 'Cold storage' }));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('says that nothing is found, and forgets what was typed on leaving', async () => {
    const { user } = renderInWallet(<Chosen />);
    await user.type(field(), 'xyz');
    expect(screen.getByText('No results')).toBeInTheDocument();
    await user.tab();
    expect(field()).toHaveValue('Litecoin');
    expect(screen.queryByText('No results')).not.toBeInTheDocument();
  });

  it('closes by Escape and keeps the focus', async () => {
    const { user } = renderInWallet(<Chosen />);
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(names()).toEqual([]);
    expect(field()).toHaveFocus();
  });
});

function Free(props: { readonly onPick: (id: string) => void; readonly onSubmit: () => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <SuggestionField
        label="Account"
        value={text}
        onValueChange={setText}
        suggestions={options.filter((option) => text !== '' && option.text.includes(text))}
        onPick={props.onPick}
      />
    </form>
  );
}

describe('SuggestionField', () => {
  it('keeps what is typed unless a suggestion is marked', async () => {
    const [onPick, onSubmit] = [vi.fn(), vi.fn()];
    const { user } = renderInWallet(<Free onPick={onPick} onSubmit={onSubmit} />);
    await user.type(field(), 'coin');
    expect(names()).toEqual(['Bitcoin', 'Litecoin', 'Toncoin']);
    expect(marked()).toBeUndefined();
    await user.keyboard('{Enter}');
    expect(onPick).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledOnce();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('btc');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('opens nothing where nothing is suggested', async () => {
    const { user } = renderInWallet(<Free onPick={vi.fn()} onSubmit={vi.fn()} />);
    await user.type(field(), 'xyz');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });
});
