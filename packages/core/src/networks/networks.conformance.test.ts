import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTokenByContract } from '../assets/token.ts';
import { parseAmount, toDecimal, trimDecimal } from '../money/decimal.ts';
import { formatPaymentUri, parsePaymentUri } from '../payment-uri/payment-uri.ts';
import { chainNames } from './network.ts';
import { checkNetworkFolders, importGraph, networkFolders } from './network-folders.conformance.ts';
import { loadNetworkVectors } from './network-vectors.conformance.ts';
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
        'x has no addresses.ts.',
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
        '../errors/network-error.ts',
        '../errors/validation-reason.ts',
        '../money/base-units.ts',
        '../money/decimal.ts',
        'network-codes.ts',
        'network.ts',
        'registry.ts',
        ...networkFolders(directory).map((folder) => `${folder}/network.ts`),
      ].sort(),
    );
  });
});

it('no two EVM chains have one id: a payment URI names its network by it alone', () => {
  const ids = networkCodes
    .map((code) => getNetwork(code).model)
    .flatMap((model) => (model.family === 'evm' ? Object.values(model.chains) : []))
    .map(({ chainId }) => chainId);
  expect(new Set(ids).size).toBe(ids.length);
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
  const { addressPattern, model } = getNetwork(network);

  it.each(addresses.valid)('$address is valid on $chain ($source)', (vector) => {
    const { address, chain, kind, flags, bytes } = vector;
    const normalized = referenceAddress(fromHex(bytes), model, chain);
    const expected = { valid: true, normalized, kind, flags };
    expect(validateAddress(network, address, chain)).toEqual(expected);
    expect(validateAddress(network, normalized, chain)).toMatchObject({ valid: true, normalized });
    if (model.family !== 'ton') expect(normalized.toLowerCase()).toBe(address.toLowerCase());
    expect(addressPattern.test(address)).toBe(true);
  });

  it.each(addresses.invalid)('refuses $text as $reason ($source)', ({ text, reason }) => {
    expect(validateAddress(network, text)).toMatchObject({ valid: false, reason });
  });

  it.each(paymentUris.valid)('reads $text ($source)', ({ source, text, flags, ...payment }) => {
    const { amount } = payment;
    const exact = amount === null ? null : trimDecimal(toDecimal(amount));
    const parts = Object.entries({ ...payment, amount: exact }).filter(([, part]) => part !== null);
    const { flags: warned = [], ...request } = parsePaymentUri(text);
    expect(request).toEqual({ network, ...Object.fromEntries(parts) });
    expect(warned).toEqual(flags);
    const { token, network: _, ...written } = request;
    const asset = findTokenByContract(network, token ?? '')?.id ?? network;
    expect(parsePaymentUri(formatPaymentUri(asset, written))).toMatchObject(request);
  });

  it.each(paymentUris.invalid)('refuses $text ($source)', ({ text, code }) => {
    expect(() => parsePaymentUri(text)).toThrow(expect.objectContaining({ code }));
  });
});
