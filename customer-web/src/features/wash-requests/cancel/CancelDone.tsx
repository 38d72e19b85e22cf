import { useEffect } from 'react';
import { Alert } from '../../../components/messages/Alert';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { focusStep } from '@laundry/web-kit/forms/focus';
import { PATHS } from '../../../lib/paths';
import { useStepTitle } from '../../../lib/step-title';

export function CancelDone({ row }: { row: WashRequest }) {
  const changes = useTexts('changes');
  const common = useTexts('common');
  useEffect(focusStep, []);
  useStepTitle(changes.cancel.done_title);
  return (
    <div className="stack">
      <Alert kind="good" role="status" title={changes.cancel.done_title}>
        <p>{changes.cancel.done_lead({ bags: common.bags({ count: row.count }) })}</p>
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
