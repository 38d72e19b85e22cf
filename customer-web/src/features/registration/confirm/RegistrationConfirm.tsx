import { Button } from '../../../components/ui/Button';
import { Card } from '../../../components/ui/Card';
import { DescriptionList } from '../../../components/ui/DescriptionList';
import { NotSent } from '../../../components/ui/NotSent';
import { useTexts } from '../../../i18n/texts';
import { useConfirmGroups } from './use-confirm-groups';
import type { RegistrationValues } from '../form/registration-values';

interface RegistrationConfirmProps {
  values: RegistrationValues;
  pending: boolean;
  /** Why it could not be sent. */
  trouble: unknown;
  onBack: () => void;
  onSubmit: () => void;
}

/** Step 2: what will be registered, to be read once more. */
export function RegistrationConfirm({ values, pending, trouble, onBack, onSubmit }: RegistrationConfirmProps) {
  const t = useTexts('registration');
  const common = useTexts('common');
  const groups = useConfirmGroups(values);
  return (
    <div className="stack">
      {groups.map(({ title, items }) => (
        <Card key={title} title={title}>
          <DescriptionList items={items} />
        </Card>
      ))}
      <NotSent error={trouble} title={t.not_registered} />
      <div className="actions">
        <Button pending={pending} onClick={onSubmit}>
          {pending ? common.sending : t.submit}
        </Button>
        <Button kind="secondary" unavailable={pending} onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </div>
  );
}
