import type { Draft, FieldOf } from '@laundry/web-kit/forms/drafts/draft';
import { useDraft } from '@laundry/web-kit/forms/drafts/use-draft';
import { type Rule, useRuleForm as useKitRuleForm } from '@laundry/web-kit/forms/use-rule-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tabStore } from '../session/tab-store';

interface RuleFormOptions<Values extends FieldValues> {
  defaultValues: Values;
  rule: Rule<Values>;
  /** What of it survives a reload; null where nothing may be written down. Drop it once the form was sent. */
  draft: Draft<FieldOf<Values>> | null;
}

/** A form that is sent as it stands; one that is confirmed first is `useConfirmedForm`'s. */
export const useRuleForm = <Values extends FieldValues>(options: RuleFormOptions<Values>): UseFormReturn<Values> =>
  useKitRuleForm(options.rule, useDraft(tabStore, options.draft, options.defaultValues));
