import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '../money/decimal.ts';
import { chainNames } from './network.ts';
import { checkNetworkFolders, importGraph, networkFolders } from './network-folders.conformance.ts';
import { loadNetworkVectors } from './network-vectors.conformance.ts';
import { formatPaymentUri, parsePaymentUri } from './payment-uri.ts';
import { fromHex, referenceAddress } from './reference-address.conformance.ts';
import { getNetwork, isNetwork, networkCodes } from './registry.ts';
import { validateAddress } from './validate-address.ts';

const directory = import.meta.dirname;
const allVectors = loadNetworkVectors(directory);

describe('network folders', () => {
  it('are complete and registered', () => {
    expect(checkNetworkFolders(directory)).toEqual([]);
    expect(allVectors.map(({ network }) => network).sort()).toEqual([...networkCodes].sort());
  });

  it('are refused when empty, incomplete, or not registered', () => {
    const temporary = mkdtempSync(join(tmpdir(), 'billfold-networks-'));
    try {
      writeFileSync(join(temporary, 'registry.ts'), "import { y } from './y/network.ts';\n");
      mkdirSync(join(temporary, 'x'));
      mkdirSync(join(temporary, '_family'));
      expect(checkNetworkFolders(temporary)).toEqual([
        'x has no network.ts.',
        'x has no address.ts.',
        'x has no payment-uri.ts.',
        'x has no vectors.json.',
        'x is not in registry.ts.',
        'y has no folder.',
      ]);
    } finally {
      rmSync(temporary, { recursive: true });
    }
  });

  it('keep address code out of the data that the registry imports', () => {
    const imported = importGraph(join(directory, 'registry.ts'));
    expect(imported.map((file) => relative(directory, file)).sort()).toEqual(
      [
        '../errors/billfold-error.ts',
        '../errors/error-kinds.ts',
        '../money/base-units.ts',
        '../money/decimal.ts',
        'network.ts',
        'registry.ts',
        ...networkFolders(directory).map((folder) => `${folder}/network.ts`),
      ].sort(),
    );
  });
});

describe.each(networkCodes)('%s', (code) => {
  const network = getNetwork(code);

  it('is registered under its own code', () => {
    expect(network.code).toBe(code);
    expect(isNetwork(code)).toBe(true);
  });

  it('shows at most the decimals it counts in, and accepts its own minimum', () => {
    expect(network.digits).toBeGreaterThan(0);
    expect(network.digits).toBeLessThanOrEqual(network.decimals);
    expect(parseAmount(network.minimumAmount, network.digits)).toBeGreaterThan(0n);
  });

  it('has its facts in range', () => {
    expect(network.confirmations.available).toBeGreaterThan(0);
    expect(network.confirmations.final).toBeGreaterThanOrEqual(network.confirmations.available);
    expect(network.minutesPerConfirmation).toBeGreaterThan(0);
    expect(network.color).toMatch(/^#[\dA-F]{6}$/);
    expect(network.explorer.transaction.split('{hash}')).toHaveLength(2);
    expect(network.explorer.address.split('{address}')).toHaveLength(2);
    expect(network.addressPattern.flags).toBe('');
  });

  it('knows all its chains', () => {
    expect(Object.keys(network.model.chains).sort()).toEqual([...chainNames].sort());
  });
});

describe.each(allVectors)('$network vectors', ({ network, addresses, paymentUris }) => {
  const { chains } = getNetwork(network).model;

  it.each(addresses.valid)('$address is valid on $chain ($source)', (vector) => {
    const { address, chain, kind, flags, script } = vector;
    expect(validateAddress(network, address, chain)).toEqual({ valid: true, address, kind, flags });
    expect(getNetwork(network).addressPattern.test(address)).toBe(true);
    const lower = address.startsWith(`${chains[chain].hrp}1`.toUpperCase())
      ? address.toLowerCase()
      : address;
    expect(referenceAddress(fromHex(script), chains[chain])).toBe(lower);
  });

  it.each(addresses.invalid)('refuses $text as $reason ($source)', ({ text, reason }) => {
    expect(validateAddress(network, text)).toMatchObject({ valid: false, reason });
  });

  it.each(paymentUris.valid)('reads $text ($source)', ({ source, text, ...payment }) => {
    const request = parsePaymentUri(text);
    expect(request).toEqual({ network, flags: [], ...payment });
    expect(parsePaymentUri(formatPaymentUri(network, request))).toEqual(request);
  });

  it.each(paymentUris.invalid)('refuses $text ($source)', ({ text, code }) => {
    expect(() => parsePaymentUri(text)).toThrow(expect.objectContaining({ code }));
  });
});
