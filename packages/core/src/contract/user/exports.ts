import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, type DataPage, data, dataPage, date, file, uuid } from '../values.ts';

export type ExportStatus = 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED' | 'EXPIRED';

/** Everything that is kept about the user, made by a job. */
export interface UserExport {
  readonly id: string;
  readonly status: ExportStatus;
  readonly createdAt: Date;
  /** Null until it is ready, as are the next two. */
  readonly readyAt: Date | null;
  readonly expiresAt: Date | null;
  readonly sizeBytes: number | null;
}
export interface UserExportPath {
  readonly id: string;
}
const userExport = (): Schema<UserExport> =>
  z.object({
    id: uuid(),
    status: z.enum(['QUEUED', 'RUNNING', 'READY', 'FAILED', 'EXPIRED']),
    createdAt: date(),
    readyAt: z.nullable(date()),
    expiresAt: z.nullable(date()),
    sizeBytes: z.nullable(z.int()),
  });

export const listUserExports: Endpoint<unknown, unknown, unknown, DataPage<UserExport>> = {
  method: 'GET',
  path: '/v1/user/exports',
  response: (): Schema<DataPage<UserExport>> => dataPage(userExport()),
};

export const createUserExport: Endpoint<unknown, unknown, unknown, Data<UserExport>> = {
  method: 'POST',
  path: '/v1/user/exports',
  status: 202,
  idempotent: true,
  response: () => data(userExport()),
};

export const downloadUserExport: Endpoint<UserExportPath, unknown, unknown, File> = {
  method: 'GET',
  path: '/v1/user/exports/{id}/file',
  file: 'application/zip',
  secret: true,
  response: file,
};
