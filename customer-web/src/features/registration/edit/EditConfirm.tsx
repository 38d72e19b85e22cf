import { staleRowOf } from '@laundry/web-kit/calls/stale-row';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { NotSent } from '../../../components/messages/NotSent';
import { StepActions } from '../../../components/buttons/StepActions';
import { useTexts } from '../../../i18n/texts';
import { useChangedFields } from './changed-fields';
import type { EditValues } from './edit-values';
import { OthersChanges } from './OthersChanges';
import type { OthersFields } from './use-profile-write';

interface EditConfirmProps {
  before: EditValues;
  values: EditValues;
  pending: boolean;
  /** Why it could not be saved. */
  trouble: unknown;
  /** What somebody else wrote into fields that were changed here. */
  others: OthersFields;
  onBack: () => void;
  onSubmit: () => void;
}

const isConflict = (error: unknown): boolean => staleRowOf(error) !== null;

/** What changes, each with what it was. */
export function EditConfirm({ before, values, pending, trouble, others, onBack, onSubmit }: EditConfirmProps) {
  const t = useTexts('registration');
  const common = useTexts('common');
  const changed = useChangedFields(before, values);
  const items = changed.map(({ term, from, to }) => ({
    term,
    detail: (
      <>
        {to || t.edit.none}
        <br />
        <span className="muted small">{t.edit.before({ value: from || t.edit.none })}</span>
      </>
    ),
  }));
  return (
    <div className="stack">
      <Card>{items.length > 0 ? <DescriptionList items={items} /> : <p>{t.edit.nothing}</p>}</Card>
      <NotSent error={trouble} title={t.edit.not_saved}>
        {isConflict(trouble) && Object.keys(others).length > 0 && <OthersChanges fields={others} />}
      </NotSent>
      <StepActions>
        {items.length > 0 && (
          <Button pending={pending} onClick={onSubmit}>
            {pending ? common.sending : t.edit.submit}
          </Button>
        )}
        <Button kind="secondary" unavailable={pending} onClick={onBack}>
          {t.back}
        </Button>
      </StepActions>
    </div>
  );
}
