import { LIMITS } from '@laundry/shared/constants/limits';
import { washCountOf } from '@laundry/shared/rules/plans/plan-id';
import { accountMonth } from '@laundry/shared/rules/payments/month-turn';
import { weeklyFrom, weeklyNeed } from '@laundry/shared/rules/weekly/weekly-need';
import { displayDate } from '@laundry/shared/time/display';
import { addDays } from '@laundry/shared/time/jst';
import { useId } from 'react';
import { Alert } from '../../../components/messages/Alert';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { Columns } from '../../../components/page/Columns';
import { ErrorSummary } from '../../../components/messages/ErrorSummary';
import { StepActions } from '../../../components/buttons/StepActions';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { useFormErrors } from '../../../lib/form/form-errors';
import { useMessageText } from '../../../lib/calls/message-text';
import { isCustomer } from '../request-setting';
import { NotChecked } from './saved/NotChecked';
import { useChosenWeeks } from './use-chosen-weeks';
import { WeeklyFields } from './WeeklyFields';
import type { Weekly, WeeklyProps } from './use-weekly';
import { completeForms, controlId, weeklyContext, weeklyFacts } from './weekly-rules';
import { newLine, type WeeklyLine } from './weekly-values';

interface WeeklyInputProps extends WeeklyProps {
  weekly: Weekly;
  /** Back to the schedule that there is. */
  onLeave: (() => void) | undefined;
}

export function WeeklyInput({ user, plan, context, setting, exceptions, weekly, onLeave }: WeeklyInputProps) {
  const t = useTexts('weekly');
  const common = useTexts('common');
  const { skip_to_button } = useTexts('requests').booking;
  const lang = useLang();
  const whyId = useId();
  const { lines, check } = weekly;
  const from = weeklyFrom(accountMonth(user, context.now));
  const staff = !isCustomer(user);
  const forms = completeForms(lines, weeklyContext(context));
  const need = weeklyNeed(forms, weeklyFacts(context, setting, exceptions), washCountOf(plan.part), from);
  const isCounted = forms.length > 0;
  const chosen = useChosenWeeks(forms, isCounted ? need : null);
  const add = (): void => {
    const codes = { ...weekly.fresh.codes, ...weekly.codes };
    const line = newLine({ lines: [...lines], codes }, context.area, plan.sameTime);
    weekly.setLines([...lines, line]);
    requestAnimationFrame(() => document.getElementById(controlId(line, 'pickup_weeks'))?.focus());
  };
  const remove = ({ id }: WeeklyLine, place: number): void => {
    const left = lines.filter((line) => line.id !== id);
    weekly.setLines(left);
    const next = left[Math.min(place, left.length - 1)];
    // The keyboard goes on at the form that has come into its place.
    requestAnimationFrame(() => next && document.getElementById(controlId(next, 'week_types'))?.focus());
  };
  return (
    <Columns
      skip={skip_to_button}
      onSubmit={staff || lines.length === 0 ? (event) => event.preventDefault() : weekly.toConfirm}
      beside={
        <StepActions chosen={chosen}>
          <Button
            type="submit"
            wide
            pending={check.isPending}
            unavailable={staff}
            aria-describedby={staff ? whyId : undefined}
          >
            {check.isPending ? common.sending : t.to_confirm}
          </Button>
          {onLeave && (
            <Button kind="secondary" unavailable={check.isPending} onClick={onLeave}>
              {common.back}
            </Button>
          )}
        </StepActions>
      }
    >
      <ErrorSummary messages={useSummary(weekly)} />
      <NotChecked error={check.error} />
      <Alert title={t.from_title({ day: displayDate(from, lang, context.now) })}>
        <p>{t.from_lead({ day: displayDate(addDays(from, -1), lang, context.now) })}</p>
      </Alert>
      {lines.map((line, place) => (
        <WeeklyFields
          key={line.id}
          line={line}
          number={place + 1}
          context={context}
          weekly={weekly}
          onRemove={lines.length > 1 ? () => remove(line, place) : null}
        />
      ))}
      {lines.length < LIMITS.weeklyFormsMax ? (
        <div>
          <Button kind="secondary" onClick={add}>
            {t.add}
          </Button>
        </div>
      ) : (
        <p className="muted">{t.full}</p>
      )}
      <Card title={t.need_title}>
        <p role="status">
          {isCounted
            ? t.need({ needed: common.bags({ count: need.needed }), granted: common.bags({ count: need.granted }) })
            : t.need_unknown}
        </p>
        {isCounted && !need.ok && <Alert kind="warn">{t.shortfall_lead}</Alert>}
      </Card>
      {staff && (
        <p id={whyId} className="muted">
          {t.staff}
        </p>
      )}
    </Columns>
  );
}

/** What the server refused, which names no form, then all that is wrong, form by form. */
function useSummary({ form, lines, wrong }: Weekly) {
  const t = useTexts('weekly');
  const textOf = useMessageText();
  const { summary } = useFormErrors(form, {});
  const labels: Readonly<Record<string, string>> = t.labels;
  const named = Object.entries(wrong).map(([field, code]) => {
    const [id = '', name = ''] = field.split('.');
    const number = lines.findIndex((line) => line.id === id) + 1;
    const label = labels[name] ?? '';
    return { field, text: t.summary({ number, label, text: textOf(code, { max: LIMITS.remarksLength }) }) };
  });
  return [...summary, ...named];
}
