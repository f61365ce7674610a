const hidden = '[hidden]';
/** Deeper than anything that is logged. */
const deepest = 8;

const secretNames =
  /authorization|cookie|password|passphrase|seedphrase|mnemonic|secret|apikey|privatekey|masterkey|rawtransaction|signedtransaction|twofactorcode|recoverycode|token$|tokens$|^code$|^key$/;

/** `fields` with everything hidden whose name says that it is a secret, at any depth. */
export function hideInObject(fields: Record<string, unknown>): Record<string, unknown> {
  return hideFields(fields, deepest);
}

function hideFields(fields: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      secretNames.test(name.toLowerCase().replaceAll(/[-_]/g, ''))
        ? hidden
        : hideValue(value, depth),
    ]),
  );
}

function hideValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return hidden;
  if (Array.isArray(value)) return value.map((each) => hideValue(each, depth - 1));
  // What has a class of its own has its own way to be written: errors, dates, requests.
  return isPlain(value) ? hideFields(value, depth - 1) : value;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A finished line, without what looks like a secret wherever it stands. */
export function hideInText(line: string): string {
  return line
    .replaceAll(
      /([?&#](?:token|code|state|id_token|access_token|key|secret)=)[^&"\s\\]+/gi,
      `$1${hidden}`,
    )
    .replaceAll(/\b(Bearer|Basic) [\w.~+/=-]+/gi, `$1 ${hidden}`)
    .replaceAll(/\bbf(?:_(?:test|live)_[ps]k|[ps])_\w+/g, hidden)
    .replaceAll(/(:\/\/)[^@/\s"\\]+@/g, `$1${hidden}@`)
    .replaceAll(/\b(?:[a-z]{3,8} ){11,23}[a-z]{3,8}\b/g, hidden);
}
