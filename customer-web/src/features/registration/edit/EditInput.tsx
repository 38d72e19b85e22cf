import { LIMITS } from '@laundry/shared/constants/limits';
import { type SubmitHandler, useFormContext } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { ErrorSummary } from '../../../components/messages/ErrorSummary';
import { Textarea } from '../../../components/fields/Textarea';
import { StepActions } from '../../../components/buttons/StepActions';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useFormErrors } from '../../../lib/form/form-errors';
import { PATHS } from '../../../lib/paths';
import { BillSection } from '../sections/BillSection';
import { CompanySection } from '../sections/CompanySection';
import { PersonSection } from '../sections/PersonSection';
import { SendSection } from '../sections/SendSection';
import { useRegistrationForm } from '../form/registration-form';
import { EditEmails } from './EditEmails';
import { PickupMethodSection } from './PickupMethodSection';
import type { EditValues } from './edit-values';

interface EditInputProps {
  user: CurrentUser;
  /** A new address needs the password, which a venue's form does not send. */
  withEmails: boolean;
  onChecked: SubmitHandler<EditValues>;
}

export function EditInput({ user, withEmails, onChecked }: EditInputProps) {
  const { t, text } = useRegistrationForm();
  const form = useFormContext<EditValues>();
  const { summary } = useFormErrors(form, t.fields);
  const navigate = useNavigate();
  // Whoever typed the address has no page before this one.
  const first = useLocation().key === 'default';
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit(onChecked)}>
      <ErrorSummary messages={summary} />
      <PickupMethodSection user={user} />
      {user.is_company && <CompanySection />}
      <PersonSection />
      {user.is_company && <BillSection />}
      <SendSection />
      {withEmails && <EditEmails user={user} />}
      <Card title={t.sections.others}>
        <Textarea {...text('bikou1')} hint={t.bikou_note({ max: LIMITS.remarksLength })} />
      </Card>
      <StepActions>
        <Button type="submit" pending={form.formState.isSubmitting}>
          {form.formState.isSubmitting ? t.checking : t.to_confirm}
        </Button>
        <Button kind="secondary" onClick={() => void (first ? navigate(PATHS.profile) : navigate(-1))}>
          {t.edit.back}
        </Button>
      </StepActions>
    </form>
  );
}
