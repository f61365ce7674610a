import type { Notification } from '@billfold/core';
import { toDecimal } from '@billfold/core';
import { render, waitFor } from '@testing-library/react';
import type { ReactElement, Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { WalletProvider } from '../provider/wallet-provider.tsx';
import { renderInWallet } from '../test-support/render-in-wallet.tsx';
import { AmountField } from './amount-field/amount-field.tsx';
import { Button } from './button/button.tsx';
import { LinkButton } from './button/link-button.tsx';
import { Card } from './card/card.tsx';
import { Chart } from './chart/chart.tsx';
import { Combobox } from './combobox/combobox.tsx';
import { SuggestionField } from './combobox/suggestion-field.tsx';
import { IconButton } from './icon-button/icon-button.tsx';
import { TextButton, TextLink } from './link/text-link.tsx';
import { ListPicker } from './list-picker/list-picker.tsx';
import { PasswordField } from './password-field/password-field.tsx';
import { Select } from './select/select.tsx';
import { Table } from './table/table.tsx';
import { TextArea } from './text-field/text-area.tsx';
import { TextField } from './text-field/text-field.tsx';
import { ToastStack } from './toast-stack/toast-stack.tsx';
import { VirtualList } from './virtual-list/virtual-list.tsx';

const options = [{ id: 'a', text: 'First' }];
const toast: Notification = {
  id: '1',
  status: 'success',
  title: 'Success',
  message: 'Successfully copied',
  isActive: true,
  count: 1,
};
const points = [1, 2].map((day) => ({
  t: new Date(Date.UTC(2026, 10, day)),
  value: toDecimal(`${day}`),
}));

/** Each with a ref, and with a class of the host's. */
const parts: readonly (readonly [
  name: string,
  draw: (ref: Ref<never>) => ReactElement,
  tag: string,
])[] = [
  [
    'Select',
    (ref) => (
      <Select
        ref={ref}
        className="own"
        label="A"
        options={options}
        value="a"
        onValueChange={vi.fn()}
      />
    ),
    'BUTTON',
  ],
  [
    'ListPicker',
    (ref) => (
      <ListPicker
        ref={ref}
        className="own"
        label="A"
        options={options}
        value="a"
        onValueChange={vi.fn()}
      />
    ),
    'BUTTON',
  ],
  [
    'Combobox',
    (ref) => (
      <Combobox
        ref={ref}
        className="own"
        label="A"
        options={options}
        value="a"
        onValueChange={vi.fn()}
      />
    ),
    'INPUT',
  ],
  [
    'SuggestionField',
    (ref) => (
      <SuggestionField
        ref={ref}
        className="own"
        label="A"
        value=""
        onValueChange={vi.fn()}
        suggestions={options}
        onPick={vi.fn()}
      />
    ),
    'INPUT',
  ],
  [
    'VirtualList',
    (ref) => (
      <VirtualList
        ref={ref}
        className="own"
        label="A"
        count={1_000}
        rowHeight={40}
        height="400px"
        renderRow={(index) => `Row ${index}`}
      />
    ),
    'DIV',
  ],
  [
    'Table',
    (ref) => (
      <Table
        ref={ref}
        className="own"
        label="A"
        rows={options}
        getKey={({ id }) => id}
        columns={[{ id: 'text', heading: 'Text', draw: ({ text }) => text }]}
      />
    ),
    'TABLE',
  ],
  [
    'Chart',
    (ref) => (
      <Chart ref={ref} className="own" label="A" points={points} formatValue={(value) => value} />
    ),
    'FIGURE',
  ],
  [
    'ToastStack',
    (ref) => <ToastStack ref={ref} className="own" items={[toast]} onDismiss={vi.fn()} />,
    'SECTION',
  ],
  [
    'Button',
    (ref) => (
      <Button ref={ref} className="own">
        Send
      </Button>
    ),
    'BUTTON',
  ],
  [
    'LinkButton',
    (ref) => (
      <LinkButton ref={ref} className="own" href="#">
        Send
      </LinkButton>
    ),
    'A',
  ],
  [
    'IconButton',
    (ref) => <IconButton ref={ref} className="own" icon="close" label="A" />,
    'BUTTON',
  ],
  [
    'TextLink',
    (ref) => (
      <TextLink ref={ref} className="own" href="#">
        A
      </TextLink>
    ),
    'A',
  ],
  [
    'TextButton',
    (ref) => (
      <TextButton ref={ref} className="own">
        A
      </TextButton>
    ),
    'BUTTON',
  ],
  ['TextField', (ref) => <TextField ref={ref} className="own" label="A" />, 'INPUT'],
  ['TextArea', (ref) => <TextArea ref={ref} className="own" label="A" />, 'TEXTAREA'],
  [
    'PasswordField',
    (ref) => <PasswordField ref={ref} className="own" label="A" autoComplete="off" />,
    'INPUT',
  ],
  [
    'AmountField',
    (ref) => (
      <AmountField
        ref={ref}
        className="own"
        label="A"
        unit="BTC"
        value="1"
        onValueChange={vi.fn()}
      />
    ),
    'INPUT',
  ],
  [
    'Card',
    (ref) => (
      <Card ref={ref} className="own">
        A
      </Card>
    ),
    'SECTION',
  ],
];

describe.each(parts)('%s', (_, draw, tag) => {
  it('gives its element to a ref, and takes a class of the host', () => {
    const ref = vi.fn();
    const { container } = renderInWallet(draw(ref));
    expect(ref.mock.calls.map(([element]) => element?.tagName)).toContain(tag);
    expect(container.querySelector('.own')).not.toBeNull();
  });

  it('stands in the shadow tree of its provider, with its ref', async () => {
    const ref = vi.fn();
    renderInWallet(draw(ref), { isolation: 'shadow', styleSheet: '' });
    await waitFor(() => {
      const [drawn] = ref.mock.calls.flat();
      expect(drawn?.getRootNode()).toBeInstanceOf(ShadowRoot);
    });
  });

  it('is drawn on a server as in the first render of the page', () => {
    const { client } = renderInWallet(<p />);
    const text = renderToString(<WalletProvider client={client}>{draw(null)}</WalletProvider>);
    expect(text).toContain('own');
    const page = document.createElement('div');
    page.innerHTML = text;
    document.body.append(page);
    const fault = vi.spyOn(console, 'error').mockReturnValue();
    render(<WalletProvider client={client}>{draw(null)}</WalletProvider>, {
      container: page,
      hydrate: true,
    });
    expect(fault).not.toHaveBeenCalled();
    page.remove();
  });
});
