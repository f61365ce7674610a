import type { RecoverySheet } from '@billfold/core/payments';

/** Formats the public keys of the payments of a business as a text file to print or keep. */
export function formatRecoverySheet({ businessId, walletName, keys }: RecoverySheet): File {
  const lines = [
    'Billfold recovery sheet',
    `Business ${businessId}, paid into the wallet "${walletName ?? ''}".`,
    '',
    'With the seed phrase of this wallet, another wallet finds every payment by these paths.',
    'Nothing here can move money. Anyone who has it sees every payment.',
    ...keys.flatMap(({ network, path, publicKey, descriptor, highestIndex }) => [
      '',
      network,
      `Path: ${path}`,
      `Public key: ${publicKey}`,
      ...(descriptor === null ? [] : [`Descriptor: ${descriptor}`]),
      `Highest address index: ${highestIndex ?? 'none'}`,
    ]),
    '',
  ];
  const name = `recovery-sheet-${businessId}.txt`;
  return new File([lines.join('\n')], name, { type: 'text/plain' });
}
