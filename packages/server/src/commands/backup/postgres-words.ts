import { StartError } from '../../platform/start-error.ts';

/** PostgreSQL's own tools do it better: the command to type, without the password. */
export function refuseForPostgres(task: 'backup' | 'restore', url: string, file: string): never {
  const { username, host, pathname } = new URL(url);
  const place = `postgres://${username === '' ? '' : `${username}@`}${host}${pathname}`;
  const quoted = `'${file.replaceAll("'", `'\\''`)}'`;
  throw new StartError(
    task === 'backup'
      ? `Data is in PostgreSQL. Back it up with its own tool, at any time: pg_dump --format=custom --file=${quoted} '${place}'. Keep master.key apart from it.`
      : `Data is in PostgreSQL. Stop all processes, make an empty database, and restore into it with PostgreSQL's own tool: pg_restore --no-owner --dbname='${place}' ${quoted}. Then run npm start -- restored, so that no address is given out twice. It needs the master key of then.`,
  );
}
