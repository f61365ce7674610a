interface Connection {
  readonly saveData?: boolean;
}

/** Tells if the browser was asked to load no more than it must, as on a line that is paid by volume. */
export function savesData(): boolean {
  // Chromium alone has it.
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true;
}
