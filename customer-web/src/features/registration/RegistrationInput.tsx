import { use } from 'react';
import { type SubmitHandler, useFormContext, useWatch } from 'react-hook-form';
import { Alert } from '../../components/messages/Alert';
import { Button } from '../../components/buttons/Button';
import { ErrorSummary } from '../../components/messages/ErrorSummary';
import { Columns } from '../../components/page/Columns';
import { StepActions } from '../../components/buttons/StepActions';
import { useTexts } from '../../i18n/texts';
import { useFormErrors } from '../../lib/form/form-errors';
import { useLocationState } from '../../lib/location-state';
import { AccountSection } from './sections/AccountSection';
import { BillSection } from './sections/BillSection';
import { CompanySection } from './sections/CompanySection';
import { ContractSection } from './sections/ContractSection';
import { PaymentSection } from './sections/PaymentSection';
import { PersonSection } from './sections/PersonSection';
import { PlanSection } from './sections/PlanSection';
import { SendSection } from './sections/SendSection';
import { TermsSection } from './sections/TermsSection';
import type { RegistrationValues } from './form/registration-values';
import type { FirstRequest } from '../../lib/first-request';
import { Part } from './parts/Part';
import { PlaceContext } from './parts/place';
import { inFormOrder } from './parts/parts';
import { useGoOn } from './parts/use-go-on';
import { usePartNames } from './parts/use-part-names';
import { usePriceInSight } from './use-price-in-sight';

const TERMS_FIRST_ID = 'terms-first';

interface RegistrationInputProps {
  /** False on the form's first drawing: what is below the screen comes apart, so that a phone answers between the two. */
  isWhole: boolean;
  /** What it is registered for, chosen before. */
  firstRequest: FirstRequest | null;
  onChecked: SubmitHandler<RegistrationValues>;
}

/** Step 1: every field, for an individual or a company. */
export function RegistrationInput({ isWhole, firstRequest, onChecked }: RegistrationInputProps) {
  const t = useTexts('registration');
  const form = useFormContext<RegistrationValues>();
  const { wrong } = useFormErrors(form, inFormOrder(t.fields));
  // Of the address of a venue's page, which leads here.
  const isUnknownVenue = useLocationState()['unknownVenue'] === true;
  return (
    <Columns
      skip={t.skip_to_button}
      aria-busy={!isWhole}
      onSubmit={form.handleSubmit(onChecked)}
      beside={<RegistrationBar firstRequest={firstRequest} />}
    >
      <ErrorSummary messages={wrong} />
      {isUnknownVenue && (
        <Alert kind="warn" role="status" title={t.venue.unknown_title}>
          <p>{t.venue.unknown}</p>
        </Alert>
      )}
      <ContractSection />
      <Part name="plan">
        <PlanSection isFirst={firstRequest !== null} />
      </Part>
      {isWhole && <AfterPlan />}
    </Columns>
  );
}

function AfterPlan() {
  const t = useTexts('registration');
  const form = useFormContext<RegistrationValues>();
  const [type, agree] = useWatch({ control: form.control, name: ['contract_type', 'agree'] });
  const company = type === 'company';
  return (
    <>
      {company && (
        <Part name="company">
          <CompanySection />
        </Part>
      )}
      <Part name="address">
        {company && <BillSection />}
        <SendSection />
      </Part>
      <Part name="you">
        <PersonSection />
        <AccountSection />
      </Part>
      <Part name="finish">
        <PaymentSection />
        <TermsSection />
        {!agree && (
          <p id={TERMS_FIRST_ID} className="muted small">
            {t.terms_first}
          </p>
        )}
      </Part>
    </>
  );
}

function RegistrationBar({ firstRequest }: Pick<RegistrationInputProps, 'firstRequest'>) {
  const { at } = use(PlaceContext);
  return (
    <StepActions chosen={usePriceInSight(firstRequest)}>
      {at === 'finish' ? <ConfirmButton /> : <NextPartButton />}
    </StepActions>
  );
}

function NextPartButton() {
  const { parts: t } = useTexts('registration');
  const names = usePartNames();
  const { next, goOn } = useGoOn();
  return (
    next && (
      <Button wide onClick={(press) => void goOn(press)}>
        {t.go_on({ part: names[next] })}
      </Button>
    )
  );
}

function ConfirmButton() {
  const t = useTexts('registration');
  const form = useFormContext<RegistrationValues>();
  const agree = useWatch({ control: form.control, name: 'agree' });
  const { isSubmitting } = form.formState;
  return (
    <Button
      type="submit"
      wide
      pending={isSubmitting}
      unavailable={!agree}
      aria-describedby={agree ? undefined : TERMS_FIRST_ID}
    >
      {isSubmitting ? t.checking : t.to_confirm}
    </Button>
  );
}
