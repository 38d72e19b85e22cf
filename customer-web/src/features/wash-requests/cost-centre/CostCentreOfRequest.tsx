import { COST_CENTRE_LENGTH } from '@laundry/shared/constants/company-people';
import { costCentreProblem } from '@laundry/shared/rules/companies/cost-centre';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/buttons/Button';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { useOwnRefusals } from '../../../lib/calls/own-refusals';
import { useApplyRefusal, useFormErrors } from '../../../lib/form/form-errors';
import { useRuleForm } from '../../../lib/form/use-rule-form';
import { useRequestsChanged } from '../request-queries';
import CostCentreField from './CostCentreField';
import { changeCostCentre } from './cost-centres';

/** Names a request's cost centre anew. */
export default function CostCentreOfRequest({ row }: { row: WashRequest }) {
  const t = useTexts('company').cost_centre;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return isOpen ? (
    <Form row={row} onDone={close} />
  ) : (
    <div>
      <Button ref={opener} kind="quiet" small onClick={() => setOpen(true)}>
        {t.change}
      </Button>
    </div>
  );
}

function Form({ row, onDone }: { row: WashRequest; onDone: () => void }) {
  const t = useTexts('company').cost_centre;
  const { sending } = useTexts('common');
  const form = useRuleForm<{ cost_centre: string }>({
    defaultValues: { cost_centre: row.cost_centre ?? '' },
    rule: ({ cost_centre }) => {
      const problem = costCentreProblem(cost_centre, { is_company: true });
      return problem === null ? {} : { cost_centre: problem };
    },
    draft: null,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('cost_centre'), [setFocus]);
  const { errorOf } = useFormErrors(form, { cost_centre: t.label }, { max: COST_CENTRE_LENGTH });
  const applyRefusal = useApplyRefusal(form);
  const changed = useRequestsChanged();
  const wordsOf = useOwnRefusals('company');
  const saving = useOneMutation({
    mutationFn: ({ cost_centre }: { cost_centre: string }) =>
      changeCostCentre(row.id, { cost_centre, seen: row.cost_centre ?? '' }),
    onSuccess: async () => {
      await changed();
      onDone();
    },
    onError: (error) => {
      const isStale = error instanceof ApiError && error.reason === 'stale';
      // Beside the field stands what it is now, and the next press has seen it.
      if (isStale) void changed();
      const said = isStale ? t.changed : wordsOf(error);
      if (said === null) applyRefusal(error);
      else form.setError('cost_centre', { type: 'server', message: said }, { shouldFocus: true });
    },
  });
  return (
    <form className="stack-tight" noValidate onSubmit={form.handleSubmit((values) => saving.mutate(values))}>
      <CostCentreField field={form.register('cost_centre')} error={errorOf('cost_centre')} />
      <div className="row">
        <Button type="submit" kind="secondary" small pending={saving.isPending}>
          {saving.isPending ? sending : t.save}
        </Button>
        <Button kind="quiet" small unavailable={saving.isPending} onClick={onDone}>
          {t.keep}
        </Button>
      </div>
    </form>
  );
}
