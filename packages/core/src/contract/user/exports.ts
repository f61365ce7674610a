import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, file, uuid } from '../values.ts';

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

export const listUserExports = {
  method: 'GET',
  path: '/v1/user/exports',
  summary: 'The exports of the data of the user, newest first.',
  response: (): Schema<Data<readonly UserExport[]>> => data(z.readonly(z.array(userExport()))),
} satisfies Endpoint<unknown, unknown, unknown, Data<readonly UserExport[]>>;

export const createUserExport = {
  method: 'POST',
  path: '/v1/user/exports',
  summary: 'Begin an export of everything that is kept about the user.',
  status: 202,
  idempotent: true,
  response: () => data(userExport()),
} satisfies Endpoint<unknown, unknown, unknown, Data<UserExport>>;

export const downloadUserExport = {
  method: 'GET',
  path: '/v1/user/exports/{id}/file',
  summary: 'An export that is ready: JSON files in a zip archive.',
  file: 'application/zip',
  secret: true,
  params: (): Schema<UserExportPath> => z.strictObject({ id: uuid() }),
  response: file,
} satisfies Endpoint<UserExportPath, unknown, unknown, File>;
