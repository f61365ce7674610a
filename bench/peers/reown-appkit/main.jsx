import { arbitrum, mainnet } from '@reown/appkit/networks';
import { createAppKit } from '@reown/appkit/react';
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { WagmiProvider } from 'wagmi';

const projectId = '00000000000000000000000000000000';
const networks = [mainnet, arbitrum];
const adapter = new WagmiAdapter({ networks, projectId, ssr: false });
const queryClient = new QueryClient();
createAppKit({
  adapters: [adapter],
  networks,
  projectId,
  metadata: { name: 'Bench', description: 'Bench', url: location.origin, icons: [] },
});

export function App() {
  return (
    <WagmiProvider config={adapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <h1>Shop</h1>
        <appkit-button />
      </QueryClientProvider>
    </WagmiProvider>
  );
}
