import { handOverOf } from '@laundry/shared/constants/hand-over-types';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { Page } from '../../../components/ui/Page';
import { Steps } from '../../../components/ui/Steps';
import { currentLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, Venue } from '../../../lib/api-types';
import { currentUserQuery } from '../../../lib/session/current-user';
import { useConfirmedForm } from '../../../lib/form/use-confirmed-form';
import { changeProfile, updateAtVenue } from '../api';
import { useAreaOf } from '../../../lib/use-area-of';
import { ResidenceContext } from '../venue/residence';
import { checkResident } from '../venue/resident-rules';
import { EditConfirm } from './EditConfirm';
import { EditDone } from './EditDone';
import { EditInput } from './EditInput';
import { checkEdit } from './edit-rules';
import { type EditValues, emailChanges, isResident, profileOf, valuesOf } from './edit-values';
import { useStepTitle } from '../../../lib/step-title';

interface CustomerEditProps {
  user: CurrentUser;
  /** The venue whose page it is; null on the profile's own. */
  venue: Venue | null;
}

/** A customer changes what they registered: input, confirmation, done. */
export function CustomerEdit({ user, venue }: CustomerEditProps) {
  const t = useTexts('registration');
  const queries = useQueryClient();
  const areaOf = useAreaOf();
  const offered = venue?.pickup_delivery_types ?? null;
  const { form, confirming, done, pending, trouble, toInput, confirm, submit } = useConfirmedForm<
    EditValues,
    EditValues,
    void,
    { emailChanged: boolean }
  >({
    draft: `profile.${user.id}`,
    secrets: ['current_password', 'password', 'password_confirm', 'agree'],
    rule: async (values) => ({
      ...(isResident(user) && checkResident(values, offered)),
      ...checkEdit(values, user, await areaOf(values), currentLang()),
    }),
    fresh: valuesOf(user),
    freshAfter: (_nothing, values) => values,
    checkedOf: (values) => values,
    send: (values) => save(values, user, venue),
    ended: (_nothing, values) => ({ done: { emailChanged: emailChanges(values, user) } }),
    changed: () => queries.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
  useStepTitle(done ? t.edit.done_title : confirming ? t.edit.confirm_title : null);
  if (done) return <EditDone emailChanged={done.emailChanged} />;
  const title = venue ? t.venue.update_title : t.edit.title;
  return (
    <FormProvider {...form}>
      <ResidenceContext value={isResident(user) ? { offered } : null}>
        <Page
          title={confirming ? t.edit.confirm_title : title}
          lead={confirming ? t.edit.confirm_lead : venue?.property_name}
        >
          <Steps names={t.edit.steps} current={confirming ? 2 : 1} />
          {confirming ? (
            <EditConfirm
              before={valuesOf(user)}
              values={confirming}
              pending={pending}
              trouble={trouble}
              onBack={toInput}
              onSubmit={() => submit(confirming)}
            />
          ) : (
            <EditInput user={user} withEmails={venue === null} onChecked={confirm} />
          )}
        </Page>
      </ResidenceContext>
    </FormProvider>
  );
}

async function save(values: EditValues, user: CurrentUser, venue: Venue | null): Promise<void> {
  const profile = profileOf(values, user, currentLang());
  if (venue) {
    const pickup_delivery_type = handOverOf(values.pickup_delivery_type);
    await updateAtVenue(venue.code, { ...profile, pickup_delivery_type });
    return;
  }
  const { current_password } = values;
  await changeProfile({ ...profile, ...(emailChanges(values, user) && { current_password }) });
}
