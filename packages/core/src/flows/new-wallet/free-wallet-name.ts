/**
 * Returns `name`, or where another wallet has it the first free one of `name 2`, `name 3` and so on.
 * Names are compared without case, as the service compares them.
 * @example
 * freeWalletName('Main wallet', ['main wallet']); // 'Main wallet 2'
 */
export function freeWalletName(name: string, takenNames: readonly string[]): string {
  const taken = new Set(takenNames.map((other) => other.trim().toLowerCase()));
  const isFree = (candidate: string): boolean => !taken.has(candidate.toLowerCase());
  if (isFree(name)) return name;
  let number = 2;
  while (!isFree(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
