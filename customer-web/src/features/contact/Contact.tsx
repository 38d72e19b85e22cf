import { LIMITS } from '@laundry/shared/constants/limits';
import type { MessageKey } from '@laundry/shared/messages/ja';
import { isBlank } from '@laundry/shared/text/blank';
import { textProblem } from '@laundry/shared/text/characters';
import { normalizeEmail } from '@laundry/shared/text/email';
import { Page } from '../../components/page/Page';
import { Steps } from '../../components/page/Steps';
import { useTexts } from '../../i18n/texts';
import { answer, client } from '../../lib/calls/api';
import type { ContactBody, CurrentUser } from '../../lib/calls/api-types';
import { useConfirmedForm } from '../../lib/form/use-confirmed-form';
import { useStepTitle } from '../../lib/step-title';
import { ContactConfirm } from './ContactConfirm';
import { ContactDone } from './ContactDone';
import { ContactInput } from './ContactInput';
import { Faq } from './Faq';
import { SupportSite } from './SupportSite';

/** The same key sends the same question once, however often it is pressed or repeated. */
const sendContact = (body: ContactBody, idempotencyKey: string) =>
  answer(client.POST('/api/v1/contacts', { body, headers: { 'Idempotency-Key': idempotencyKey } }));

/** Answers first, then a question of one's own in three steps. */
export function Contact({ user }: { user: CurrentUser | null }) {
  const t = useTexts('contact');
  const fresh = { email: user?.email ?? '', contact: '' };
  const draft = user === null ? 'contact' : `contact.${user.id}`;
  const { form, confirming, done, pending, trouble, toInput, confirm, submit } = useConfirmedForm<
    ContactBody,
    ContactBody,
    unknown,
    { email: string }
  >({
    draft: { name: draft },
    rule: checkContact,
    fresh,
    checkedOf: (values) => values,
    sendKeyed: sendContact,
    ended: (_nothing, { email }) => ({ done: { email } }),
  });

  useStepTitle(done ? t.done_title : confirming ? t.confirm_title : null);
  if (done) return <ContactDone email={done.email.trim()} />;
  if (confirming) {
    return (
      <Page title={t.confirm_title} lead={t.confirm_lead}>
        <Steps names={t.steps} current={2} />
        <ContactConfirm
          values={confirming}
          pending={pending}
          trouble={trouble}
          onBack={toInput}
          onSubmit={() => submit(confirming)}
        />
      </Page>
    );
  }
  return (
    <Page title={t.title} lead={t.lead}>
      <Faq />
      <Steps names={t.steps} current={1} />
      <ContactInput form={form} onChecked={confirm} />
      <SupportSite />
    </Page>
  );
}

/** Both are needed, and the answer must be able to arrive. */
function checkContact({ email, contact }: ContactBody): Partial<Record<keyof ContactBody, MessageKey>> {
  const problem = textProblem(contact, LIMITS.contactLength, true);
  return {
    ...(normalizeEmail(email) === null && { email: email.trim() === '' ? 'required' : 'invalid_email' }),
    ...(isBlank(contact) && { contact: 'required' }),
    ...(problem !== null && { contact: problem }),
  };
}
