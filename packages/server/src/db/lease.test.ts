import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../test/worker-database.ts';
import { holdLease, releaseLease, takeOverLeases } from './lease.ts';
import type { Db } from './open-database.ts';

describe('a lease', () => {
  let db: Db;
  beforeEach(async () => {
    db = await emptyDatabase();
  });
  const hold = (owner: string, seconds: number, name = 'work') =>
    holdLease(db, { name, owner, now: new Date(seconds * 1_000), forMs: 15_000 });

  it('is held by one owner at a time, who can renew it', async () => {
    expect(await hold('first', 0)).toBe('taken');
    expect(await hold('second', 1)).toBe('refused');
    expect(await hold('first', 10)).toBe('kept');
    expect(await hold('second', 24)).toBe('refused');
  });

  it('goes to another owner when it has ended', async () => {
    await hold('first', 0);
    expect(await hold('second', 15)).toBe('taken');
    expect(await hold('first', 16)).toBe('refused');
  });

  it('is kept by a late owner, unless another one had it meanwhile', async () => {
    await hold('first', 0);
    expect(await hold('first', 60)).toBe('kept');
    await hold('second', 90);
    await releaseLease(db, { name: 'work', owner: 'second' });
    expect(await hold('first', 91)).toBe('taken');
  });

  it('goes to one of many who come at once', async () => {
    const owners = Array.from({ length: 8 }, (_, at) => `owner ${at}`);
    const holds = await Promise.all(owners.map((owner) => hold(owner, 0)));
    expect(holds.filter((each) => each === 'taken')).toHaveLength(1);
  });

  it('is one of many', async () => {
    await hold('first', 0);
    expect(await hold('second', 0, 'other work')).toBe('taken');
  });

  it('is given up by its owner alone', async () => {
    await hold('first', 0);
    await releaseLease(db, { name: 'work', owner: 'second' });
    expect(await hold('second', 1)).toBe('refused');
    await releaseLease(db, { name: 'work', owner: 'first' });
    expect(await hold('second', 1)).toBe('taken');
  });

  it('is taken from dead owners at once', async () => {
    await hold('dead', 0);
    await takeOverLeases(db, 'living');
    expect(await hold('living', 1)).toBe('taken');
    await takeOverLeases(db, 'living');
    expect(await hold('other', 2)).toBe('refused');
  });
});
