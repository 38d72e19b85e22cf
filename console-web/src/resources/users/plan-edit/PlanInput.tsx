import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AreaService } from '@laundry/shared/rules/plans/area-service';
import { message } from '@laundry/shared/messages/message';
import { Form } from 'ra-core';
import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { FocusFirstWrong } from '../../../components/form/sending/FocusFirstWrong';
import { KeepDraft } from '../../../components/form/draft/KeepDraft';
import type { FormDraft } from '../../../components/form/draft/useFormDraft';
import { StickyActions } from '../../../components/page/StickyActions';
import { t } from '../../../i18n';
import { shellTexts } from '../../../i18n/shell';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { type PlanForm, planErrors } from './plan-form';
import { PlanInputs } from './PlanInputs';

interface Props {
  readonly user: ConsoleUser;
  readonly area: AreaService | null;
  readonly form: PlanForm;
  readonly draft: FormDraft;
  readonly backTo: string;
  readonly onNext: (form: PlanForm) => void;
}

/** Plan, hand-over and bag size; what is wrong stands beside its field. */
export function PlanInput({ user, area, form, draft, backTo, onNext }: Props) {
  const box = useRef<HTMLElement>(null);
  return (
    <Box ref={box} sx={{ '& form': { display: 'grid', gap: 2 } }}>
      <Form
        record={form}
        validate={(values) => planErrors(values as PlanForm, user, area)}
        onSubmit={(values: object) => onNext(values as PlanForm)}
        shouldFocusError={false}
        noValidate
        disableInvalidFormNotification
      >
        <FocusFirstWrong within={box} />
        <KeepDraft draft={draft} />
        <Banner />
        <PlanInputs />
        <StickyActions>
          <Button component={Link} to={backTo} variant="outlined">
            {shellTexts.back}
          </Button>
          <Button type="submit" variant="contained">
            {t('users.plan.next')}
          </Button>
        </StickyActions>
      </Form>
    </Box>
  );
}

function Banner() {
  const { errors, submitCount } = useFormState();
  if (submitCount === 0 || Object.keys(errors).length === 0) return null;
  return <Alert severity="warning">{message('ja', 'input_errors')}</Alert>;
}
