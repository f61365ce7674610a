import { ApiError } from '@billfold/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../primitives/button/button.tsx';
import { row } from '../test-support/story-stage.css.ts';
import { useNotify } from './use-notifications.ts';

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
