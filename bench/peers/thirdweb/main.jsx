import { createThirdwebClient } from 'thirdweb';
import { ConnectButton, ThirdwebProvider } from 'thirdweb/react';

const client = createThirdwebClient({ clientId: '00000000000000000000000000000000' });

export function App() {
  return (
    <ThirdwebProvider>
      <h1>Shop</h1>
      <ConnectButton client={client} />
    </ThirdwebProvider>
  );
}
