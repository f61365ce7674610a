import { shellTexts } from '@billfold/core/internal';
import { Surface, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ConnectionStrip } from './connection-strip.tsx';
import * as css from './strip.css.ts';
import { UpdateStrip } from './update-strip.tsx';

/** Strips above any page of the site: the state of the connection, and a newer version. */
export function Strips(): ReactElement {
  useTexts(shellTexts);
  return (
    <Surface className={css.place}>
      <ConnectionStrip />
      <UpdateStrip />
    </Surface>
  );
}
