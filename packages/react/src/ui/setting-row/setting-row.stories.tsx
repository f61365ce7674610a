import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ListPicker } from '../list-picker/list-picker.tsx';
import { TextArea } from '../text-field/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SettingField, SettingRow } from './setting-row.tsx';
import { SettingSwitch } from './setting-switch.tsx';

const meta = {
  title: 'UI/Setting row',
  component: SettingRow,
  args: { title: 'Seed phrase', hint: 'Anyone with these words can take your funds.' },
} satisfies Meta<typeof SettingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

function Rows({ refuses = false }: { readonly refuses?: boolean }): ReactElement {
  const [isOn, setIsOn] = useState(false);
  const [error, setError] = useState('');
  return (
    <Card title="Security">
      <SettingRow title="Seed phrase" hint="Anyone with these words can take your funds.">
        <Button>Show seed phrase</Button>
      </SettingRow>
      <SettingSwitch
        title="Hide amounts"
        hint="Hides balances until you tap the eye."
        checked={isOn}
        error={error}
        onSave={async (next) => (refuses ? setError('Not saved. Try again.') : setIsOn(next))}
      />
      <SettingField>
        <ListPicker
          label="Currency"
          hint="Display only. Your coins don't change."
          options={[
            { id: 'USD', text: 'USD · US dollar' },
            { id: 'EUR', text: 'EUR · Euro' },
          ]}
          value="USD"
          onValueChange={() => undefined}
        />
      </SettingField>
      <SettingRow title={<>Two-factor sign-in {<Badge tone="success">On</Badge>}</>}>
        <Button variant="danger">Turn off</Button>
      </SettingRow>
    </Card>
  );
}

export const Default: Story = {
  render: () => <Rows />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide amounts' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const Refused: Story = {
  render: () => <Rows refuses />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(await canvas.findByText('Not saved. Try again.')).toBeVisible();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

/** With a hint or without one, a label stands before its field. */
export const Fields: Story = {
  render: () => (
    <Card title="Legal details">
      <SettingField>
        <TextField label="Legal name" />
      </SettingField>
      <SettingField>
        <TextField label="VAT number" hint="With the country code, such as DE123456789" />
      </SettingField>
      <SettingField>
        <TextArea label="Address" rows={3} />
      </SettingField>
    </Card>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Legal name', 'VAT number', 'Address']) {
      const label = canvas.getByText(name).getBoundingClientRect();
      const field = canvas.getByRole('textbox', { name }).getBoundingClientRect();
      await expect(label.left).toBeLessThan(field.left);
    }
  },
};
