import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Page } from '../../../components/page/Page';
import { Steps } from '../../../components/page/Steps';
import { currentLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, Venue } from '../../../lib/calls/api-types';
import { currentUserQuery } from '../../../lib/session/current-user';
import { useConfirmedForm } from '../../../lib/form/use-confirmed-form';
import { useAreaOf } from '../../../lib/areas/use-area-of';
import { ResidenceContext } from '../venue/residence';
import { checkResident } from '../venue/resident-rules';
import { EditConfirm } from './EditConfirm';
import { EditDone } from './EditDone';
import { EditInput } from './EditInput';
import { checkEdit } from './edit-rules';
import { type EditValues, emailChanges, isResident, valuesOf } from './edit-values';
import { useProfileWrite } from './use-profile-write';
import { useStepTitle } from '../../../lib/step-title';

interface CustomerEditProps {
  user: CurrentUser;
  /** The venue whose page it is; null on the profile's own. */
  venue: Venue | null;
}

/** A customer changes what they registered: input, confirmation, done. */
export function CustomerEdit({ user: now, venue }: CustomerEditProps) {
  // As it was when the form was opened, whatever is read meanwhile.
  const [user, setUser] = useState(now);
  const { write, others, before } = useProfileWrite(user, venue);
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
    draft: { name: `profile.${user.id}`, secrets: ['current_password', 'password', 'password_confirm', 'agree'] },
    rule: async (values) => ({
      ...(isResident(user) && checkResident(values, offered)),
      ...checkEdit(values, user, await areaOf(values), currentLang()),
    }),
    fresh: valuesOf(user),
    checkedOf: (values) => values,
    send: write,
    ended: (_nothing, values) => ({ done: { emailChanged: emailChanges(values, user) }, fresh: values }),
    changed: () => queries.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
  // What was sent is what the form begins from when Back leads to it.
  if (done !== null && user !== now) setUser(now);
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
              before={before}
              values={confirming}
              pending={pending}
              trouble={trouble}
              others={others}
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
