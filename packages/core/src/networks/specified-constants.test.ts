import { describe, expect, it } from 'vitest';
import { getNetwork, networkCodes } from './registry.ts';
import { estimateTime, formatTimeEstimate } from './time-estimate.ts';

/** Minutes per confirmation and default counts of the specification; its BNB is BSC. */
const specified = {
  BTC: { minutes: 10, available: 2, final: 3, time: '20 minutes', traits: ['fee choice'] },
  LTC: { minutes: 2.5, available: 5, final: 6, time: '13 minutes', traits: ['fee choice'] },
  ETH: { minutes: 0.25, available: 12, final: 15, time: '3 minutes', traits: ['gas'] },
  BSC: { minutes: 0.003, available: 15, final: 20, time: '1 minute', traits: ['gas'] },
  TRX: { minutes: 0.05, available: 19, final: 20, time: '1 minute', traits: ['network fee'] },
  SOL: { minutes: 0.008, available: 15, final: 20, time: '1 minute', traits: [] },
  TON: { minutes: 0.017, available: 15, final: 20, time: '1 minute', traits: [] },
} as const;

describe.each(networkCodes)('%s', (code) => {
  const network = getNetwork(code);
  const expected = specified[code];

  it('takes the minutes and the confirmations of the specification (R-CONST-02, R-CONST-03)', () => {
    expect(network.minutesPerConfirmation).toBe(expected.minutes);
    expect(network.confirmations).toEqual({
      available: expected.available,
      final: expected.final,
    });
  });

  it('estimates the waiting time of the specification (R-FMT-06)', () => {
    const time = estimateTime(network.confirmations.available, network.minutesPerConfirmation);
    expect(formatTimeEstimate(time)).toBe(expected.time);
  });

  it('has fee choice, gas or a network fee where the specification has them (R-CONST-06)', () => {
    const { feePriority, gas, chargesNetworkFee } = network;
    const traits = [
      ...(feePriority.choice === 'selectable' ? ['fee choice'] : []),
      ...(gas === null ? [] : ['gas']),
      ...(chargesNetworkFee ? ['network fee'] : []),
    ];
    expect(traits).toEqual(expected.traits);
  });
});
