// Files of reports, as the business downloads them.
import { createRequire } from 'node:module';
import { type Api, until } from '../../bench/load/api.mjs';
import { insist } from './insist.ts';

const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const { parse } = require('csv-parse/sync');

export type ReportRow = Readonly<Record<string, string>>;

export interface ReportFile {
  readonly rows: readonly ReportRow[];
  /** Totals beside the file, by currency. */
  readonly totals: readonly {
    readonly currency: string;
    readonly count: number;
    readonly received: string;
  }[];
}

const types = ['PAYMENTS', 'TRANSFERS', 'TAX'] as const;
export type Reports = Readonly<Record<(typeof types)[number], ReportFile>>;

export interface ReportingBusiness {
  readonly owner: Api;
  /** Path of the business. */
  readonly root: string;
  readonly url: string;
}

/** Orders reports over all payments, has `disturb` interfere, and reads their files. */
export async function readReports(
  { owner, root, url }: ReportingBusiness,
  disturb: () => Promise<void>,
): Promise<Reports> {
  const now = Date.now();
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const period = { from: dayOf(now - 24 * 3_600_000), to: dayOf(now), timezone: 'UTC' };
  const ordered: Record<string, string> = {};
  for (const type of types) {
    const body = { ...period, type, format: 'CSV' };
    ordered[type] = (await insist(owner, 'POST', `${root}/reports`, body)).id;
  }
  await disturb();
  const read = async (type: string): Promise<ReportFile> => {
    const path = `${root}/reports/${ordered[type]}`;
    let report = await insist(owner, 'GET', path);
    await until(
      `the report ${type} is ready`,
      async () => {
        report = await insist(owner, 'GET', path);
        return report.status === 'READY';
      },
      { withinMs: 120_000, everyMs: 500 },
    );
    const file = await fetch(url + new URL(report.downloadUrl).pathname);
    const text = await file.text();
    return { rows: parse(text, { columns: true, bom: true }), totals: report.totals };
  };
  return {
    PAYMENTS: await read('PAYMENTS'),
    TRANSFERS: await read('TRANSFERS'),
    TAX: await read('TAX'),
  };
}
