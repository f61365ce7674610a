import { listTransactions } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answerSecurity } from '../../test-support/sandbox-security.ts';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { livedIn, refusal } from '../../test-support/story-wallet.ts';
import { NotificationCentre } from './notification-centre.tsx';

const newDevice = 'SIGNED_IN_ON_NEW_DEVICE';

const meta = {
  title: 'Screens/Notification centre',
  component: NotificationCentre,
  parameters: stage({
    prepare: (sandbox) => {
      livedIn(sandbox);
      answerSecurity(sandbox, newDevice);
    },
  }),
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '560px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationCentre>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
  await seen(await canvas.findByRole('dialog', { name: 'Notifications' }));
};

function phone(styles: { readonly width: string; readonly height: string }): Story {
  return {
    parameters: { viewport: { options: { phone: { name: 'Phone', styles } } } },
    globals: { viewport: { value: 'phone', isRotated: false } },
  };
}

export const Filled: Story = {
  play: async (context) => {
    await open(context);
    await context.canvas.findByText('Signed in on a new device');
    await expect(context.canvas.getAllByRole('listitem').length).toBeGreaterThan(3);
  },
};

export const Unread: Story = {
  args: { seenUntil: new Date(0) },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: /^Notifications, \d+ new$/ });
    await userEvent.click(bell);
    await seen((await canvas.findAllByText('New'))[0]);
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications'));
  },
};

/** The panel keeps the gutter of the screen. */
export const OnAPhone: Story = {
  ...phone({ width: '390px', height: '844px' }),
  play: async (context) => {
    await open(context);
    const { canvas, canvasElement } = context;
    const panel = canvas.getByRole('dialog', { name: 'Notifications' });
    const { clientWidth } = canvasElement.ownerDocument.documentElement;
    await waitFor(() => {
      const { left, right } = panel.getBoundingClientRect();
      expect([left, clientWidth - right]).toEqual([16, 16]);
    });
  },
};

/** A row is as high as what it says. */
export const OnASmallPhone: Story = {
  ...phone({ width: '320px', height: '568px' }),
  args: { seenUntil: new Date(0) },
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    await canvas.findByText('Signed in on a new device');
    for (const row of canvas.getAllByRole('listitem'))
      await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight);
  },
};

export const Loading: Story = {
  parameters: stage({
    prepare: ({ services }) => services.on(listTransactions)(() => new Promise(() => undefined)),
  }),
  play: open,
};

export const Empty: Story = {
  parameters: stage({
    preset: 'empty',
    prepare: (sandbox) => answerSecurity(sandbox, 'SIGNED_IN'),
  }),
  play: async (context) => {
    await open(context);
    await seen(await context.canvas.findByText("You're all caught up"));
  },
};

export const Failed: Story = {
  parameters: stage({
    prepare: (sandbox) => {
      answerSecurity(sandbox, newDevice);
      sandbox.services.fail(listTransactions, refusal);
    },
  }),
  play: async (context) => {
    await open(context);
    await context.canvas.findByText('Request req_7');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Retry' }));
    await seen(await context.canvas.findByText('Signed in on a new device'));
  },
};

/** Where the token reaches one wallet, and the host has no pages to lead to. */
export const InAnEmbed: Story = {
  args: { withSecurity: false },
  parameters: stage({ prepare: livedIn, provider: { navigation: undefined } }),
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByRole('list')).toHaveAttribute('tabindex', '0');
  },
};
