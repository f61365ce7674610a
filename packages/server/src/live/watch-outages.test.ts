import { outage } from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirm, holderWith } from '../../test/funded.ts';
import { type ManualSchedule, manualSchedule } from '../../test/manual-schedule.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { createLiveHub, type LiveChange } from './live-hub.ts';
import { watchOutages } from './watch-outages.ts';

describe('watchOutages', () => {
  let server: TestServer;
  let timer: ManualSchedule;
  let told: LiveChange[];
  let watch: ReturnType<typeof watchOutages>;
  const hub = createLiveHub();
  beforeEach(async () => {
    server = await createTestServer();
    await holderWith(server, ['0.3']);
    timer = manualSchedule(server.clock);
    told = [];
    const { context, app } = server;
    watch = watchOutages({
      db: context.db,
      clock: server.clock,
      schedule: timer.schedule,
      hub,
      log: app.log,
    });
    watch.start();
    await timer.whenWaiting();
  });
  afterEach(() => watch.stop());

  const listen = () =>
    hub.subscribe({ onChange: (change) => told.push(change), onStop: () => undefined });
  const look = async () => {
    timer.runNext();
    await timer.whenWaiting();
  };
  const cutOff = (seconds: number) =>
    server.call(outage, { params: { network: 'BTC' }, body: { seconds } });
  const ofBitcoin = { topic: 'network-status', payload: { network: 'BTC' } };

  it('tells of an outage within 12 seconds, once, and of its end with the next look', async () => {
    const leave = listen();
    const begunMs = server.clock.now();
    await cutOff(3_600);
    while (told.length === 0 && server.clock.now() - begunMs < 30_000) await look();
    expect(told).toEqual([ofBitcoin]);
    expect(server.clock.now() - begunMs).toBeLessThanOrEqual(12_000);
    await look();
    expect(told).toHaveLength(1);
    await cutOff(0);
    await confirm(server, 0);
    await look();
    expect(told).toEqual([ofBitcoin, ofBitcoin]);
    leave();
  });

  it('tells a listener that comes during an outage', async () => {
    await cutOff(3_600);
    server.clock.advance(20_000);
    await look();
    const leave = listen();
    await look();
    expect(told).toEqual([ofBitcoin]);
    leave();
  });
});
