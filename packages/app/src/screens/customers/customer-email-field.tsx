import { type Business, isPermitted } from '@billfold/core/payments';
import { useResource } from '@billfold/react/hooks';
import {
  SuggestionField,
  TextField,
  type TextFieldProps,
  useRestingText,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useLivemode } from '../../services/use-livemode.ts';

export interface CustomerEmailFieldProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'readOnly' | 'error'> {
  readonly business: Business;
  readonly value: string;
  readonly onValueChange: (email: string) => void;
}

/** Field for the email of a customer. It suggests those of the business to a member who may see emails. */
export function CustomerEmailField({ business, ...field }: CustomerEmailFieldProps): ReactElement {
  const livemode = useLivemode();
  const props = { ...field, type: 'email', maxLength: 254, autoComplete: 'off' } as const;
  if (!isPermitted(business.role, 'view-emails', livemode)) return <TextField {...props} />;
  return <Suggesting {...props} {...{ business, livemode }} />;
}

interface SuggestingProps extends CustomerEmailFieldProps {
  readonly livemode: boolean;
}

function Suggesting({ business, livemode, ...field }: SuggestingProps): ReactElement {
  const { value, onValueChange } = field;
  const [search, setSearch] = useState(value.trim());
  const { type } = useRestingText(search, setSearch);
  const { data } = useResource(
    useServices().payments.customers({
      ...{ businessId: business.id, search, tag: null, stretches: 1, livemode },
    }),
  );
  const suggestions = (data?.items ?? []).flatMap(({ name, company, email, isErased }) => {
    if (email === null || email === value || isErased) return [];
    const who = name ?? company;
    return [{ id: email, text: who === null ? email : `${who} · ${email}` }];
  });
  const change = (email: string): void => {
    type(email);
    onValueChange(email);
  };
  return (
    <SuggestionField {...field} suggestions={suggestions} onValueChange={change} onPick={change} />
  );
}
