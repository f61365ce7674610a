export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';
export { type Failure, FakeRefusal, type FakeServices } from './fake-services.ts';
export { createManualTime, type ManualTime, settle } from './manual-time.ts';
export type { SandboxAccount } from './sandbox-accounts.ts';
export type { SandboxBooks } from './sandbox-books.ts';
export type { SandboxPreset } from './sandbox-presets.ts';
export type { SandboxSignIn } from './sandbox-user.ts';
export type { SandboxWallets, WalletSecrets } from './sandbox-wallets.ts';
