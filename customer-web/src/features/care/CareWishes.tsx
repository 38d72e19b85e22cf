import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Alert } from '../../components/messages/Alert';
import { useTexts } from '../../i18n/texts';
import type { Care, CurrentUser } from '../../lib/calls/api-types';
import { PATHS } from '../../lib/paths';
import { CareForm } from './CareForm';
import { careQuery } from './care';

/** What the customer wishes, to be said anew. */
export function CareWishes({ care: read, user }: { care: Care; user: CurrentUser }) {
  const t = useTexts('care');
  const queries = useQueryClient();
  const [{ care, times }, setShown] = useState({ care: read, times: 0 });
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times === 0) return;
    // The form is a new one: the button that had the focus is gone.
    told.current?.focus({ preventScroll: true });
    told.current?.scrollIntoView({ block: 'nearest' });
  }, [times]);
  const saved = (next: Care): void => {
    queries.setQueryData(careQuery.queryKey, next);
    setShown({ care: next, times: times + 1 });
  };
  return (
    <>
      {times > 0 && (
        <Alert ref={told} kind="good" role="status" title={t.saved}>
          {t.saved_lead}
        </Alert>
      )}
      <CareForm key={times} care={care} draft={`care.${user.id}`} onSaved={saved} />
      <div>
        <LinkButton to={PATHS.profile} kind="secondary">
          {t.back}
        </LinkButton>
      </div>
    </>
  );
}
