import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog, type DialogRootProps } from './dialog.tsx';
import { DialogBody, DialogFooter, DialogForm, DialogHeader } from './dialog-parts.tsx';

const meta = {
  title: 'UI/Dialog',
  component: Example,
  args: { trigger: <Button>Rename</Button> },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = ['Name', 'Done'];

function Example(props: DialogRootProps & { readonly paragraphs?: number }): ReactElement {
  const { paragraphs = 0, ...dialog } = props;
  const [name, setName] = useState('Savings');
  return (
    <Dialog {...dialog}>
      <DialogHeader title="Rename account" onBack={() => undefined}>
        <Stepper label="Steps of renaming" steps={steps} current={0} />
      </DialogHeader>
      <DialogForm onSubmit={() => undefined}>
        <DialogBody>
          <TextField label="Account name" value={name} onValueChange={setName} />
          {Array.from({ length: paragraphs }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
            <p key={index}>An account gives you addresses on one network.</p>
          ))}
        </DialogBody>
        <DialogFooter>
          <Button size="lg" wide>
            Cancel
          </Button>
          <Button type="submit" variant="primary" size="lg" wide>
            Rename
          </Button>
        </DialogFooter>
      </DialogForm>
    </Dialog>
  );
}

export const Open: Story = { args: { defaultOpen: true } };
export const Scrolling: Story = { args: { defaultOpen: true, paragraphs: 40 } };
export const Locked: Story = { args: { defaultOpen: true, locked: true } };

export const OpensAndGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(canvas.getByLabelText('Account name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};
