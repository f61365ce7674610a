import { listSecurityEvents } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';

/** Answers what the notification centre asks about the sign-in: one event, a minute ago. */
export function answerSecurity({ services, platform }: Sandbox, type: string): void {
  services.on(listSecurityEvents)(() => ({
    data: [
      {
        id: '01890000-0000-7000-8000-00000000e001',
        type,
        at: new Date(platform.clock.now() - 60_000),
        ip: null,
        device: null,
      },
    ],
    meta: { total: 1, page: 1, pageSize: 25 },
  }));
}
