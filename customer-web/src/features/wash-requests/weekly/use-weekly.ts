import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { CurrentUser, WeekRequest } from '../../../lib/api-types';
import { dropDraft } from '../../../lib/form/form-draft';
import { useDoneStep } from '../../../lib/form/use-done-step';
import { useRuleForm } from '../../../lib/form/use-rule-form';
import { useSending } from '../../../lib/form/use-sending';
import { withoutDoorCode } from '../has-door-code';
import { saveWeekRequests } from './api';
import { type CheckedWeekly, useWeekCheck } from './use-week-check';
import { weekRequestsQuery } from './weekly-query';
import { checkWeekly, weeklyContext } from './weekly-rules';
import { type WeeklyLine, type WeeklyValues, bodyOf, firstWeekly } from './weekly-values';

/** The weekly schedule from its first form to done. */
export function useWeekly(user: CurrentUser, context: RequestContext, saved: readonly WeekRequest[]) {
  const name = `weekly.${user.id}`;
  const { sameTime } = context;
  const rules = weeklyContext(context);
  const form = useRuleForm<WeeklyValues>({
    defaultValues: firstWeekly(saved, context.area, sameTime),
    // Which form it is about is the screen's to say; here it is only held back.
    rule: ({ lines }) => (Object.keys(checkWeekly(lines, rules)).length > 0 ? { lines: 'input_errors' } : {}),
    draft: { name, without: ['codes'] },
  });
  const [lines, codes] = useWatch({ control: form.control, name: ['lines', 'codes'] });
  const steps = useDoneStep<CheckedWeekly, WeekRequest[]>({
    draft: name,
    written: (forms) => forms.map(withoutDoorCode),
  });
  const queries = useQueryClient();
  const { toConfirm, ...saving } = useSending({
    form,
    steps,
    send: ({ values }: CheckedWeekly) => saveWeekRequests(bodyOf(values, sameTime)),
    onSent: ({ week_requests }) => {
      steps.toDone(week_requests);
      queries.setQueryData(weekRequestsQuery.queryKey, week_requests);
      form.reset(firstWeekly(week_requests, context.area, sameTime));
      dropDraft(name);
    },
  });
  const check = useWeekCheck(sameTime, toConfirm);
  const start = (values: WeeklyValues): void => {
    check.mutate(values);
  };
  return {
    ...saving,
    form,
    lines,
    codes,
    steps,
    check,
    /** What is wrong, from the first try to go on. */
    wrong: form.formState.submitCount > 0 ? checkWeekly(lines, rules) : {},
    setLines: (next: readonly WeeklyLine[]): void => form.setValue('lines', [...next], { shouldDirty: true }),
    setCode: (id: string, code: string): void =>
      form.setValue('codes', { ...form.getValues('codes'), [id]: code }, { shouldDirty: true }),
    toConfirm: form.handleSubmit(start),
    /** To the confirmation that no schedule is wanted any more. */
    end: (): void => start({ lines: [], codes: {} }),
  };
}

export type Weekly = ReturnType<typeof useWeekly>;
