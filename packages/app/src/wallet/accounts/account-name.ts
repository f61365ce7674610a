import type { MessageKey } from '@billfold/core';

/** What is wrong with the name of a new account; null when nothing is. */
export function judgeAccountName(name: string, takenNames: readonly string[]): MessageKey | null {
  const text = name.trim();
  if (text === '') return 'common.required';
  if (text.length > 40) return 'accounts.add.nameLength';
  return isTaken(text, takenNames) ? 'accounts.add.nameTaken' : null;
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
