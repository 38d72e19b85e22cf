import { CARE_LIMITS } from '@laundry/shared/constants/care-limits';
import { CARE_EN } from '@laundry/shared/masters/care-en';
import { CARE_JA, type CareChoice } from '@laundry/shared/masters/care-ja';
import { useLateAnswer } from '@laundry/web-kit/forms/use-late-answer';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { Button } from '../../components/buttons/Button';
import { RadioGroup } from '../../components/fields/RadioGroup';
import { Textarea } from '../../components/fields/Textarea';
import { ErrorSummary } from '../../components/messages/ErrorSummary';
import { Card } from '../../components/page/Card';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { Care } from '../../lib/calls/api-types';
import { dropDraft } from '../../lib/form/form-draft';
import { useApplyRefusal, useFormErrors } from '../../lib/form/form-errors';
import { useRuleForm } from '../../lib/form/use-rule-form';
import { type CareValues, careChanges, careErrors, careValues, changeCare } from './care';

const CHOICES: readonly CareChoice[] = ['care_detergent', 'care_drying', 'care_folding'];

interface CareFormProps {
  care: Care;
  /** What of it is kept until it is saved, by which name. */
  draft: string;
  onSaved: (care: Care) => void;
}

/** The wishes, all on one page: nothing of them is asked to be confirmed, for each can be said anew. */
export function CareForm({ care, draft, onSaved }: CareFormProps) {
  const t = useTexts('care');
  const common = useTexts('common');
  const lists = useLang() === 'en' ? CARE_EN : CARE_JA;
  const form = useRuleForm<CareValues>({
    defaultValues: careValues(care),
    rule: careErrors,
    draft: { name: draft },
  });
  const { errorOf, summary } = useFormErrors(form, t.fields, { max: CARE_LIMITS.avoidLength });
  const applyRefusal = useApplyRefusal(form);
  const late = useLateAnswer();
  const saving = useOneMutation({
    onMutate: late.forget,
    mutationFn: (values: CareValues) => changeCare(careChanges(values, care)),
    onSuccess: (saved) => {
      dropDraft(draft);
      late.sent();
      onSaved(saved);
    },
    onError: (error) => {
      late.refused(error);
      applyRefusal(error);
    },
  });
  return (
    <Card>
      <form className="stack" noValidate onSubmit={form.handleSubmit((values) => saving.mutate(values))}>
        <ErrorSummary messages={summary} />
        {CHOICES.map((name) => (
          <RadioGroup
            key={name}
            {...form.register(name)}
            label={t.fields[name]}
            hint={t.hints[name]}
            error={errorOf(name)}
            choices={lists[name].map(({ key, val }) => ({ value: key, label: val }))}
            columns={3}
          />
        ))}
        <Textarea
          {...form.register('care_avoid')}
          label={t.fields.care_avoid}
          mark="optional"
          hint={t.avoid_hint({ max: CARE_LIMITS.avoidLength })}
          error={errorOf('care_avoid')}
          rows={3}
        />
        <div>
          <Button type="submit" pending={saving.isPending}>
            {saving.isPending ? common.sending : t.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
