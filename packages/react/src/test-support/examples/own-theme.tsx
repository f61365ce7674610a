import type { BillfoldClient } from '@billfold/core';
import { checkTheme, defineTheme } from '@billfold/core/theme';
import { SendDialog, WalletProvider } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import type { ReactElement } from 'react';

const theme = defineTheme({
  // What stands on the accent, the focus ring and links follow from it.
  colors: { light: { accent: '#0b6bcb' }, dark: { accent: '#7cc4ff' } },
  radius: 'small',
  density: 'compact',
});
// Empty while everything can be read: run it in a test of yours.
export const themeProblems = checkTheme(theme);

export function ThemedSend(props: { readonly client: BillfoldClient }): ReactElement {
  return (
    <WalletProvider client={props.client} theme={theme} colorScheme="system" locale="en">
      <SendDialog trigger={<Button variant="primary">Send</Button>} />
    </WalletProvider>
  );
}
