import { environments } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Card, ListPicker, Statement } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import * as css from './settings.css.ts';

const services = ['wallet', 'auth', 'payments'] as const;

/** Shows the addresses that this page calls and, outside production, lets developers change them. */
export function EnvironmentCard(): ReactElement {
  const t = useTranslate();
  const { session, bases } = useServices();
  const { environment } = useStore(session);
  return (
    <Card title={t('accountDeveloper.environment')}>
      <div className={css.stack}>
        <p className={css.text}>{t('accountDeveloper.environment.text')}</p>
        <Statement
          rows={[
            { label: t('accountDeveloper.environment.current'), value: environment },
            ...services.map((service) => ({
              label: t(`accountDeveloper.environment.${service}`),
              value: bases[environment]?.[service] ?? window.location.origin,
            })),
          ]}
        />
        {environment !== 'production' && <EnvironmentPicker />}
      </div>
    </Card>
  );
}

function EnvironmentPicker(): ReactElement {
  const t = useTranslate();
  const { session, bases, switchEnvironment } = useServices();
  const { environment } = useStore(session);
  const [isBusy, setIsBusy] = useState(false);
  const options = environments
    .filter((name) => name === 'production' || name === environment || bases[name] !== undefined)
    .map((name) => ({ id: name, text: name }));
  const select = (id: string): void => {
    const chosen = environments.find((name) => name === id);
    if (chosen === undefined || chosen === environment) return;
    setIsBusy(true);
    void switchEnvironment(chosen);
  };
  return (
    <div className={css.narrow}>
      <ListPicker
        label={t('accountDeveloper.environment.switch')}
        hint={t('accountDeveloper.environment.switch.hint')}
        disabled={isBusy}
        options={options}
        value={environment}
        onValueChange={select}
      />
    </div>
  );
}
