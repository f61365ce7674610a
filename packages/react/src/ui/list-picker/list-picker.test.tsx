import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { ListPicker } from './list-picker.tsx';

const options = [
  { id: 'btc', text: 'Bitcoin' },
  { id: 'ltc', text: 'Litecoin' },
  { id: 'cold', text: 'Cold storage', disabled: true },
  { id: 'ton', text: 'Toncoin' },
];

function Example(props: {
  readonly searchable?: boolean;
  readonly onValueChange?: (id: string) => void;
}) {
  const [value, setValue] = useState<string | null>(null);
  const change = (id: string) => {
    setValue(id);
    props.onValueChange?.(id);
  };
  return (
    <>
      <ListPicker
        label="Account"
        placeholder="Select an account"
        options={options}
        value={value}
        onValueChange={change}
        searchable={props.searchable}
      />
      <button type="button">Next</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Account' });
const marked = () => {
  const id = field().getAttribute('aria-activedescendant');
  return screen.getAllByRole('option').find((option) => option.id === id)?.textContent;
};

describe('ListPicker', () => {
  it('opens under the field, picks by a press, and keeps the focus in the field', async () => {
    const onValueChange = vi.fn();
    const { user } = renderInWallet(<Example onValueChange={onValueChange} />);
    expect(field()).toHaveTextContent('Select an account');
    await user.click(field());
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('option', { name: 'Litecoin' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ltc');
    expect(field()).toHaveTextContent('Litecoin');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveFocus();
  });

  it('marks with the arrows, past what is disabled, and picks with Enter', async () => {
    const { user } = renderInWallet(<Example />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe('Bitcoin');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toBe('Toncoin');
    await user.keyboard('{Home}');
    expect(marked()).toBe('Bitcoin');
    await user.keyboard('{End}{Enter}');
    expect(field()).toHaveTextContent('Toncoin');
  });

  it('finds an option by the beginning of its text, also while it is closed', async () => {
    const { user } = renderInWallet(<Example />);
    await user.tab();
    await user.keyboard('to');
    expect(marked()).toBe('Toncoin');
  });

  it('does not pick what is disabled', async () => {
    const onValueChange = vi.fn();
    const { user } = renderInWallet(<Example onValueChange={onValueChange} />);
    await user.click(field());
    await user.click(screen.getByRole('option', { name: 'Cold storage' }));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('listbox', { name: 'Account' })).toBeVisible();
  });

  it('tells which option is chosen', async () => {
    const { user } = renderInWallet(<Example />);
    await user.click(field());
    await user.keyboard('{Enter}');
    await user.click(field());
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Bitcoin');
  });

  it('closes on Escape and when the focus goes on', async () => {
    const { user } = renderInWallet(<Example />);
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.click(field());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('narrows by a search and says when nothing is left', async () => {
    const { user } = renderInWallet(<Example searchable />);
    await user.click(field());
    const search = screen.getByRole('combobox', { name: 'Search' });
    expect(search).toHaveFocus();
    await user.keyboard('LITE');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Litecoin']);
    await user.keyboard('x');
    expect(screen.getByText('No results')).toBeVisible();
    await user.keyboard('{Backspace}{Enter}');
    expect(field()).toHaveTextContent('Litecoin');
    expect(field()).toHaveFocus();
  });
});
