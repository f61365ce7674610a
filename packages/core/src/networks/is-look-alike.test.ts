import { describe, expect, it } from 'vitest';
import { isLookAlike } from './is-look-alike.ts';

const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('isLookAlike (S11)', () => {
  it.each([
    ['ETH', ether, '0x5AAEb000000000000000000000000000000BeaEd'],
    [
      'BTC',
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'bc1qar0sqqqqqqqqqqqqqqqqqqqqqqqqqqqqqf5mdq',
    ],
    ['TRX', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TJRabXXXXXXXXXXXXXXXXXXXXXXXXXRTv8'],
    [
      'SOL',
      'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg',
      'vine111111111111111111111111111111111111KPTg',
    ],
  ] as const)('tells on %s what begins and ends alike', (network, known, fake) => {
    expect(isLookAlike(network, known, fake)).toBe(true);
    expect(isLookAlike(network, fake, known)).toBe(true);
  });

  it.each([
    ['the same address', 'ETH', ether, ether],
    ['the same in another case', 'ETH', ether, ether.toLowerCase()],
    ['another end', 'ETH', ether, '0x5AAEb000000000000000000000000000000BeaEe'],
    ['another beginning', 'ETH', ether, '0x5AABb000000000000000000000000000000BeaEd'],
    ['no more than what all begin with', 'BTC', 'bc1qar0srrr7xf5mdq', 'bc1qxy9srrr7xf5mdq'],
    ['case, where it counts', 'SOL', 'vines1vzrYbKPTg', 'Vines1vzrYxKPTg'],
  ] as const)('does not mind %s', (_, network, known, other) => {
    expect(isLookAlike(network, known, other)).toBe(false);
  });
});
