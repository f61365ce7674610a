import type { MessageKey } from '../../i18n/translate.ts';

/** Validates the name of a new account: 1 to 40 characters, unique in the wallet. Null when valid. */
export function validateAccountName(
  name: string,
  takenNames: readonly string[],
): MessageKey | null {
  const text = name.trim();
  if (text === '') return 'common.required';
  if (text.length > 40) return 'addAccount.nameLength';
  return isTaken(text, takenNames) ? 'addAccount.nameTaken' : null;
}

/** The network's name, with the first number that makes it new: 'Bitcoin', 'Bitcoin 2', … */
export function suggestAccountName(networkName: string, takenNames: readonly string[]): string {
  let name = networkName;
  for (let number = 2; isTaken(name, takenNames); number += 1) name = `${networkName} ${number}`;
  return name;
}

function isTaken(name: string, takenNames: readonly string[]): boolean {
  return takenNames.some((taken) => taken.toLowerCase() === name.toLowerCase());
}
