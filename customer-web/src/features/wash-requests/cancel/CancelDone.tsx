import { displayDateTime } from '@laundry/shared/time/display';
import { useEffect } from 'react';
import { Alert } from '../../../components/messages/Alert';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { Phrases } from '../../../components/text/Phrases';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { focusStep } from '@laundry/web-kit/forms/steps/focus';
import { PATHS } from '../../../lib/paths';
import { useStepTitle } from '../../../lib/step-title';
import { useNow } from '../now';
import { BagsBackNote } from './BagsBackNote';

/** Which request is cancelled, where the reader begins; what comes back. */
export function CancelDone({ row }: { row: WashRequest }) {
  const changes = useTexts('changes');
  const common = useTexts('common');
  const lang = useLang();
  const now = useNow();
  const { id, sched_pickup_dt: pickup } = row;
  const done =
    pickup === null
      ? changes.cancel.done_title
      : changes.cancel.done({ id, pickup: displayDateTime(pickup, lang, now) });
  useEffect(focusStep, []);
  useStepTitle(changes.cancel.done_title);
  return (
    <div className="stack">
      <Alert kind="good">
        <h2 tabIndex={-1} data-step-heading>
          <Phrases>{done}</Phrases>
        </h2>
        <p>{changes.cancel.done_lead({ bags: common.bags({ count: row.count }) })}</p>
        <BagsBackNote count={row.count} />
      </Alert>
      <div className="actions">
        <LinkButton to={PATHS.currentRequests}>{changes.change.to_currents}</LinkButton>
        <LinkButton to={PATHS.washRequest} kind="secondary">
          {changes.cancel.request}
        </LinkButton>
      </div>
    </div>
  );
}
