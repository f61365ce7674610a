import '@coinbase/onchainkit/styles.css';
import { OnchainKitProvider } from '@coinbase/onchainkit';
import { ConnectWallet, Wallet } from '@coinbase/onchainkit/wallet';
import { base } from 'viem/chains';

const config = { appearance: { mode: 'auto' }, wallet: { display: 'modal' } };

export function App() {
  return (
    <OnchainKitProvider apiKey="bench" chain={base} config={config}>
      <h1>Shop</h1>
      <Wallet>
        <ConnectWallet />
      </Wallet>
    </OnchainKitProvider>
  );
}
