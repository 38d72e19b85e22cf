import { Button } from '../../components/buttons/Button';
import { Card } from '../../components/page/Card';
import { DescriptionList } from '../../components/page/DescriptionList';
import { NotSent } from '../../components/messages/NotSent';
import { StepActions } from '../../components/buttons/StepActions';
import { useTexts } from '../../i18n/texts';
import type { ContactBody } from '../../lib/calls/api-types';

interface ContactConfirmProps {
  values: ContactBody;
  pending: boolean;
  /** Why it could not be sent. */
  trouble: unknown;
  onBack: () => void;
  onSubmit: () => void;
}

export function ContactConfirm({ values, pending, trouble, onBack, onSubmit }: ContactConfirmProps) {
  const t = useTexts('contact');
  const common = useTexts('common');
  return (
    <div className="stack">
      <Card>
        <DescriptionList
          items={[
            { term: t.email, detail: values.email.trim() },
            { term: t.contact, detail: values.contact.trim() },
          ]}
        />
      </Card>
      <NotSent error={trouble} />
      <StepActions>
        <Button pending={pending} onClick={onSubmit}>
          {pending ? common.sending : t.submit}
        </Button>
        <Button kind="secondary" unavailable={pending} onClick={onBack}>
          {t.back}
        </Button>
      </StepActions>
    </div>
  );
}
