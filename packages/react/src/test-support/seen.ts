import { expect, waitFor } from 'storybook/test';

/** Waits until `element` can be seen: a dialog fades in. */
export async function seen(element: HTMLElement | undefined): Promise<void> {
  await waitFor(() => expect(element).toBeVisible());
}
