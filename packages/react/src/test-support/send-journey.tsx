import { screen } from '@testing-library/react';
import { SendDialog, type SendDialogProps } from '../dialogs/send/send-dialog.tsx';
import { type InSandbox, type RenderOptions, renderInSandbox } from './render-in-sandbox.tsx';

export const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

export interface SendJourney extends InSandbox {
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly toAmount: () => Promise<void>;
  readonly toReview: (amount?: string) => Promise<void>;
  readonly toSign: (method?: RegExp) => Promise<void>;
  /** Types the secret into the field of that name and signs. */
  readonly sign: (secret?: string) => Promise<void>;
}

/** An open Send dialog, and how a person goes through it. */
export async function startSending(
  props: SendDialogProps = {},
  options: RenderOptions & { readonly recipient?: string } = {},
): Promise<SendJourney> {
  const drawn = await renderInSandbox(<SendDialog defaultOpen {...props} />, options);
  const { user, advance, sandbox } = drawn;
  const press = async (name: string | RegExp) => {
    await user.click(screen.getByRole('button', { name }));
    await advance(0);
  };
  const toAmount = async () => {
    await user.click(screen.getByLabelText('Recipient Address'));
    await user.paste(options.recipient ?? recipient);
    await press('Continue');
  };
  const toReview = async (amount = '0.1') => {
    await toAmount();
    await user.click(screen.getByLabelText('Amount'));
    await user.paste(amount);
    await advance(100);
    await press('Continue');
  };
  const toSign = async (method = /^Cloud encryption password/) => {
    await toReview();
    await press('Continue');
    await press(method);
  };
  const sign = async (secret = sandbox.secrets.password) => {
    await user.click(screen.getByLabelText(/^(Cloud encryption password|Seed phrase)$/));
    await user.paste(secret);
    await press('Sign Action');
  };
  return { ...drawn, press, toAmount, toReview, toSign, sign };
}
