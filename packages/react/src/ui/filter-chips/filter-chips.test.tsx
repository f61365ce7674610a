import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import type { FilterChip } from './filter-chip.ts';
import { FilterChips } from './filter-chips.tsx';

const colours = ['red', 'green'].map((id) => ({ id, text: id }));

interface ExampleProps {
  readonly onClear?: () => void;
  readonly many?: boolean;
  readonly count?: string;
  /** Leaves the choice alone. */
  readonly one?: boolean;
}

function Example({ onClear = () => undefined, many = false, count, one }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [colour, setColour] = useState<string | null>(null);
  const [size, setSize] = useState('');
  const more = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, text: `Colour ${at}` }));
  const chips: readonly FilterChip[] = [
    { kind: 'toggle', id: 'open', label: 'Open', isOn: isOpen, onChange: setIsOpen },
    {
      kind: 'choice',
      id: 'colour',
      label: 'Colour',
      options: many ? more : colours,
      value: colour,
      onChange: setColour,
    },
    {
      kind: 'fields',
      id: 'size',
      label: 'Size',
      value: size || null,
      onClear: () => setSize(''),
      drawFields: () => (
        <label>
          Least <input value={size} onChange={({ target }) => setSize(target.value)} />
        </label>
      ),
    },
  ];
  const clear = () => {
    setIsOpen(false);
    setColour(null);
    setSize('');
    onClear();
  };
  return (
    <FilterChips
      label="Filters"
      chips={one ? chips.slice(1, 2) : chips}
      count={count}
      onClear={clear}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('FilterChips', () => {
  it('sets and clears a switch with one press', async () => {
    const { user } = renderInWallet(<Example />);
    await user.click(button('Open'));
    expect(button('Open')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Clear filters')).toBeVisible();
    await user.click(button('Open'));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('keeps the focus when the button that clears is gone', async () => {
    const { user } = renderInWallet(<Example />);
    await user.click(button('Open'));
    await user.click(button('Clear filters'));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    expect(button('Open')).toHaveFocus();
  });

  it('closes a choice that the pointer made, and says it on the chip', async () => {
    const { user } = renderInWallet(<Example />);
    await user.click(button('Colour'));
    expect(screen.getByRole('radio', { name: 'Any' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'green' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Colour: green')).toHaveFocus();
    await user.click(button('Colour: green'));
    await user.click(screen.getByRole('radio', { name: 'Any' }));
    expect(button('Colour')).toBeVisible();
  });

  it('stays open while the keys try one option after the other', async () => {
    const { user } = renderInWallet(<Example />);
    await user.click(button('Colour'));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'red' })).toBeChecked();
    await user.keyboard('{Escape}');
    expect(button('Colour: red')).toHaveFocus();
  });

  it('searches among many options', async () => {
    const { user } = renderInWallet(<Example many />);
    await user.click(button('Colour'));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Colour' })).toBeVisible();
  });

  it('draws fields of its own in a popover', async () => {
    const { user } = renderInWallet(<Example />);
    await user.click(button('Size'));
    await user.type(screen.getByLabelText('Least'), '7');
    expect(button('Size: 7')).toBeVisible();
  });

  it('leaves the clearing to its host', async () => {
    const onClear = vi.fn();
    const { user } = renderInWallet(<Example onClear={onClear} />);
    await user.click(button('Open'));
    await user.click(button('Clear filters'));
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('ends its line with the number of items, after the button that clears', async () => {
    const { user } = renderInWallet(<Example count="3 items" />);
    await user.click(button('Open'));
    expect(screen.getByRole('group', { name: 'Filters' })).toHaveTextContent(
      /Size(?:.*)Clear filters3 items$/,
    );
  });

  it('opens all of them in a sheet on a phone, and takes set ones away one by one', async () => {
    const phone = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => mediaQuery(media, media.includes('max-width')));
    const { user } = renderInWallet(<Example />);
    await user.click(button('Filters'));
    await user.click(screen.getByRole('radio', { name: 'red' }));
    await user.type(screen.getByLabelText('Least'), '7');
    await user.click(button('Done'));
    expect(button('Filters (2)')).toBeVisible();
    // In sight, before the switches.
    const removal = button('Remove Colour: red');
    expect(removal.compareDocumentPosition(button('Open'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(button('Remove Colour: red'));
    expect(button('Filters (1)')).toBeVisible();
    phone.mockRestore();
  });

  it('opens the only one by its name on a phone, also once it is set', async () => {
    const phone = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => mediaQuery(media, media.includes('max-width')));
    const { user } = renderInWallet(<Example one count="3 items" />);
    await user.click(button('Colour'));
    await user.click(screen.getByRole('radio', { name: 'red' }));
    await user.click(button('Done'));
    expect(button('Colour')).toBeVisible();
    expect(button('Remove Colour: red')).toBeVisible();
    expect(screen.getByText('3 items')).toBeVisible();
    phone.mockRestore();
  });

  it('needs no further button on a phone to clear the only one that is set', async () => {
    const phone = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => mediaQuery(media, media.includes('max-width')));
    const { user } = renderInWallet(<Example />);
    await user.click(button('Open'));
    expect(button('Open')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    phone.mockRestore();
  });
});

function mediaQuery(media: string, matches: boolean): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}
