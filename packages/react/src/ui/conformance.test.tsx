import { getNetwork, NetworkError, toDecimal } from '@billfold/core';
import type { Notification } from '@billfold/core/flows';
import { render, waitFor } from '@testing-library/react';
import type { ReactElement, Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { WalletProvider } from '../provider/wallet-provider.tsx';
import { renderInWallet } from '../test-support/render-in-wallet.tsx';
import { AddressText } from './address-text/address-text.tsx';
import { AmountField } from './amount-field/amount-field.tsx';
import { AmountText } from './amount-text/amount-text.tsx';
import { Avatar } from './avatar/avatar.tsx';
import { Badge } from './badge/badge.tsx';
import { Button } from './button/button.tsx';
import { LinkButton } from './button/link-button.tsx';
import { Card } from './card/card.tsx';
import { Chart } from './chart/chart.tsx';
import { Checkbox } from './checkbox/checkbox.tsx';
import { CoinMark } from './coin-mark/coin-mark.tsx';
import { Combobox } from './combobox/combobox.tsx';
import { SuggestionField } from './combobox/suggestion-field.tsx';
import { CopyButton, CopyIcon } from './copy/copy-button.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { ErrorState } from './error-state/error-state.tsx';
import { ExplorerLink } from './explorer-link/explorer-link.tsx';
import { Field } from './field/field.tsx';
import { Icon } from './icon/icon.tsx';
import * as icons from './icon/icons.tsx';
import { IconButton } from './icon-button/icon-button.tsx';
import { TextButton, TextLink } from './link/text-link.tsx';
import { ListPicker } from './list-picker/list-picker.tsx';
import { Menu } from './menu/menu.tsx';
import { Notice } from './notice/notice.tsx';
import { OtpField } from './otp-field/otp-field.tsx';
import { PasswordField } from './password-field/password-field.tsx';
import { StrengthMeter } from './password-field/strength-meter.tsx';
import { Popover } from './popover/popover.tsx';
import { QrCode } from './qr-code/qr-code.tsx';
import { RadioCards } from './radio-cards/radio-cards.tsx';
import { RecipientCard } from './recipient-card/recipient-card.tsx';
import { Select } from './select/select.tsx';
import { Skeleton } from './skeleton/skeleton.tsx';
import { Spinner } from './spinner/spinner.tsx';
import { Statement } from './statement/statement.tsx';
import { Stepper } from './stepper/stepper.tsx';
import { Surface } from './surface/surface.tsx';
import { Switch } from './switch/switch.tsx';
import { Table } from './table/table.tsx';
import { Tabs } from './tabs/tabs.tsx';
import { TextArea } from './text-field/text-area.tsx';
import { TextField } from './text-field/text-field.tsx';
import { TimeText } from './time-text/time-text.tsx';
import { ToastStack } from './toast-stack/toast-stack.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';
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
    (ref) => <IconButton ref={ref} className="own" icon={icons.close} label="A" />,
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
  [
    'AddressText',
    (ref) => (
      <AddressText ref={ref} className="own" address="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" />
    ),
    'SPAN',
  ],
  ['AmountText', (ref) => <AmountText ref={ref} className="own" amount="1" unit="BTC" />, 'SPAN'],
  [
    'Badge',
    (ref) => (
      <Badge ref={ref} className="own">
        A
      </Badge>
    ),
    'SPAN',
  ],
  [
    'Checkbox',
    (ref) => <Checkbox ref={ref} className="own" label="A" checked onCheckedChange={vi.fn()} />,
    'INPUT',
  ],
  ['Avatar', (ref) => <Avatar ref={ref} className="own" text="A" />, 'svg'],
  ['CoinMark', (ref) => <CoinMark ref={ref} className="own" symbol="BTC" />, 'svg'],
  [
    'RecipientCard',
    (ref) => <RecipientCard ref={ref} className="own" address="bc1q" network="BTC" />,
    'DIV',
  ],
  ['CopyButton', (ref) => <CopyButton ref={ref} className="own" text="A" />, 'BUTTON'],
  ['CopyIcon', (ref) => <CopyIcon ref={ref} className="own" text="A" />, 'BUTTON'],
  ['EmptyState', (ref) => <EmptyState ref={ref} className="own" title="A" />, 'DIV'],
  [
    'ErrorState',
    (ref) => <ErrorState ref={ref} className="own" error={new NetworkError('offline')} />,
    'DIV',
  ],
  [
    'ExplorerLink',
    (ref) => (
      <ExplorerLink
        ref={ref}
        className="own"
        explorer={getNetwork('BTC').explorer}
        page={{ address: 'A' }}
      />
    ),
    'A',
  ],
  [
    'Field',
    (ref) => (
      <Field ref={ref} className="own" label="A">
        {(control) => <input {...control} />}
      </Field>
    ),
    'DIV',
  ],
  ['Icon', (ref) => <Icon ref={ref} className="own" shape={icons.close} />, 'svg'],
  [
    'Menu',
    (ref) => (
      <Menu ref={ref} className="own" label="A" trigger={<Button>A</Button>}>
        {null}
      </Menu>
    ),
    'DIV',
  ],
  [
    'Notice',
    (ref) => (
      <Notice ref={ref} className="own" tone="info">
        A
      </Notice>
    ),
    'DIV',
  ],
  ['OtpField', (ref) => <OtpField ref={ref} className="own" label="A" />, 'INPUT'],
  [
    'Popover',
    (ref) => (
      <Popover ref={ref} className="own" label="A" trigger={<Button>A</Button>}>
        A
      </Popover>
    ),
    'DIV',
  ],
  ['QrCode', (ref) => <QrCode ref={ref} className="own" text="A" label="A" />, 'SPAN'],
  [
    'RadioCards',
    (ref) => (
      <RadioCards
        ref={ref}
        className="own"
        label="A"
        options={[{ value: 'a', title: 'A' }]}
        value="a"
        onValueChange={vi.fn()}
      />
    ),
    'FIELDSET',
  ],
  ['Skeleton', (ref) => <Skeleton ref={ref} className="own" />, 'SPAN'],
  ['Spinner', (ref) => <Spinner ref={ref} className="own" />, 'SPAN'],
  [
    'Statement',
    (ref) => <Statement ref={ref} className="own" rows={[{ label: 'A', value: 'B' }]} />,
    'DL',
  ],
  [
    'Stepper',
    (ref) => <Stepper ref={ref} className="own" label="A" steps={['A', 'B']} current={0} />,
    'OL',
  ],
  ['StrengthMeter', (ref) => <StrengthMeter ref={ref} className="own" strength="Weak" />, 'DIV'],
  ['Surface', (ref) => <Surface ref={ref} as="main" className="own" />, 'MAIN'],
  [
    'Switch',
    (ref) => <Switch ref={ref} className="own" label="A" checked onCheckedChange={vi.fn()} />,
    'INPUT',
  ],
  [
    'Tabs',
    (ref) => (
      <Tabs
        ref={ref}
        className="own"
        label="A"
        tabs={[{ value: 'a', label: 'A' }]}
        value="a"
        onValueChange={vi.fn()}
      >
        A
      </Tabs>
    ),
    'DIV',
  ],
  ['TimeText', (ref) => <TimeText ref={ref} className="own" at={new Date(0)} />, 'TIME'],
  [
    'Tooltip',
    (ref) => (
      <Tooltip ref={ref} className="own" text="A">
        A
      </Tooltip>
    ),
    'SPAN',
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
