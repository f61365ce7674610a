import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answerAccount } from '../../test/account-answers.ts';
import { openAsAda } from '../../test/open-site.tsx';
import { readPageBases } from './page-bases.ts';

const dev = {
  wallet: 'https://wallet.dev.example',
  auth: 'https://auth.dev.example',
  payments: 'https://payments.dev.example',
};

function pageOf(map: Readonly<Record<string, Readonly<Record<string, string>>>>): ParentNode {
  const page = document.createElement('div');
  for (const [environment, services] of Object.entries(map))
    for (const [service, content] of Object.entries(services)) {
      const meta = document.createElement('meta');
      meta.name = 'billfold-base';
      meta.content = content;
      Object.assign(meta.dataset, { environment, service });
      page.append(meta);
    }
  return page;
}

describe('the bases of a page (R-API-01)', () => {
  test('are those that its server wrote into it', () => {
    expect(readPageBases(pageOf({ dev }))).toEqual({ dev });
    expect(readPageBases(pageOf({}))).toEqual({});
  });

  test('are none for an unknown environment, and for one without all three services', () => {
    expect(readPageBases(pageOf({ testing: dev, stage: { wallet: dev.wallet } }))).toEqual({});
  });
});

describe('the environment of this browser (R-API-01)', () => {
  async function open(env: string | null) {
    const origins = new Set<string>();
    let restarts = 0;
    const restart = (): void => {
      restarts += 1;
    };
    const site = await openAsAda('/account/settings/developer', {
      services: { bases: { dev }, restart },
      prepare: (sandbox) => {
        if (env !== null) sandbox.platform.storage.set('env', env);
        answerAccount(sandbox);
        sandbox.services.intercept(({ url }) => {
          const { origin, pathname } = new URL(url);
          if (/\/(accounts|user)$/.test(pathname)) origins.add(origin);
          return null;
        });
      },
    });
    await screen.findByText('Environment');
    return { ...site, origins, restarts: () => restarts };
  }

  test('has its calls sent to its bases, is named by a ribbon, and can be left', async () => {
    const { sandbox, origins, restarts } = await open('dev');
    expect(screen.getByRole('note')).toHaveTextContent('Environment: dev');
    for (const base of Object.values(dev)) expect(screen.getByText(base)).toBeVisible();
    expect([...origins].sort()).toEqual([dev.auth]);
    await userEvent.click(screen.getByRole('combobox', { name: /Switch to/ }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'dev',
      'production',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'production' }));
    await waitFor(() => expect(restarts()).toBe(1));
    const { storage } = sandbox.platform;
    expect([storage.get('env'), storage.get('accessToken')]).toEqual(['production', null]);
  });

  test.each([null, 'testing', 'https://evil.example'])(
    'is production for %j: nothing leaves the origin of the page, and there is no choice',
    async (env) => {
      const { origins } = await open(env);
      expect([...origins]).toEqual([window.location.origin]);
      expect(screen.queryByText(/^Environment: /)).toBeNull();
      expect(screen.queryByText('Switch to')).toBeNull();
      expect(screen.getAllByText(window.location.origin)).toHaveLength(3);
    },
  );

  test('without bases calls the origin of the page, and says so', async () => {
    const { origins } = await open('stage');
    expect(screen.getByRole('note')).toHaveTextContent('Environment: stage');
    expect([...origins]).toEqual([window.location.origin]);
    expect(screen.getAllByText(window.location.origin)).toHaveLength(3);
  });
});
