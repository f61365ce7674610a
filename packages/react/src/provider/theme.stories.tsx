import { defineTheme, type ThemeInput } from '@billfold/core/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useClient } from '../context/use-provided.ts';
import { stage } from '../test-support/story-stage.tsx';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { hostileHost, hostWithItsOwnAccent } from './theme.stories.css.ts';
import { WalletProvider } from './wallet-provider.tsx';

const meta = {
  title: 'Provider/Theme',
  component: Themed,
  args: { theme: 'default' },
} satisfies Meta<typeof Themed>;
export default meta;
type Story = StoryObj<typeof meta>;

const theme = defineTheme({
  colors: { light: { accent: '#7a1f5c' }, dark: { accent: '#f4a9d8' } },
  radius: 'large',
  fontFamily: 'Georgia, serif',
  density: 'compact',
  motion: 'none',
});

/** A provider of its own inside the one of the story. */
function Themed(props: { readonly theme: ThemeInput }): ReactElement {
  return (
    <WalletProvider client={useClient()} colorScheme="light" theme={props.theme}>
      <Card title="Themed">
        <TextField label="Amount" defaultValue="0.015" />
        <Button variant="primary">Pay</Button>
      </Card>
    </WalletProvider>
  );
}

const paint = (element: Element): CSSStyleDeclaration => getComputedStyle(element);

export const OfTheProvider: Story = {
  args: { theme },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pay' });
    await waitFor(() => expect(paint(button).backgroundColor).toBe('rgb(122, 31, 92)'));
    await expect(paint(button).color).toBe('rgb(255, 255, 255)');
    await expect(paint(button).borderTopLeftRadius).toBe('12px');
    await expect(paint(button).fontFamily).toBe('Georgia, serif');
    await expect(paint(button).height).toBe('34px');
  },
};

/** A custom property of the host, on anything above our node, is stronger than theme and scheme. */
export const OfTheHost: Story = {
  args: { theme },
  decorators: [
    (Story) => (
      <div className={hostWithItsOwnAccent} data-host="">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Pay' });
    await expect(paint(button).backgroundColor).toBe('rgb(0, 64, 128)');
    const own = canvasElement.querySelector<HTMLElement>('[data-host] [data-billfold-scheme]');
    own?.style.setProperty('--billfold-color-accent', 'rgb(1, 2, 3)');
    await waitFor(() => expect(paint(button).backgroundColor).toBe('rgb(1, 2, 3)'));
    own?.style.removeProperty('--billfold-color-accent');
    own?.setAttribute('data-billfold-scheme', 'dark');
    await waitFor(() => expect(paint(button).backgroundColor).toBe('rgb(0, 64, 128)'));
    own?.setAttribute('data-billfold-scheme', 'light');
  },
};

/** Nothing of the page reaches into a shadow tree: not its styles, not its font size. */
export const InAShadowTree: Story = {
  parameters: stage({ provider: { isolation: 'shadow', theme } }),
  render: () => (
    <Card title="Isolated">
      <TextField label="Amount" defaultValue="0.015" />
      <Button variant="primary">Pay</Button>
    </Card>
  ),
  beforeEach: () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(hostileHost);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  },
  play: async ({ canvasElement }) => {
    const look = () => {
      const found = canvasElement.querySelector('[data-billfold-host]');
      if (!found?.shadowRoot?.querySelector('button')) throw new Error('is not drawn yet');
      return found;
    };
    // Compiled from source, the style sheet is built when it is first asked for.
    const host = await waitFor(look, { timeout: 20_000 });
    const button = host.shadowRoot?.querySelector('button');
    if (!button) throw new Error('is not drawn');
    await expect(paint(host).display).toBe('contents');
    await waitFor(() => expect(paint(button).backgroundColor).toBe('rgb(122, 31, 92)'));
    await expect(paint(button).fontFamily).toBe('Georgia, serif');
    await expect(button.getBoundingClientRect().height).toBe(34);
    // That of the parts and that of the theme, each one once.
    await expect(host.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
  },
};
