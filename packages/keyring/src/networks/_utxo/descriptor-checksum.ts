const inputCharset =
  '0123456789()[],\'/*abcdefgh@:$%{}IJKLMNOPQRSTUVWXYZ&+-.;<=>?!^_|~ijklmnopqrstuvwxyzABCDEFGH`#"\\ ';
const checksumCharset = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generator = [0xf5dee51989n, 0xa9fdca3312n, 0x1bab10e32dn, 0x3706b1677an, 0x644d626ffdn];
const checksumLength = 8;

/**
 * Returns the eight characters that follow `#` in an output descriptor.
 * @throws {RangeError} for a character that no descriptor has
 * @see BIP-380
 */
export function descriptorChecksum(descriptor: string): string {
  const values = [...toValues(descriptor), ...Array.from({ length: checksumLength }, () => 0)];
  const sum = values.reduce(step, 1n) ^ 1n;
  return Array.from({ length: checksumLength }, (_, at) => {
    const shift = BigInt(5 * (checksumLength - 1 - at));
    return checksumCharset.charAt(Number((sum >> shift) & 31n));
  }).join('');
}

/** The low five bits of each character, and the high bits of three at a time. */
function toValues(descriptor: string): readonly number[] {
  const positions = Array.from(descriptor, (character) => {
    const position = inputCharset.indexOf(character);
    if (position < 0) throw new RangeError('A descriptor cannot have this character.');
    return position;
  });
  const values: number[] = [];
  for (let at = 0; at < positions.length; at += 3) {
    const group = positions.slice(at, at + 3);
    values.push(...group.map((position) => position & 31));
    values.push(group.reduce((sum, position) => sum * 3 + (position >> 5), 0));
  }
  return values;
}

function step(sum: bigint, value: number): bigint {
  const top = sum >> 35n;
  const next = ((sum & 0x7ffffffffn) << 5n) ^ BigInt(value);
  return generator.reduce(
    (mixed, polynomial, bit) => ((top >> BigInt(bit)) & 1n ? mixed ^ polynomial : mixed),
    next,
  );
}
