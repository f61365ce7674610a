import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

export const storyRecipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
/** Address from the examples of EIP-55. */
export const tokenRecipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

export interface SendStory {
  readonly fillRecipient: (address: string) => Promise<void>;
  /** One of the assets of the accounts. */
  readonly chooseAsset: (name: RegExp) => Promise<void>;
  readonly fillAmount: (amount: string) => Promise<void>;
  /** Goes on as soon as the step allows it. */
  readonly next: () => Promise<void>;
  readonly toAmount: () => Promise<void>;
  readonly toReview: () => Promise<void>;
  readonly toMethod: () => Promise<void>;
  /** Chooses the encryption key, types it and signs. */
  readonly sign: (key: string) => Promise<void>;
}

/** How a play goes through an open Send dialog, at the pace of the story's clock. */
export function sendStory(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  recipient: string = storyRecipient,
): SendStory {
  const press = async (name: string | RegExp): Promise<void> => {
    const button = await canvas.findByRole('button', { name });
    await waitFor(() => {
      if (button.matches(':disabled, [aria-disabled="true"]')) throw new Error(`${name} waits`);
    });
    await userEvent.click(button);
  };
  const fill = async (label: string, text: string): Promise<void> => {
    await userEvent.click(await canvas.findByLabelText(label));
    await userEvent.paste(text);
  };
  const fillRecipient = (address: string): Promise<void> => fill('Recipient Address', address);
  const chooseAsset = async (name: RegExp): Promise<void> => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'From account' }));
    await userEvent.click(await canvas.findByRole('option', { name }));
  };
  const fillAmount = (amount: string): Promise<void> => fill('Amount', amount);
  const next = (): Promise<void> => press('Continue');
  const toAmount = async (): Promise<void> => {
    await fillRecipient(recipient);
    await next();
    await canvas.findByLabelText('Amount');
  };
  const toReview = async (): Promise<void> => {
    await toAmount();
    await fillAmount('0.1');
    await next();
    await canvas.findByText('Total');
  };
  const toMethod = async (): Promise<void> => {
    await toReview();
    await next();
  };
  const sign = async (key: string): Promise<void> => {
    await press(/^Cloud encryption password/);
    await fill('Cloud encryption password', key);
    await press('Sign Action');
  };
  return { fillRecipient, chooseAsset, fillAmount, next, toAmount, toReview, toMethod, sign };
}
