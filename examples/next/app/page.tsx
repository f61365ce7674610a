import { Wallet } from './wallet.tsx';

/** A server component. The client of the wallet lives in the browser, so it begins below this page. */
export default function Page() {
  return (
    <main>
      <h1>Your wallet</h1>
      <Wallet />
    </main>
  );
}
