/** Returns the keys that open the command palette, as this device names them. */
export function paletteKeys(): readonly string[] {
  return [/Mac|iPhone|iPad/.test(window.navigator.platform) ? '⌘' : 'Ctrl', 'K'];
}

/** Returns true for the keys that open the command palette. */
export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
