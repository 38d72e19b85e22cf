import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { Page } from '../../components/ui/Page';
import { Steps } from '../../components/ui/Steps';
import { currentLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import { ApiError } from '../../lib/api-error';
import { areaInfoQuery } from '../../lib/area-queries';
import { useApplyRefusal } from '../../lib/form-errors';
import { newIdempotencyKey } from '../../lib/idempotency-key';
import { useCheckedStep } from '../../lib/use-checked-step';
import { useRuleForm } from '../../lib/use-rule-form';
import { RegistrationConfirm } from './RegistrationConfirm';
import { RegistrationInput } from './RegistrationInput';
import { register } from './api';
import { keepDraft, readDraft } from './registration-draft';
import { checkRegistration } from './registration-rules';
import { type RegistrationValues, toRegistration } from './registration-values';
import { useAfterRegistration } from './use-after-registration';

interface Checked {
  values: RegistrationValues;
  key: string;
}

/** Registration of an individual or a company: input, then confirmation (spec 1 §2 "Registration"). */
export function Registration() {
  const t = useTexts('registration');
  const areaOf = useAreaOf();
  const form = useRuleForm<RegistrationValues>({
    defaultValues: readDraft(),
    rule: async (values) => checkRegistration(values, await areaOf(values), currentLang()),
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [form]);
  const { confirming, toConfirm, toInput } = useCheckedStep<Checked>();
  const applyRefusal = useApplyRefusal(form);
  const finish = useAfterRegistration();
  const registering = useMutation({
    mutationFn: ({ values, key }: Checked) => register(toRegistration(values, currentLang()), key),
    onSuccess: (answer, { values }) => finish(answer, values),
    onError: (error) => {
      toInput();
      applyRefusal(onScreen(error));
    },
  });

  return (
    <FormProvider {...form}>
      <Page title={confirming ? t.confirm_title : t.title} lead={confirming ? t.confirm_lead : undefined}>
        <Steps names={t.steps} current={confirming ? 2 : 1} />
        {confirming ? (
          <RegistrationConfirm
            values={confirming.values}
            pending={registering.isPending}
            onBack={toInput}
            onSubmit={() => registering.mutate(confirming)}
          />
        ) : (
          <RegistrationInput onChecked={(values) => toConfirm({ values, key: newIdempotencyKey() })} />
        )}
      </Page>
    </FormProvider>
  );
}

/** The area of the delivery address; when it can't be asked for, the server decides alone. */
function useAreaOf() {
  const queries = useQueryClient();
  return async ({ send_addr_zipcode }: RegistrationValues) => {
    const query = areaInfoQuery(send_addr_zipcode);
    if (!query.enabled) return null;
    const everything = { error: null, is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: true };
    const area = await queries.fetchQuery({ ...query, retry: false }).catch(() => everything);
    return area.error === null ? area : null;
  };
}

/** The plan id is no field of the screen: what the server says of it belongs to the number of bags. */
function onScreen(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.fieldErrors['plan_id']) return error;
  const { plan_id, ...others } = error.fieldErrors;
  return new ApiError({ status: error.status, detail: error.detail, errors: { ...others, plan_part: plan_id } });
}
