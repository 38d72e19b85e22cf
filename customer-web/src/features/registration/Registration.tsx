import type { Lang } from '@laundry/shared/constants/langs';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { CheckoutRedirect } from '../../components/payment/CheckoutRedirect';
import { Link, Navigate, useSearchParams } from 'react-router';
import { OpenPaymentGate } from '../../components/payment/OpenPaymentGate';
import { Page } from '../../components/page/Page';
import { FirstRequestSteps } from '../../components/page/FirstRequestSteps';
import { Steps } from '../../components/page/Steps';
import { currentLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { ServerRefusal } from '@laundry/web-kit/calls/api-error';
import { retold } from '@laundry/web-kit/calls/retold';
import type { RegisterAnswer, Venue } from '../../lib/calls/api-types';
import { RegistrationConfirm } from './confirm/RegistrationConfirm';
import { RegistrationInput } from './RegistrationInput';
import { register, registerAtVenue } from './api';
import { REGISTRATION_DRAFT, draftNameOf } from './form/registration-draft';
import { checkRegistration } from './form/registration-rules';
import { EMPTY_REGISTRATION, type RegistrationValues, beginsLater, toRegistration } from './form/registration-values';
import { useAskedBefore } from './use-asked-before';
import { useAfterRegistration } from './use-after-registration';
import { useAreaOf } from '../../lib/areas/use-area-of';
import { ResidenceContext } from './venue/residence';
import { checkResident } from './venue/resident-rules';
import { endDraftsInTime } from '../../lib/form/end-drafts';
import { useConfirmedForm } from '../../lib/form/use-confirmed-form';
import { useStepTitle } from '../../lib/step-title';
import { LEADS_BACK, readFirstRequest } from '../../lib/first-request';
import { FIRST_PARAMETER, PATHS, REFERRAL_PARAMETER } from '../../lib/paths';
import { PlaceContext } from './parts/place';
import { FIRST_REQUEST_STEP_OF } from './parts/parts';
import { usePlaces } from './parts/use-places';
import { useEndedBefore } from './use-ended-before';

/** Registration of an individual or a company, at a partner venue or not: input, then confirmation. */
export function Registration({ venue = null }: { venue?: Venue | null }) {
  const t = useTexts('registration');
  const draft = draftNameOf(venue?.code ?? null);
  const [query] = useSearchParams();
  const areaOf = useAreaOf();
  const [firstRequest] = useState(() => (query.has(FIRST_PARAMETER) ? readFirstRequest() : null));
  const isFirst = firstRequest !== null;
  const endedAt = useEndedBefore(draft);
  const { leaving, finish } = useAfterRegistration(draft, isFirst);
  const firstSent = useRef<{ key: string; lang: Lang } | null>(null);
  // Here and not in the input: whoever comes back to a wrong field finds it there.
  const isWhole = useDeferredValue(true, false);
  const rule = async (values: RegistrationValues) => ({
    ...(venue && checkResident(values, venue.pickup_delivery_types)),
    ...checkRegistration(values, await areaOf(values), currentLang()),
  });
  const { form, isResumed, confirming, pending, trouble, toInput, confirm, submit } = useConfirmedForm<
    RegistrationValues,
    RegistrationValues,
    RegisterAnswer
  >({
    draft: { name: draft, ...REGISTRATION_DRAFT },
    rule,
    fresh: {
      ...EMPTY_REGISTRATION,
      ...(isFirst && { plan_kind: 'onetime' }),
      send_addr_detail3: venue?.property_name ?? '',
      referral_code: query.get(REFERRAL_PARAMETER) ?? '',
    },
    checkedOf: (values) => values,
    sendKeyed: (values, key) => {
      // What is sent again under its key is the same to the letter, whichever language is chosen meanwhile.
      if (firstSent.current?.key !== key) firstSent.current = { key, lang: currentLang() };
      const { referral_code, send_addr_detail3_room_number } = values;
      const body = {
        ...toRegistration(values, firstSent.current.lang),
        ...(referral_code.trim() !== '' && { referral_code }),
        ...(beginsLater(values, firstSent.current.lang) && { begins_next_month: true }),
      };
      const sent = venue
        ? registerAtVenue(venue.code, { ...body, send_addr_detail3_room_number }, key)
        : register(body, key);
      return retold(sent, onScreen(venue ? { email_in_use: t.venue.email_in_use } : {}));
    },
    ended: finish,
  });
  const place = usePlaces({ form, rule, isResumed, isConfirming: confirming !== null });
  useAskedBefore(form, venue === null);
  useEffect(endDraftsInTime, []);

  useStepTitle(confirming ? t.confirm_title : null);
  if (endedAt !== null && !leaving) return <Navigate to={endedAt} replace />;
  if (leaving) {
    return (
      <Page title={t.confirm_title}>
        <CheckoutRedirect to={leaving} />
      </Page>
    );
  }
  return (
    <FormProvider {...form}>
      <ResidenceContext value={venue && { offered: venue.pickup_delivery_types }}>
        <Page title={confirming ? t.confirm_title : t.title} lead={confirming ? t.confirm_lead : venue?.property_name}>
          <OpenPaymentGate draft={draft} what={() => t.what} held={t.begun}>
            {isFirst ? (
              <>
                <FirstRequestSteps at={confirming ? 'payment' : FIRST_REQUEST_STEP_OF[place.at]} />
                {!confirming && <ToFirstRequest />}
              </>
            ) : (
              <Steps names={t.steps} current={confirming ? 2 : 1} />
            )}
            {confirming ? (
              <RegistrationConfirm
                values={confirming}
                firstRequest={firstRequest}
                pending={pending}
                trouble={trouble}
                onBack={toInput}
                onSubmit={() => submit(confirming)}
              />
            ) : (
              <PlaceContext value={{ ...place, isFirst }}>
                <RegistrationInput isWhole={isWhole} firstRequest={firstRequest} onChecked={confirm} />
              </PlaceContext>
            )}
          </OpenPaymentGate>
        </Page>
      </ResidenceContext>
    </FormProvider>
  );
}

/** Dates and bags are chosen on the screen before, which has them as they were left. */
function ToFirstRequest() {
  const { change } = useTexts('first_request');
  return (
    <p className="small">
      <Link to={PATHS.firstRequest} state={LEADS_BACK}>
        {change}
      </Link>
    </p>
  );
}

const FIELD_OF: Readonly<Record<string, keyof RegistrationValues>> = {
  plan_id: 'plan_part',
  begins_next_month: 'begins',
};

/**
 * The plan id is no field of the screen: what the server says of it belongs to the number of bags. `instead`: what the
 * screen says for a message of the server.
 */
const onScreen =
  (instead: Readonly<Record<string, string>>) =>
  (refusal: ServerRefusal): ServerRefusal => ({
    ...refusal,
    field: FIELD_OF[refusal.field] ?? refusal.field,
    code: instead[refusal.code] ?? refusal.code,
  });
