import { type BaseSyntheticEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError, isForForm } from '../calls/api-error';
import { forgetIdempotencyKey, sendKeyed } from '../calls/idempotency';
import type { TabStore } from '../storage/tab-store';
import type { Draft, FieldOf } from './drafts/draft';
import { type RefusalWords, showRefusal } from './form-refusal';
import { holdsSecret, withoutSecrets } from './drafts/secrets';
import { useDraft } from './drafts/use-draft';
import { useOneMutation } from './presses/use-one-mutation';
import { type Rule, isPassed, useRuleForm } from './use-rule-form';
import { useSteps } from './steps/use-steps';
import { useLateAnswer } from './use-late-answer';

/** How a form ends that was sent: with words in its place, on another page, as a dialog, or at a provider, where it is paid and from where Back leads to it. */
export type End<Result, Values = never> =
  /** `fresh`: what Back finds in the form; as it was before anything was typed, unless said. */
  | { readonly done: Result; readonly fresh?: Values }
  | { readonly to: string; readonly draftStays?: boolean }
  | { readonly close: () => void }
  | 'leaves';

/** A call of which the server knows by its key that it was done already, or one that done twice is done once. */
type Sending<Checked, Answer> =
  | { readonly sendKeyed: (checked: Checked, key: string) => Promise<Answer>; readonly send?: never }
  | { readonly send: (checked: Checked) => Promise<Answer>; readonly sendKeyed?: never };

export type ConfirmedForm<Values extends FieldValues, Checked, Answer, Result> = Sending<Checked, Answer> &
  Flow<Values, Checked, Answer, Result>;

interface Flow<Values extends FieldValues, Checked, Answer, Result> {
  /** Its secrets are written down neither in it nor with a step, nor with the key by which the form is sent. */
  readonly draft: Draft<FieldOf<Values | Result>>;
  readonly rule: Rule<Values>;
  /** The form before anything is typed. */
  readonly fresh: Values;
  /** The same before it was filled in by what a reload does not know, such as a ticked row. */
  readonly blank?: Values;
  /** It is a dialog: its steps are no places of the browser's history. */
  readonly inPlace?: boolean;
  /** What is to be confirmed of values that passed, perhaps by the server, whose refusal is told on the form; null: nothing yet. */
  readonly checkedOf: (values: Values) => Checked | null | Promise<Checked | null>;
  /** Its confirmation outlives a reload: the values of it, null where it would be another one now. */
  readonly valuesOf?: (checked: Checked) => Values | null;
  readonly ended: (answer: Answer, checked: Checked) => End<Result, Values>;
  /** The confirmation asks for some fields itself: whether a refusal that the form is for is mended there. */
  readonly mendsThere?: (wrong: readonly string[]) => boolean;
  /** Reads again what it has changed, or what somebody else has: after a refusal, too, which is told; null when it was done. */
  readonly changed?: (refusal: unknown) => unknown;
}

/**
 * A form from its first field to done, by one order for all: what is typed is stored until it was sent, every confirmation begins
 * anew, is sent under one key until it is answered, and is told to whoever has left it meanwhile. A refusal that its fields can
 * mend leads back to them; all else, a lost connection too, is told on the confirmation, from where it can be sent again.
 */
export function useConfirmedForm<Values extends FieldValues, Checked, Answer, Result = never>(
  store: TabStore,
  words: RefusalWords,
  options: ConfirmedForm<Values, Checked, Answer, Result>,
) {
  const { rule, valuesOf, changed } = options;
  const { name, secrets = [] } = options.draft;
  const navigate = useNavigate();
  const draft = useDraft<Values, Result>(store, options.draft, options.fresh, options.blank);
  const form = useRuleForm(rule, draft);

  const steps = useSteps<Checked, Result>({
    form: name,
    inPlace: options.inPlace,
    written: {
      checked: (checked) => (valuesOf === undefined || holdsSecret(checked, secrets) ? null : checked),
      result: (result) => withoutSecrets(result, secrets),
    },
    takeUp: (checked) => {
      const values = valuesOf?.(checked) ?? null;
      if (values === null) return false;
      const codes = rule(values);
      if (codes instanceof Promise || !isPassed(codes)) return false;
      form.reset(values, { keepDefaultValues: true });
      return true;
    },
  });
  const { isCurrent, ...late } = useLateAnswer();
  const latest = useRef<Checked | null>(null);

  const end = (how: End<Result, Values>): void => {
    if (how === 'leaves') return;
    if ('done' in how) {
      steps.toDone(how.done);
      form.reset(how.fresh ?? options.fresh);
    }
    if (!('to' in how && how.draftStays)) draft.forget();
    if ('to' in how && isCurrent()) void navigate(how.to, { replace: true });
    if ('close' in how) how.close();
  };
  const sending = useOneMutation({
    mutationFn: (checked: Checked) =>
      options.sendKeyed === undefined
        ? options.send(checked)
        : sendKeyed(store, name, checked, options.sendKeyed, holdsSecret(checked, secrets)),
    onSuccess: (answer, checked) => {
      const isSeen = isCurrent();
      const how = options.ended(answer, checked);
      end(how);
      late.sent(how === 'leaves', isSeen);
      return changed?.(null);
    },
    onError: (error, checked) => {
      // Something else may be confirmed by now, of which nothing is refused.
      const isLatest = latest.current === checked;
      late.refused(error, isLatest && (steps.isAtConfirm() || (isCurrent() && isForForm(error))));
      if (isLatest && isForForm(error)) {
        if (options.mendsThere?.(fieldsOf(error)) !== true) steps.toInput();
        // Nothing of another screen is to be focused.
        if (isCurrent()) showRefusal(form, error, words);
      }
      void changed?.(error);
    },
  });
  const { error, variables: sent } = sending;
  const pending = sending.isPending || sending.isSuccess;
  const confirm = (checked: Checked): void => {
    sending.reset();
    latest.current = null;
    steps.toConfirm(checked);
  };
  return {
    form,
    isResumed: draft.isResumed,
    /** The fields of it that somebody else has changed since they were typed into, and what it would be without what was typed. */
    conflicts: draft.conflicts,
    lost: draft.lost,
    fresh: draft.fresh,
    confirming: steps.confirming,
    done: steps.done,
    sentBefore: steps.sentBefore,
    /** Until the next screen is there, which comes a moment after the answer: no second press in between. */
    pending,
    /** Why it was not sent, unless the fields of the form can mend it. */
    trouble: isForForm(error) ? null : error,
    sent,
    toInput: steps.toInput,
    /** Of what was checked elsewhere. */
    confirm,
    toConfirm: (event?: BaseSyntheticEvent): Promise<void> =>
      form.handleSubmit(async (values) => {
        try {
          const checked = await options.checkedOf(values);
          if (checked !== null && isCurrent()) confirm(checked);
        } catch (error) {
          if (isCurrent()) showRefusal(form, error, words);
        }
      })(event),
    /** What was typed is given up. */
    drop: (): void => {
      draft.forget();
      forgetIdempotencyKey(store, name);
      form.reset(draft.fresh);
    },
    submit: (checked: Checked): void => {
      if (pending) return;
      late.forget();
      latest.current = checked;
      sending.mutate(checked);
    },
  };
}

const fieldsOf = (error: unknown): readonly string[] =>
  error instanceof ApiError ? error.refusals.map(({ field }) => field) : [];
