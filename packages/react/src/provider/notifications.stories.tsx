import { ApiError } from '@billfold/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { useNotify } from '../context/use-notifications.ts';
import { row } from '../test-support/story-stage.css.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../ui/dialog/dialog-parts.tsx';

const meta = { title: 'Provider/Notifications', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const failure = new ApiError({ messages: ['Unknown error (ID: 8f2e-11)'] });

function Example(): ReactElement {
  const notify = useNotify();
  const hint = { title: 'Still waiting', message: 'The network is slow at the moment.' };
  return (
    <div className={row}>
      <Button onClick={() => notify.success('Transaction sent successfully')}>Succeed</Button>
      <Button onClick={() => notify.error(failure)}>Fail</Button>
      <Button onClick={() => notify.info(hint)}>Tell</Button>
    </div>
  );
}

export const Raised: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }));
    await expect(await canvas.findByText('×2')).toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toHaveTextContent('ID: 8f2e-11');
  },
};

/** Regions of a sheet that a notification must not cover: its header and its footer. */
export const OverASheet: Story = {
  globals: { viewport: { value: 'mobile2' } },
  render: () => (
    <Dialog defaultOpen>
      <DialogHeader title="Send" />
      <DialogBody>
        <h3>Successfully Sent</h3>
        <div style={{ height: '100vh' }} />
      </DialogBody>
      <DialogFooter>
        <Result />
      </DialogFooter>
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    const done = await canvas.findByRole('button', { name: 'Done' });
    await userEvent.click(done);
    const toast = (await canvas.findByText('Transaction sent successfully')).closest('section');
    const { top = 0, bottom = 0 } = toast?.getBoundingClientRect() ?? {};
    const heading = canvas.getByRole('heading', { name: 'Successfully Sent' });
    await expect(top).toBeGreaterThan(heading.getBoundingClientRect().bottom);
    await expect(bottom).toBeLessThanOrEqual(done.getBoundingClientRect().top);
    await expect(bottom).toBeGreaterThan(top);
  },
};

function Result(): ReactElement {
  const notify = useNotify();
  return (
    <Button
      variant="primary"
      size="lg"
      wide
      onClick={() => notify.success('Transaction sent successfully')}
    >
      Done
    </Button>
  );
}
