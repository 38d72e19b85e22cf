import type { Lang } from '@laundry/shared/constants/langs';
import { useDeferredValue, useRef, useState, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { HandOver } from '../../components/payment/HandOver';
import { useSearchParams } from 'react-router';
import { OpenPaymentGate } from '../../components/payment/OpenPaymentGate';
import { Page } from '../../components/ui/Page';
import { Steps } from '../../components/ui/Steps';
import { currentLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import { retold } from '../../lib/retold';
import type { Venue } from '../../lib/api-types';
import { hasDraft } from '../../lib/form/form-draft';
import { newIdempotencyKey } from '../../lib/form/idempotency-key';
import { useCheckedStep } from '../../lib/form/use-checked-step';
import { useRuleForm } from '../../lib/form/use-rule-form';
import { useSending } from '../../lib/form/use-sending';
import { RegistrationConfirm } from './confirm/RegistrationConfirm';
import { RegistrationInput } from './RegistrationInput';
import { register, registerAtVenue } from './api';
import { draftNameOf, registrationDraft } from './form/registration-draft';
import { checkRegistration } from './form/registration-rules';
import { EMPTY_REGISTRATION, type RegistrationValues, toRegistration } from './form/registration-values';
import { useAskedBefore } from './use-asked-before';
import { useAfterRegistration } from './use-after-registration';
import { useAreaOf } from '../../lib/use-area-of';
import { ResidenceContext } from './venue/residence';
import { checkResident } from './venue/resident-rules';
import { endDraftsInTime } from '../../lib/form/end-drafts';
import { useStepTitle } from '../../lib/step-title';
import { REFERRAL_PARAMETER } from '../../lib/paths';

interface Checked {
  values: RegistrationValues;
  key: string;
}

/** Registration of an individual or a company, at a partner venue or not: input, then confirmation. */
export function Registration({ venue = null }: { venue?: Venue | null }) {
  const t = useTexts('registration');
  const draft = draftNameOf(venue?.code ?? null);
  const [query] = useSearchParams();
  const areaOf = useAreaOf();
  const form = useRuleForm<RegistrationValues>({
    defaultValues: {
      ...EMPTY_REGISTRATION,
      send_addr_detail3: venue?.property_name ?? '',
      referral_code: query.get(REFERRAL_PARAMETER) ?? '',
    },
    rule: async (values) => ({
      ...(venue && checkResident(values, venue.pickup_delivery_types)),
      ...checkRegistration(values, await areaOf(values), currentLang()),
    }),
    draft: registrationDraft(draft),
  });
  useAskedBefore(form, venue === null);
  useEffect(endDraftsInTime, []);
  const [isResumed] = useState(() => hasDraft(draft));
  const steps = useCheckedStep<Checked>();
  const { leaving, finish } = useAfterRegistration(draft);
  const firstSent = useRef<{ key: string; lang: Lang } | null>(null);
  // Here and not in the input: whoever comes back to a wrong field finds it there.
  const isWhole = useDeferredValue(true, false);
  const { pending, trouble, toConfirm, submit } = useSending({
    form,
    steps,
    send: ({ values, key }: Checked) => {
      // What is sent again under its key is the same to the letter, whichever language is chosen meanwhile.
      if (firstSent.current?.key !== key) firstSent.current = { key, lang: currentLang() };
      const { referral_code } = values;
      const form = {
        ...toRegistration(values, firstSent.current.lang),
        ...(referral_code.trim() !== '' && { referral_code }),
      };
      const { send_addr_detail3_room_number } = values;
      return venue ? registerAtVenue(venue.code, { ...form, send_addr_detail3_room_number }, key) : register(form, key);
    },
    onSent: (answer, { values }) => finish(answer, values),
    isUnpaid: ({ payment }) => payment !== undefined,
    refusalOf: (error) => onScreen(error, venue ? { email_in_use: t.venue.email_in_use } : {}),
  });
  const { confirming } = steps;

  useStepTitle(confirming ? t.confirm_title : null);
  if (leaving) {
    return (
      <Page title={t.confirm_title}>
        <HandOver to={leaving} />
      </Page>
    );
  }
  return (
    <FormProvider {...form}>
      <ResidenceContext value={venue && { offered: venue.pickup_delivery_types }}>
        <Page title={confirming ? t.confirm_title : t.title} lead={confirming ? t.confirm_lead : venue?.property_name}>
          <OpenPaymentGate draft={draft} held={t.begun}>
            <Steps names={t.steps} current={confirming ? 2 : 1} />
            {confirming ? (
              <RegistrationConfirm
                values={confirming.values}
                pending={pending}
                trouble={trouble}
                onBack={steps.toInput}
                onSubmit={() => submit(confirming)}
              />
            ) : (
              <RegistrationInput
                isResumed={isResumed}
                isWhole={isWhole}
                onChecked={(values) => toConfirm({ values, key: newIdempotencyKey() })}
              />
            )}
          </OpenPaymentGate>
        </Page>
      </ResidenceContext>
    </FormProvider>
  );
}

/**
 * The plan id is no field of the screen: what the server says of it belongs to the number of bags. `instead`: what the
 * screen says for a message of the server.
 */
const onScreen = (error: unknown, instead: Readonly<Record<string, string>>): unknown =>
  retold(error, ({ field, code, params }) => ({
    field: field === 'plan_id' ? 'plan_part' : field,
    code: instead[code] ?? code,
    ...(params && { params }),
  }));
