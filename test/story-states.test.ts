import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../packages/react/src');

/** Parts that load what they show, each with stories of its states: loading, empty, failed and filled. */
const states = {
  'dialogs/send/send-dialog': 'Loading Empty Failed Recipient',
  'dialogs/receive/receive-dialog': 'Loading Empty Failed Account',
  'dialogs/deposit-addresses/deposit-addresses-dialog': 'Loading NoneUnused Failed Unused',
  'dialogs/contacts/contacts-dialog': 'Loading Empty Failed List',
  'dialogs/add-account/add-account-dialog': 'Loading LoadFailed Form',
  'screens/account/account-screen': 'Loading NotFound AddressesFailed Full',
  'screens/accounts/accounts-screen': 'Loading Empty Failed Full',
  'screens/asset/asset-screen': 'Loading NotHeld PricesFailed Coin',
  'screens/contacts/contacts-screen': 'Loading Empty Failed Full',
  'screens/notification-centre/notification-centre': 'Loading Empty Failed Filled',
  'screens/portfolio/portfolio-screen': 'Loading New Failed Full',
  'screens/settings/wallet-settings-screen': 'Loading Failed General',
  'screens/settlements/settlements': 'LoadingAddresses Empty Failed Open',
  'screens/transaction/transaction-screen': 'Loading NotFound Failed Confirming',
  'screens/transactions/transactions-screen': 'Loading Empty Failed Full',
  'ui/place-picker/pickers': 'Loading NoBusiness Failed Open',
};

/** Frames, and screens and dialogs that begin without a request. */
const loadNothing = [
  'dialogs/frame/wallet-dialog',
  'dialogs/reset-password/reset-cloud-password-dialog',
  'dialogs/swap/swap-unavailable-dialog',
  'screens/contacts/contact-form-dialog',
  'screens/form/form-dialog',
  'screens/form/secret-dialog',
  'screens/new-wallet/new-wallet-screen',
];

it.each(Object.entries(states))(
  '%s has a story for each of its states (R-UI-07)',
  (name, wanted) => {
    const text = readFileSync(join(source, `${name}.stories.tsx`), 'utf8');
    const stories = [...text.matchAll(/^export const (\w+)/gm)].map(([, story]) => story);
    expect(stories).toEqual(expect.arrayContaining(wanted.split(' ')));
  },
);

it('leaves no screen and no dialog out of the list (R-UI-07)', () => {
  const parts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(screens|dialogs)\/.*-(screen|dialog)\.tsx$/.test(path))
    .map((path) => path.replace(/\.tsx$/, ''));
  expect(parts.length).toBeGreaterThan(10);
  const known = [...Object.keys(states), ...loadNothing];
  expect(parts.filter((part) => !known.includes(part))).toEqual([]);
});
