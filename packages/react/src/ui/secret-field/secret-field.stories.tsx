import { newWalletTexts } from '@billfold/core/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { useTexts } from '../../context/use-texts.ts';
import { NewKeyField, type NewKeyFieldProps } from './new-key-field.tsx';
import { PhraseField } from './phrase-field.tsx';

const meta = {
  title: 'UI/Secret field',
  component: NewPasswordField,
  args: { readOnly: false, error: undefined, onEdit: fn() },
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The texts come with the screens that ask for a new password. */
function NewPasswordField(props: NewKeyFieldProps): ReactElement {
  useTexts(newWalletTexts);
  return <NewKeyField {...props} />;
}

export const NewPassword: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Cloud encryption password'), 'Lantern-quartz-41');
    await expect(args.onEdit).toHaveBeenCalled();
  },
};

export const RefusedPassword: Story = { args: { error: 'Use 10 characters or more' } };

export const Phrase: Story = {
  render: ({ readOnly, onEdit }) => (
    <PhraseField label="Seed phrase" readOnly={readOnly} onEdit={onEdit} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Word 1'), 'abandon');
    await userEvent.click(canvas.getByRole('button', { name: 'Show seed phrase' }));
    await expect(canvas.getByLabelText('Word 1')).toHaveValue('abandon');
  },
};

export const PhraseWithUnknownWords: Story = {
  render: ({ readOnly }) => (
    <PhraseField
      label="Seed phrase"
      readOnly={readOnly}
      error="Check words 2 and 5: they aren't seed-phrase words."
      unknownPositions={[2, 5]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Word 2')).toBeInvalid();
    await expect(canvas.getByLabelText('Word 3')).toBeValid();
  },
};
