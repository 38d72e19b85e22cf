import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import { Button } from '../../../components/buttons/Button';
import { Modal } from '../../../components/messages/Modal';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import type { PlanEditValues } from './plan-edit-values';
import { type PlannedChange, plannedChange } from './planned-change';
import { useWarningLines } from './use-course-lines';

interface ChangeWarningsProps {
  user: CurrentUser;
  customer: PlanCustomer;
  /** What is asked about; null while nothing is. */
  values: PlanEditValues | null;
  onClose: () => void;
  onGoOn: (values: PlanEditValues) => void;
}

/** Asks before a size, a way of handing over or a kind of plan is changed. */
export function ChangeWarnings({ user, customer, values, onClose, onGoOn }: ChangeWarningsProps) {
  const t = useTexts('plan').edit;
  const change = values && plannedChange(values, user, customer);
  return (
    <Modal
      open={change !== null}
      onClose={onClose}
      title={t.warnings.title}
      actions={
        values && (
          <>
            <Button onClick={() => onGoOn(values)}>{t.warnings.go_on}</Button>
            <Button kind="secondary" onClick={onClose}>
              {t.warnings.back}
            </Button>
          </>
        )
      }
    >
      {values && change && <WarningLines user={user} values={values} change={change} />}
    </Modal>
  );
}

interface WarningLinesProps {
  user: CurrentUser;
  values: PlanEditValues;
  change: PlannedChange;
}

export function WarningLines({ user, values, change }: WarningLinesProps) {
  const lines = useWarningLines(user, values, change);
  return (
    <ul className="stack-tight bullets">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
