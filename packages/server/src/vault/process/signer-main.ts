import { serverPlatform } from '../../platform/server-platform.ts';
import { createSignerHost } from './signer-host.ts';

// The entry of the signer's own process: it has the seeds and the master keys, one channel to the
// server that started it, and nothing else.
const host = createSignerHost({ random: serverPlatform().random, keySource: null });

process.on('message', (message) => {
  host.answer(message).then((answer) => {
    if (!process.connected) return;
    // Without keys it is of no use: the server starts another one when they may be readable.
    const isKeyless = answer.outcome === 'refused' && answer.refusal.kind === 'start';
    process.send?.(answer, undefined, undefined, isKeyless ? leave : undefined);
  }, leave);
});
// The server has ended, in order or not: no more questions come.
process.on('disconnect', leave);
// Ctrl-C reaches every process of a terminal; the server finishes what is under way first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

function leave(): void {
  void host.close().finally(() => process.exit(0));
}
