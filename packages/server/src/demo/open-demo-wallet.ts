import type { DeviceSummary } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { createOwnedAccount } from '../accounts/create-owned-account.ts';
import { registerUser } from '../auth/register-user.ts';
import { verifyEmailAddress } from '../auth/verify-email-address.ts';
import type { ServiceContext } from '../context.ts';
import { mailOutbox } from '../db/schema.ts';
import { activateOwnedWallet } from '../wallets/activate-owned-wallet.ts';
import { createOwnedWallet } from '../wallets/create-owned-wallet.ts';
import { createDemoPassword, type DemoCredentials, demoEmail } from './demo-credentials.ts';
import { demoAccounts } from './demo-story.ts';
import { localCaller } from './local-caller.ts';

export interface DemoWallet {
  readonly userId: string;
  readonly walletId: string;
  readonly credentials: DemoCredentials;
}

const device: DeviceSummary = { device: 'Desktop', os: 'Linux', browser: 'Demo' };

/** Signs up, opens the mail, makes a wallet, confirms its phrase and opens its accounts. */
export async function openDemoWallet(context: ServiceContext): Promise<DemoWallet> {
  const { random } = context.platform;
  const password = createDemoPassword(random);
  const cloudPassword = createDemoPassword(random);
  const { data } = await registerUser(
    context,
    {
      name: 'Demo',
      email: demoEmail,
      password,
      accountType: 'INDIVIDUAL',
      acceptTerms: true,
      referralCode: null,
      device,
    },
    localCaller,
  );
  const userId = data.user.id;
  await verifyEmailAddress(context, { token: await readMail(context) }, { ip: '127.0.0.1' });
  const { id: walletId, seedPhrase } = await createOwnedWallet(
    context,
    { userId, sessionId: '', isEmailVerified: true, isPartner: false },
    {
      name: 'Demo wallet',
      password: cloudPassword,
      wordCount: 12,
      seedPhrase: null,
      walletType: 'INDIVIDUAL',
    },
  );
  if (seedPhrase === null) throw new Error('A new wallet has shown no phrase.');
  const owner = { userId, walletId };
  await activateOwnedWallet(context, owner, { seedPhrase });
  for (const { network, name } of demoAccounts)
    await createOwnedAccount(context, owner, {
      name,
      cryptoCurrencyType: network,
      password: null,
      seedPhrase: null,
    });
  const credentials = { email: demoEmail, password, cloudPassword, seedPhrase };
  return { ...owner, credentials };
}

/** The token in the link of the mail. */
async function readMail({ db }: ServiceContext): Promise<string> {
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.to, demoEmail));
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('The verification mail holds no link.');
  return token;
}
