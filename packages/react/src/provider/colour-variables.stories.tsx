import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { AddAccountDialog } from '../dialogs/add-account/add-account-dialog.tsx';
import { ContactsDialog } from '../dialogs/contacts/contacts-dialog.tsx';
import { DepositAddressesDialog } from '../dialogs/deposit-addresses/deposit-addresses-dialog.tsx';
import { ReceiveDialog } from '../dialogs/receive/receive-dialog.tsx';
import { ResetCloudPasswordDialog } from '../dialogs/reset-password/reset-cloud-password-dialog.tsx';
import { SendDialog } from '../dialogs/send/send-dialog.tsx';
import { SwapUnavailableDialog } from '../dialogs/swap/swap-unavailable-dialog.tsx';
import { useAccounts } from '../query/use-accounts.ts';
import { type ColourRow, checkColours } from '../test-support/colour-rows.ts';
import { stage } from '../test-support/story-stage.tsx';
import { useShownName } from '../test-support/use-shown-name.ts';

const meta = {
  title: 'Provider/Colour variables',
  component: OneDialog,
  parameters: stage({ balances: ['0.5'] }),
} satisfies Meta<typeof OneDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog that a play asks for. */
function OneDialog(): ReactElement | null {
  const name = useShownName();
  const account = useAccounts().data?.[0];
  if (account === undefined) return null;
  return (
    <>
      <SendDialog open={name === 'send'} />
      <ReceiveDialog open={name === 'receive'} />
      <DepositAddressesDialog open={name === 'deposit-addresses'} accountId={account.id} />
      <ResetCloudPasswordDialog open={name === 'reset-password'} />
      <AddAccountDialog open={name === 'add-account'} />
      <ContactsDialog open={name === 'contacts'} />
      <SwapUnavailableDialog open={name === 'swap'} />
    </>
  );
}

const frame = ['overlay', 'surfaceRaised', 'text', 'textMuted'] as const;
const action = ['accent', 'accentText'] as const;
const field = ['surface', 'surfaceSunken', 'borderStrong', 'border'] as const;
const warning = ['warning', 'warningSurface'] as const;
const info = ['info', 'infoSurface'] as const;
/** In the light DOM. */
const light = (row: ColourRow): Story => ({
  play: (context) => checkColours(context, { rows: [row], root: 'dialog' }),
});

/** Rows of the tree in a shadow root. */
const shadow = (row: ColourRow): Story => ({
  ...light(row),
  parameters: stage({ balances: ['0.5'], provider: { isolation: 'shadow' } }),
});

const send: ColourRow = {
  name: 'send',
  until: 'input',
  colours: [...frame, ...action, ...field, ...info, 'link', 'qrBackground'],
};
const sendRefused: ColourRow = {
  name: 'send',
  from: 'input',
  presses: ['Continue'],
  until: '[aria-invalid="true"]',
  colours: [...frame, ...action, ...field, ...info, 'link', 'qrBackground', 'danger'],
};
const receive: ColourRow = {
  name: 'receive',
  from: '[type="submit"]:not([aria-disabled="true"])',
  presses: ['Continue'],
  until: 'svg[role="img"] path',
  colours: [
    ...frame,
    ...action,
    ...warning,
    'surface',
    'surfaceSunken',
    'border',
    'link',
    'qrForeground',
    'qrBackground',
  ],
};
const depositAddresses: ColourRow = {
  name: 'deposit-addresses',
  until: 'li',
  colours: [
    ...frame,
    'accentText',
    'surfaceSunken',
    'border',
    'borderStrong',
    'success',
    'successSurface',
  ],
};
const resetPassword: ColourRow = {
  name: 'reset-password',
  until: 'input',
  colours: [...frame, ...action, ...field, 'danger'],
};
const addAccount: ColourRow = {
  name: 'add-account',
  until: 'input',
  colours: [...frame, ...action, ...field, 'qrBackground'],
};
const contacts: ColourRow = {
  name: 'contacts',
  until: 'footer button',
  colours: [...frame, ...action, 'surfaceSunken', 'border', 'borderStrong'],
};
const swap: ColourRow = {
  name: 'swap',
  until: 'h2',
  colours: [...frame, 'surfaceSunken', 'border', 'borderStrong'],
};

export const Send: Story = light(send);
export const SendInAShadowTree: Story = shadow(send);

export const SendRefused: Story = light(sendRefused);
export const SendRefusedInAShadowTree: Story = shadow(sendRefused);

export const Receive: Story = light(receive);
export const ReceiveInAShadowTree: Story = shadow(receive);

export const DepositAddresses: Story = light(depositAddresses);
export const DepositAddressesInAShadowTree: Story = shadow(depositAddresses);

export const ResetPassword: Story = light(resetPassword);
export const ResetPasswordInAShadowTree: Story = shadow(resetPassword);

export const AddAccount: Story = light(addAccount);
export const AddAccountInAShadowTree: Story = shadow(addAccount);

export const Contacts: Story = light(contacts);
export const ContactsInAShadowTree: Story = shadow(contacts);

export const Swap: Story = light(swap);
export const SwapInAShadowTree: Story = shadow(swap);
